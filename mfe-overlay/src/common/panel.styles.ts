import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;

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
/** Names and values in two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) 1fr;
  gap: ${space[1]} ${space[3]};
  dt {
    color: ${color.text.muted};
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
