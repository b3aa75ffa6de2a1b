import { css } from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** `primary`: the one action of a view; `secondary`: beside it; `quiet`: in a row of many; `danger`: cannot be undone. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const { color } = tokens;

const tones = {
  primary: css`
    background: ${color.action.default};
    color: ${color.text.onAction};
    &:hover:not(:disabled) {
      background: ${color.action.hover};
    }
  `,
  secondary: css`
    background: ${color.surface.raised};
    color: ${color.text.default};
    border-color: ${color.border.control};
    &:hover:not(:disabled) {
      background: ${color.surface.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.text.link};
    &:hover:not(:disabled) {
      background: ${color.action.tint};
      color: ${color.action.onTint};
    }
  `,
  danger: css`
    background: ${color.danger.fill};
    color: ${color.danger.text};
    border-color: ${color.danger.text};
  `,
};

const sizes = {
  small: css`
    min-block-size: 32px;
    padding: 4px ${tokens.space[3]};
    font: ${tokens.font.smallStrong};
  `,
  medium: css`
    min-block-size: ${tokens.size.touch};
    padding: 8px ${tokens.space[4]};
    font: ${tokens.font.bodyStrong};
  `,
  large: css`
    min-block-size: 52px;
    padding: 12px ${tokens.space[6]};
    font: ${tokens.font.bodyStrong};
  `,
};

export interface ButtonLook {
  $tone: ButtonTone;
  $size: ButtonSize;
  $wide?: boolean | undefined;
}

/** The look that buttons and links in the form of a button share. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${tokens.motion.state},
    color ${tokens.motion.state};
  ${({ $size }) => sizes[$size]}
  ${({ $tone }) => tones[$tone]}
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:disabled {
    cursor: default;
    opacity: 0.6;
  }
`;
