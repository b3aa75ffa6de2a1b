import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;
/** The closed tools stand below each other; an open one lies beside the zoom buttons, over the others. */
export const Place = styled.div`
  position: absolute;
  inset-block: var(--map-top, ${space[3]}) ${space[3]};
  inset-inline: ${space[3]};
  z-index: ${tokens.layer.raised};
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: ${space[2]};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  > button {
    box-shadow: ${tokens.shadow.card};
    &[data-state='used'] {
      background: ${color.action.default};
      color: ${color.text.onAction};
    }
  }
  &:not([data-small]) {
    > div {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 56px;
      max-block-size: 100%;
      overflow: auto;
    }
    > div ~ div {
      z-index: ${tokens.layer.raised};
    }
    /* The buttons would stick out from under the one that is open. */
    &:has(> div) > button {
      visibility: hidden;
    }
  }
  &[data-small]:has([role='group']) {
    z-index: ${tokens.layer.sticky};
  }
`;
export const Tray = styled.div`
  /* Beside its button, so that it reaches the other ones nowhere. */
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: calc(${tokens.size.touch} + ${space[2]});
  display: grid;
  gap: ${space[2]};
  max-inline-size: 100%;
  padding: ${space[3]};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  /* The map is too low for an open one: that lies over the sheet of results, above the tabs of the frame. */
  > div[role='group'] {
    position: fixed;
    inset: auto ${space[2]} calc(64px + env(safe-area-inset-bottom) + ${space[2]});
    inline-size: auto;
    max-block-size: 65dvh;
    overflow: auto;
  }
`;
