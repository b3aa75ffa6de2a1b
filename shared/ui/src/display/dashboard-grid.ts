import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { roomForThree, roomForTwo } from './dashboard-card.tsx';

/**
 * Place of the dashboard's next steps and cards: up to three columns. How wide each is, it knows itself (`place` of `DashboardCard`),
 * since cards of other remotes are out of reach; what names a group of them takes no part in the layout.
 */
export const DashboardGrid = styled.div`
  container: dashboard / inline-size;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: ${tokens.space[5]};
  }
  > div > section[aria-label] {
    display: contents;
  }
  ${roomForTwo} {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${roomForThree} {
    > div {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
