import { media, tokens } from '@lintel/ui';
import { css } from 'styled-components';

/** The parts of OpenLayers' own style sheet that our maps need, in our tokens. */
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
    inset-block-end: 0;
    inset-inline-end: 0;
    /* The scale has the other corner, and may be 160 pixels long. */
    max-inline-size: calc(100% - 180px);
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
    inset-block-end: 8px;
    inset-inline-start: 12px;
    pointer-events: none;
  }
  .ol-scale-line-inner {
    border: 1px solid ${tokens.color.text.muted};
    border-block-start: none;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.micro};
    text-align: center;
  }
`;
