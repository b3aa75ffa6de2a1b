import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color } = tokens;

export const Bar = styled.nav`
  display: none;
  ${media.phone} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.header};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.border.hairline};
  background: ${color.surface.canvas};
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    block-size: 64px;
    padding-inline: 2px;
    color: ${color.text.muted};
    font: ${tokens.font.micro};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.text.link};
  }
  li {
    position: relative;
  }
  b {
    inset-block-start: 8px;
    inset-inline: calc(50% + 4px) auto;
  }
  span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    /* Letters of twice the size would be broken words in a fifth of a phone. */
    font-size: min(1em, 3.7vw);
    text-align: center;
  }
`;
