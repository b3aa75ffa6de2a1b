import { tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import type { Pickable } from '../compare/compare-picks.ts';

interface Props {
  listing: Pickable;
  /** The card. */
  children: ReactNode;
  /** Further small buttons. */
  more?: ReactNode;
}

/** A card with what can be done with it in a list. The home page's cards do without, to stay light. */
export function CardTools({ listing, children, more }: Props) {
  return (
    <Column>
      {children}
      <div>
        <CompareToggle listing={listing} />
        {more}
      </div>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  > article {
    flex: 1;
    block-size: auto;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${tokens.space[1]};
    margin-block-start: ${tokens.space[1]};
    > button {
      gap: ${tokens.space[1]};
      padding-inline: ${tokens.space[1]};
    }
    /* A field or a message takes a line of its own. */
    > :not(button) {
      flex: 1 0 100%;
      min-inline-size: 0;
      margin-block: ${tokens.space[1]};
    }
  }
`;
