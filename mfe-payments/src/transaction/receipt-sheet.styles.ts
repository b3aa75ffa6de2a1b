import { media, Panel, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    overflow-wrap: anywhere;
  }
  ${media.print} {
    border: 0;
    padding: 0;
    button {
      display: none;
    }
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  h2 {
    font: ${tokens.font.h2};
  }
`;
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space[4]};
  h3 {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  th,
  td {
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    text-align: start;
    font: ${tokens.font.body};
    overflow-wrap: anywhere;
  }
  td {
    padding-inline-start: ${tokens.space[3]};
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  [data-total] > * {
    border: 0;
    font: ${tokens.font.bodyStrong};
  }
`;
