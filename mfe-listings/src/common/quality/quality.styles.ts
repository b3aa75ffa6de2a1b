import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  max-inline-size: 36rem;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  summary {
    min-block-size: 2rem;
    align-content: center;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    cursor: pointer;
  }
  li > * {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
  }
`;
export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  b {
    font-variant-numeric: tabular-nums;
  }
`;
export const Track = styled.div`
  block-size: 8px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface.sunken};
  overflow: hidden;
  > span {
    display: block;
    block-size: 100%;
    background: ${tokens.color.action.default};
  }
`;
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.font.small};
  th {
    text-align: start;
    font-weight: 400;
  }
  th,
  td {
    padding-block: ${tokens.space[1]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  td,
  thead th:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
