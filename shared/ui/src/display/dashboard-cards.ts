import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** Place of the dashboard's cards: columns of about the same height, whatever the heights of the cards. Read down each column.
 * Each card brings the space below itself, since cards of other remotes are out of reach. */
export const DashboardCards = styled.section`
  columns: 20rem;
  column-gap: ${tokens.space[5]};
`;
