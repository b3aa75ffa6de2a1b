import { chevronDownIcon, Icon, tokens } from '@lintel/ui';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { SectionBoundary } from './section-boundary.tsx';
import { useIsPhone } from './use-is-phone.ts';

interface Props {
  /** Where links within the page lead to. */
  id: string;
  title: string;
  /** Open at first on a phone, where sections fold. */
  open?: boolean;
  children: ReactNode;
}

/** A part of the page with its heading; on a phone it folds away below the heading, elsewhere it is always open. */
export function Section({ id, title, open: initially = false, children }: Props) {
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(initially);
  const bodyId = useId();
  if (!isPhone) {
    return (
      <Place id={id}>
        {/* Links of the page's own navigation put the focus here. */}
        <h2 tabIndex={-1}>{title}</h2>
        <SectionBoundary>{children}</SectionBoundary>
      </Place>
    );
  }
  return (
    <Place id={id} data-folds>
      <h2>
        <Toggle type="button" aria-expanded={open} aria-controls={bodyId} onClick={() => setOpen(!open)}>
          {title}
          <Icon shape={chevronDownIcon} size={22} />
        </Toggle>
      </h2>
      {open && (
        <div id={bodyId}>
          <SectionBoundary>{children}</SectionBoundary>
        </div>
      )}
    </Place>
  );
}

const Place = styled.section`
  scroll-margin-block-start: calc(${tokens.size.header} + ${tokens.space[14]});
  > h2 {
    margin-block-end: ${tokens.space[4]};
    &:focus-visible {
      outline-offset: 4px;
    }
  }
  &[data-folds] {
    border-block-end: 1px solid ${tokens.color.border.hairline};
    > h2 {
      margin: 0;
    }
    > div {
      padding-block: ${tokens.space[2]} ${tokens.space[5]};
    }
  }
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 56px;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  svg {
    transition: rotate ${tokens.motion.state};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
