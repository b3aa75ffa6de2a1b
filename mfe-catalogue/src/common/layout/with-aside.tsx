import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

/** One column; two where there is room, the second one narrow. */
export const MainAndAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  margin-block-start: ${tokens.space[6]};
  ${media.laptop} {
    grid-template-columns: minmax(0, 2fr) minmax(17.5rem, 1fr);
    align-items: start;
  }
`;

/**
 * Head, aside and parts of a page, in this order of children; where there is room the aside stands beside the others and stays
 * in view.
 */
export const WithAside = styled(MainAndAside)`
  ${media.laptop} {
    > :nth-child(2) {
      grid-column: 2;
      grid-row: 1 / span 2;
      position: sticky;
      inset-block-start: calc(${tokens.size.header} + ${tokens.space[4]});
    }
  }
`;
