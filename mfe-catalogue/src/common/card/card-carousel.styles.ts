import { IconButton, media, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Track = styled.div<{ to?: string }>`
  position: absolute;
  inset: 0;
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${media.calm} {
    scroll-behavior: auto;
  }
  > span {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* Above the link of the whole card, which would take the finger. */
  &[href] {
    z-index: ${tokens.layer.raised};
    ${media.hover} {
      z-index: auto;
    }
    [data-layout='row'] & {
      overflow: hidden;
    }
  }
`;
/** Not to be seen on a screen for fingers, but there for its screen reader. */
export const Arrows = styled.div`
  display: flex;
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
  align-items: center;
  justify-content: center;
  /* Room for five dots. */
  gap: 66px;
  opacity: 0;
  pointer-events: none;
  ${media.hover} {
    article:hover &,
    article:focus-within & {
      opacity: 1;
    }
  }
`;
export const Arrow = styled(IconButton)`
  inline-size: 32px;
  block-size: 32px;
  pointer-events: auto;
  ${media.touch} {
    pointer-events: none;
  }
  svg {
    inline-size: 18px;
  }
  &[data-state='end'] {
    visibility: hidden;
  }
`;
