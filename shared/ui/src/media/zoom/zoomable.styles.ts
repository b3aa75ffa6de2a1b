import { media } from '../../tokens/media.ts';
import { tokens } from '../../tokens/tokens.ts';
import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  block-size: 100%;
  min-block-size: 0;
`;
export const Area = styled.div`
  min-block-size: 0;
  overflow: clip;
  border-radius: ${tokens.radius.card};
  /* Two fingers zoom the picture, one scrolls the page until it is magnified. */
  touch-action: pan-y;
  cursor: zoom-in;
  &[data-zoomed='true'] {
    touch-action: none;
    cursor: grab;
  }
`;
export const Moving = styled.div`
  position: relative;
  block-size: 100%;
  transform-origin: center;
  user-select: none;
  img {
    -webkit-user-drag: none;
  }
`;
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[3]};
  font-variant-numeric: tabular-nums;
  [aria-live] {
    min-inline-size: 5ch;
    text-align: center;
    font: ${tokens.font.small};
  }
  [aria-disabled='true'] {
    opacity: 0.4;
  }
  ${media.phone} {
    gap: ${tokens.space[2]};
    /* No room for the number beside five buttons; it is still spoken. */
    > [aria-live]:not(:last-child, :nth-last-child(2)) {
      position: absolute;
      opacity: 0;
      pointer-events: none;
    }
  }
`;
