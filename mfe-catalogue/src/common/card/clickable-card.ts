import { tokens } from '@lintel/ui';
import { css } from 'styled-components';

/** A card whose only link covers all of it: hovering lifts the card, and the focus ring goes around it. */
export const oneLink = css`
  position: relative;
  block-size: 100%;
  transition: box-shadow ${tokens.motion.enter};
  &:hover {
    box-shadow: ${tokens.shadow.card};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${tokens.color.focus.outer};
    outline-offset: 2px;
  }
  a {
    color: inherit;
    text-decoration: none;
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
