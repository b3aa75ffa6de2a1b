import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { olStyle } from './ol-style.ts';

/** Around the middle of a pin, pixels. */
export const SPOT = { width: 64, height: 36 };

const { color, space } = tokens;

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  block-size: 100%;
  overflow: hidden;
  background: ${color.surface.sunken};
  > div > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${olStyle}
`;
export const Surface = styled.div`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline-offset: -4px;
  }
`;
export const Spotlight = styled.button`
  position: absolute;
  inline-size: ${SPOT.width}px;
  block-size: ${SPOT.height}px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  /* Nothing of it is painted but the ring of the focus; opacity or a transform would make a layer of each. */
  background: transparent;
  forced-color-adjust: none;
  contain: size layout style;
  pointer-events: none;
`;
export const Hint = styled.span`
  position: absolute;
  z-index: ${tokens.layer.raised};
  max-inline-size: 260px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${tokens.radius.control};
  background: ${color.surface.inverse};
  color: ${color.text.inverse};
  font: ${tokens.font.small};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  transform: translate(-50%, 24px);
  pointer-events: none;
`;
export const Over = styled.div`
  position: absolute;
  inset: 0;
  container-type: size;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
export const Popup = styled.div`
  inline-size: 300px;
  max-inline-size: calc(100vw - 32px);
  border-radius: ${tokens.radius.card};
  background: ${color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
`;
