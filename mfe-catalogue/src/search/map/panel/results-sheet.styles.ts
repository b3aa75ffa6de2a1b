import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { HALF_HEIGHT, PEEK_HEIGHT } from './detents.ts';

/** In px: below it a row of cards would leave nothing of the map. */
export const LOW = '(max-height: 526px)';
/** How far the map reaches under the round corners of the sheet. Pixels. */
const UNDER_CORNERS = 24;
const { color, space } = tokens;
export const Box = styled.div`
  position: relative;
  /* All that the frame leaves; on phones its tabs lie below. */
  block-size: calc(100dvh - ${tokens.size.header});
  min-block-size: 300px;
  ${media.phone} {
    block-size: calc(100dvh - ${tokens.size.header} - 64px - env(safe-area-inset-bottom));
  }
  /* Below the pill of the search, which lies over the map. */
  --map-top: 80px;
  --map-covered: ${UNDER_CORNERS}px;
  margin-inline: calc(-1 * ${space.page});
  overflow: clip;
  > section {
    position: absolute;
    /* Under the round corners of the sheet, and not under the sheet: what is looked at is in view. */
    inset: 0 0 ${HALF_HEIGHT - UNDER_CORNERS}px;
    @media ${LOW} {
      inset-block-end: ${PEEK_HEIGHT - UNDER_CORNERS}px;
    }
    block-size: auto;
    min-block-size: 0;
    border-radius: 0;
  }
  /* What was opened on the map lies over the sheet. */
  > section:has([role='group'][tabindex]) {
    z-index: ${tokens.layer.sticky};
  }
  &[data-detent='peek'] > section {
    inset-block-end: ${PEEK_HEIGHT - UNDER_CORNERS}px;
  }
`;
export const Sheet = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${tokens.layer.raised};
  display: flex;
  flex-direction: column;
  max-block-size: calc(100% - var(--map-top));
  border-radius: ${tokens.radius.sheet} ${tokens.radius.sheet} 0 0;
  background: ${color.surface.canvas};
  box-shadow: ${tokens.shadow.dialog};
  transition: block-size ${tokens.motion.sheet};
  &[data-detent='peek'] {
    block-size: ${PEEK_HEIGHT}px;
  }
  &[data-detent='half'] {
    block-size: ${HALF_HEIGHT}px;
  }
  &[data-detent='full'] {
    block-size: 100%;
  }
`;
export const Handle = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: 56px;
  padding-block-start: ${space[2]};
  border: 0;
  background: none;
  font: ${tokens.font.bodyStrong};
  cursor: grab;
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${space[2]};
    inline-size: 40px;
    block-size: 4px;
    border-radius: ${tokens.radius.pill};
    background: ${color.border.control};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  [data-up] {
    transform: rotate(180deg);
  }
`;
export const Order = styled.div`
  margin-block-end: ${space[3]};
`;
export const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 0 ${space.page} ${space[4]};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-snap-type: x proximity;
  &[hidden] {
    display: none;
  }
`;
