import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;
export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  bdi {
    font: ${tokens.font.bodyStrong};
  }
`;
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.font.small};
  caption {
    padding-block-end: ${space[2]};
    color: ${color.text.muted};
    text-align: start;
  }
  th,
  td {
    padding: ${space[2]} 0;
    border-block-end: 1px solid ${color.border.hairline};
    text-align: start;
    font-weight: 400;
  }
  td:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  tfoot th,
  tfoot td {
    border: 0;
    font: ${tokens.font.bodyStrong};
  }
`;
export const Bar = styled.span`
  display: block;
  inline-size: clamp(48px, 20vw, 160px);
  block-size: 8px;
  margin-inline: ${space[3]};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface.sunken};
  i {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${color.action.default};
  }
`;
