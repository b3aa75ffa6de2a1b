import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
export const Chart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  svg {
    grid-row: 1 / 3;
    inline-size: 100%;
    block-size: 140px;
    overflow: visible;
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  [data-part='line'] {
    stroke: ${tokens.color.action.default};
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  [data-part='area'] {
    fill: ${tokens.color.action.tint};
  }
  span {
    font: ${tokens.font.smallStrong};
    font-variant-numeric: tabular-nums;
  }
  [data-at='low'] {
    align-self: end;
    grid-row: 2;
  }
  small {
    grid-row: 3;
    grid-column: 1;
  }
  [data-at='end'] {
    text-align: end;
  }
`;
