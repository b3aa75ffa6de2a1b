import styled from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';

const { color, space } = tokens;

export const Nav = styled.nav`
  display: flex;
  gap: ${space[1]};
  inline-size: 100%;
  border-block-end: 1px solid ${color.border.hairline};
  overflow-x: auto;
  scrollbar-width: none;
  ul {
    display: flex;
    gap: ${space[1]};
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${tokens.size.touch};
    padding: ${space[2]} ${space[3]};
    border-block-end: 3px solid transparent;
    color: ${color.text.muted};
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    white-space: nowrap;
  }
  a[aria-current] {
    border-color: ${color.action.default};
    color: ${color.text.default};
  }
  /* Colours of the system draw what is transparent. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    border: 0;
    overflow: visible;
    ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    a {
      border: 0;
      border-radius: ${tokens.radius.control};
      white-space: normal;
      /* Words of some languages are longer than the column beside a large count. */
      > span:first-of-type {
        flex: 1;
        min-inline-size: 0;
        hyphens: auto;
        overflow-wrap: anywhere;
      }
    }
    a[aria-current] {
      background: ${color.action.tint};
      color: ${color.action.onTint};
    }
    a:hover {
      color: ${color.text.default};
    }
  }
`;
export const Group = styled.div`
  > span {
    display: none;
  }
  ${media.desktop} {
    > span {
      display: block;
      margin-block-end: ${space[1]};
      padding-inline: ${space[3]};
      color: ${color.text.muted};
      font: ${tokens.font.small};
    }
  }
`;
