import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { space } = tokens;

/** What stands side by side, and below where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;
export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
/** What stands one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;
