import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonTone } from './button-style.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How much it asks for attention; default `primary`. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Takes all of the width. */
  wide?: boolean;
  /** Drawn before the text. */
  icon?: IconShape;
  /** The action is running: shows a spinner and ignores further presses, but keeps the focus. */
  busy?: boolean;
}

/** Does something. For going somewhere use {@link ButtonLink}. */
export function Button({
  tone = 'primary',
  size = 'medium',
  wide,
  icon,
  busy,
  onClick,
  children,
  ...native
}: ButtonProps) {
  return (
    <Control
      type="button"
      $tone={tone}
      $size={size}
      $wide={wide}
      {...native}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={18} /> : icon && <Icon shape={icon} size={20} />}
      {children}
    </Control>
  );
}

const Control = styled.button<ButtonLook>`
  ${buttonStyle}
`;
