import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

/** Cards in as many columns as fit: one on a phone, two from 600 px, up to four. Children are `<li>`. */
export const CardGrid = styled.ul.attrs(({ role = 'list' }) => ({ role }))`
  display: grid;
  gap: ${tokens.space[5]};
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: ${tokens.space[6]};
  }
`;
