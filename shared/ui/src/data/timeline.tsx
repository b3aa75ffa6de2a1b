import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/frame-shapes.ts';
import { closeIcon } from '../icons/more-shapes.ts';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface TimelineStep {
  key: string;
  title: string;
  state: StepState;
  /** When it happened, as people read it. */
  when?: string;
  /** More about it: a reason, what to do next. */
  children?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly TimelineStep[];
}

/** What happened to one thing, what happens now and what comes next, in the order of time. */
export function Timeline({ label, steps }: TimelineProps) {
  const { t } = useUiTexts();
  return (
    <List aria-label={label}>
      {steps.map(({ key, title, state, when, children }) => (
        <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Dot aria-hidden>
            {state === 'done' && <Icon shape={checkIcon} size={14} />}
            {state === 'failed' && <Icon shape={closeIcon} size={14} />}
          </Dot>
          <div>
            <b>{title}</b>
            <VisuallyHidden> {t(`timeline.${state}`)}</VisuallyHidden>
            {when && <small>{when}</small>}
            {children && <Details>{children}</Details>}
          </div>
        </li>
      ))}
    </List>
  );
}

const { color, space } = tokens;

const List = styled.ol`
  display: grid;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: ${space[3]};
    padding-block-end: ${space[5]};
  }
  /* The line to the next step. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 24px 0;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: ${color.border.hairline};
  }
  li[data-state='done']:not(:last-child)::before {
    background: ${color.success.text};
  }
  b {
    font: ${tokens.font.bodyStrong};
  }
  small {
    display: block;
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  li[data-state='upcoming'] b {
    color: ${color.text.muted};
  }
`;
const Dot = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid ${color.border.control};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface.raised};
  [data-state='done'] > & {
    border-color: ${color.success.text};
    color: ${color.success.text};
  }
  [data-state='current'] > & {
    border: 7px solid ${color.action.default};
  }
  [data-state='failed'] > & {
    border-color: ${color.danger.text};
    color: ${color.danger.text};
  }
`;
const Details = styled.div`
  margin-block-start: ${space[2]};
`;
