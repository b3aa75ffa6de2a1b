import styled, { css } from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';

const cards = css`
  &,
  tbody {
    display: grid;
    gap: ${tokens.space[3]};
  }
  thead {
    display: none;
  }
  /* The buttons that sort stay, as one row above the cards. */
  &[data-sortable] thead {
    display: block;
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[4]};
    }
    th {
      padding: 0;
      border: 0;
    }
    th:not([data-sortable]) {
      display: none;
    }
  }
  tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[2]};
    padding: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
  }
  td {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[2]};
    padding: 0;
    border: 0;
    /* A value breaks within a word where it has no room beside its name. */
    overflow-wrap: anywhere;
    &::before {
      content: attr(data-label);
      overflow-wrap: break-word;
      color: ${tokens.color.text.muted};
    }
    &[data-label='']::before {
      content: none;
    }
  }
`;
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.font.small};
  th,
  td {
    padding: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    text-align: start;
    vertical-align: middle;
  }
  th {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.smallStrong};
  }
  [data-numeric='true'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* Headings may take two lines, so that the words of a row have room. */
  td[data-numeric='true'] {
    white-space: nowrap;
    > * {
      justify-content: end;
    }
  }
  th button {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
    &:hover {
      color: ${tokens.color.text.default};
    }
  }
  ${media.phone} {
    ${cards}
  }
  &[data-cards-below='laptop'] {
    ${media.belowLaptop} {
      ${cards}
    }
  }
`;
export const Arrow = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-block-end: 2px solid;
  border-inline-end: 2px solid;
  rotate: 45deg;
  opacity: 0;
  [dir='rtl'] & {
    rotate: -45deg;
  }
  &[data-direction] {
    opacity: 1;
  }
  &[data-direction='ascending'] {
    rotate: 225deg;
    [dir='rtl'] & {
      rotate: 135deg;
    }
  }
`;
