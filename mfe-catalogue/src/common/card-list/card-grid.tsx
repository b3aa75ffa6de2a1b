import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

/** Cards in as many columns as fit: one on a phone, two from 600 px, up to four. Children are `<li>`. */
export const CardGrid = styled.ul.attrs(({ role = 'list' }) => ({ role }))`
  display: grid;
  gap: ${tokens.space[5]};
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    gap: ${tokens.space[6]};
    /* A quarter of the row without its three gaps is the least: never a fifth column. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(13.75rem, 25% - ${tokens.space[6]} * 3 / 4)), 1fr)
    );
  }
`;
