import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { ButtonLink } from '../actions/link.tsx';
import { tokens } from '../tokens/tokens.ts';
import { Panel } from './card.tsx';
import { roomForTwo } from './dashboard-card.tsx';
import { urgencies, useStepPlace, type Urgency } from './step-place.ts';

export interface NextStepsProps {
  title: string;
  /** Steps, also those that other remotes bring. */
  children: ReactNode;
}

/**
 * What waits for the user, before anything else, the most urgent first whichever remote brings it; nothing is drawn while no step
 * is there.
 */
export function NextSteps({ title, children }: NextStepsProps) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} data-steps>
      <h2 id={headingId}>{title}</h2>
      {urgencies.map((urgency) => (
        <div key={urgency} data-urgency={urgency} />
      ))}
      {children}
    </Box>
  );
}

export interface NextStepProps {
  /** Where it stands among the steps of all remotes. */
  urgency: Urgency;
  title: string;
  text?: string;
  /** The way to it. */
  action: { to: string; label: string };
}

/** Something that waits for the user, and the way to it; outside `NextSteps` it is drawn where it stands. */
export function NextStep({ urgency, title, text, action }: NextStepProps) {
  const titleId = useId();
  const { marker, place } = useStepPlace(urgency);
  const step = (
    <Row data-step>
      <div id={titleId}>
        <strong dir="auto">{title}</strong>
        {text && <small>{text}</small>}
      </div>
      <ButtonLink tone="secondary" size="small" to={action.to} aria-describedby={titleId}>
        {action.label}
      </ButtonLink>
    </Row>
  );
  return (
    <>
      <span ref={marker} hidden />
      {place === null ? step : place && createPortal(step, place)}
    </>
  );
}

const Box = styled(Panel)`
  margin-block-end: ${tokens.space[5]};
  h2 {
    margin-block-end: ${tokens.space[2]};
    font: ${tokens.font.h3};
  }
  &:not(:has([data-step])) {
    display: none;
  }
  ${roomForTwo} {
    grid-column: span 2;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border.hairline};
  div {
    flex: 1 1 14rem;
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
