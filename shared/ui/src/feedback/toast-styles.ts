import { css } from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';

const { color } = tokens;

/**
 * The look of notices. The shell renders react-toastify from its `unstyled` entry, because the library's own style tag
 * carries no nonce, and puts this into a global style. "Top right" is the top at the end of the line in either direction,
 * of the place without height that the shell keeps for notices.
 */
export const toastStyles = css`
  .Toastify__toast-container {
    position: absolute;
    inset-block-start: ${tokens.space[2]};
    inset-inline-end: ${tokens.space[4]};
    display: grid;
    gap: ${tokens.space[2]};
    inline-size: min(360px, calc(100vw - 32px));
    pointer-events: none;
  }
  .Toastify__toast {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[3]} ${tokens.space[4]};
    border: 1px solid ${color.border.hairline};
    border-inline-start: 4px solid ${color.info.text};
    border-radius: ${tokens.radius.control};
    background: ${color.surface.overlay};
    color: ${color.text.default};
    box-shadow: ${tokens.shadow.popover};
    font: ${tokens.font.small};
    pointer-events: auto;
  }
  .Toastify__toast--success {
    border-inline-start-color: ${color.success.text};
  }
  .Toastify__toast--warning {
    border-inline-start-color: ${color.warning.text};
  }
  .Toastify__toast--error {
    border-inline-start-color: ${color.danger.text};
  }
  .Toastify__toast-icon {
    inline-size: 20px;
    flex: none;
  }
  .Toastify__close-button {
    margin-inline-start: auto;
    min-inline-size: 24px;
    min-block-size: 24px;
    border: 0;
    background: none;
    cursor: pointer;
    svg {
      fill: currentColor;
      inline-size: 14px;
      block-size: 16px;
    }
  }
  .Toastify__progress-bar--wrp,
  .Toastify__progress-bar {
    display: none;
  }
  ${media.phone} {
    .Toastify__toast-container {
      inset-inline: ${tokens.space[4]};
      inline-size: auto;
    }
  }
`;
