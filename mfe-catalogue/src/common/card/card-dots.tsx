import { media, tokens } from '@lintel/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

/** How many dots there are and which of them is bright. */
export const dotsStyle = (count: number, at: number) => ({ '--count': count, '--at': at }) as CSSProperties;

/** Dots of a card whose photos fingers turn, at its first photo. */
export const firstDots = (count: number) => <Dots style={dotsStyle(count, 0)} />;

/** Dots of one element, since a page has a hundred cards. Without a finger on the screen the arrows bring their own. */
export const Dots = styled.span`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline-start: 50%;
  z-index: ${tokens.layer.raised};
  inline-size: calc(var(--count) * 10px);
  block-size: 6px;
  margin-inline-start: calc(var(--count) * -5px);
  background: radial-gradient(circle, ${tokens.color.text.onPhoto} 2.5px, transparent 3px) 0 0 / 10px 6px;
  filter: drop-shadow(0 0 1px ${tokens.color.photo.scrim});
  opacity: 0.75;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(var(--at) * 10px + 1px);
    inset-block-start: -1px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${tokens.color.text.onPhoto};
    transition: inset-inline-start ${tokens.motion.state};
  }
  [data-layout='row'] & {
    display: none;
  }
  ${media.hover} {
    &:not([data-with='arrows']) {
      display: none;
    }
  }
`;
