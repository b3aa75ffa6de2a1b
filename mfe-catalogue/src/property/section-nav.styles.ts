import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

const FADE = '40px';
const GAP = tokens.space[1];

export const Bar = styled.nav`
  display: none;
  ${media.tablet} {
    display: flex;
    gap: ${GAP};
    position: sticky;
    inset-block-start: ${tokens.size.header};
    z-index: ${tokens.layer.sticky};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    background: ${tokens.color.surface.canvas};
    overflow-x: auto;
    scrollbar-width: none;
    /* Over the links and not a mask, through which the page would show. */
    &::before,
    &::after {
      content: '';
      flex: none;
      position: sticky;
      z-index: ${tokens.layer.raised};
      inline-size: ${FADE};
      background: linear-gradient(to right, ${tokens.color.surface.canvas}, transparent);
      pointer-events: none;
      visibility: hidden;
    }
    &::before {
      inset-inline-start: 0;
      margin-inline-end: calc(-1 * (${FADE} + ${GAP}));
    }
    &::after {
      inset-inline-end: 0;
      margin-inline-start: calc(-1 * (${FADE} + ${GAP}));
      rotate: 180deg;
    }
    [dir='rtl'] &::before {
      rotate: 180deg;
    }
    [dir='rtl'] &::after {
      rotate: none;
    }
    &[data-hidden~='start']::before,
    &[data-hidden~='end']::after {
      visibility: visible;
    }
  }
  a {
    padding: 14px ${tokens.space[3]};
    border-block-end: 3px solid transparent;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: ${tokens.color.text.default};
    }
    &[aria-current] {
      border-color: ${tokens.color.action.default};
      color: ${tokens.color.text.default};
    }
    /* Colours of the system draw what is transparent. */
    @media (forced-colors: active) {
      &:not([aria-current]) {
        border-color: Canvas;
      }
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
