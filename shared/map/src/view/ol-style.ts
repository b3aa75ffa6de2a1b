import { media, tokens } from '@lintel/ui';
import { css } from 'styled-components';
import { LONGEST_SCALE } from '#controller.ts';

/**
 * The parts of OpenLayers' own style sheet that our maps need, in our tokens. `--map-covered`: height of the map's lower edge that something lies over.
 */
export const olStyle = css`
  .ol-viewport canvas {
    all: unset;
    overflow: hidden;
  }
  /* Paper is light: the dark ground turned over is the light one, there at once, which a new picture would not be. */
  ${media.print} {
    [data-drawn='dark'] .ol-layer:first-child {
      filter: invert(1) hue-rotate(180deg);
    }
  }
  .ol-overlaycontainer-stopevent {
    z-index: ${tokens.layer.sticky} !important;
  }
  .ol-attribution {
    position: absolute;
    inset-block-end: var(--map-covered, 0px);
    inset-inline-end: 0;
    /* The scale has the other corner. */
    max-inline-size: calc(100% - ${LONGEST_SCALE + 24}px);
    padding: 1px 6px;
    border-start-start-radius: 6px;
    background: ${tokens.color.surface.canvas};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.micro};
    button {
      display: none;
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    &.ol-logo-only {
      display: none;
    }
  }
  .ol-scale-line {
    position: absolute;
    inset-block-end: calc(var(--map-covered, 0px) + 8px);
    inset-inline-start: 12px;
    pointer-events: none;
  }
  /* No room for both (320 px: a laptop's window at 400 %). */
  @media (max-width: 340px) {
    .ol-attribution {
      max-inline-size: 100%;
    }
    .ol-scale-line {
      display: none;
    }
  }
  .ol-scale-line-inner {
    border: 1px solid ${tokens.color.text.muted};
    border-block-start: none;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.micro};
    text-align: center;
  }
`;
