import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { CardGrid } from '#common/card-list/card-grid.tsx';

/** The position of a card that is not rendered yet. */
export const CardPlaceholder = styled.li`
  min-block-size: 380px;
  [data-layout='row'] > & {
    min-block-size: 0;
  }
`;
/** The grid of results, also as rows and as one line to swipe. */
export const Cards = styled(CardGrid)`
  &[data-layout='row'] {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(84vw, 340px);
    gap: ${tokens.space[3]};
    inline-size: max-content;
    > li {
      scroll-snap-align: center;
    }
  }
  /* Beside a map, cards out of view are neither laid out nor painted. Not after Back: to restore the scroll position, their
     heights must be known. */
  &:not([data-layout='row']) > li {
    contain-intrinsic-block-size: auto 420px;
    overflow-clip-margin: ${tokens.space[4]};
  }
  &[data-changed]:not([data-layout='row']) > li {
    content-visibility: auto;
  }
  &[data-paused] > li {
    content-visibility: hidden;
  }
  &[data-layout='list'] {
    grid-template-columns: minmax(0, 1fr);
  }
`;
