import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  shape: IconShape;
  /** Accessible name and tooltip. */
  label: string;
  /** `plain` on a surface; `outline` with a border; `photo` on a picture, with its own plate. */
  tone?: 'plain' | 'outline' | 'photo';
  /** Fills the icon, e.g. a saved heart. */
  filled?: boolean;
}

/** A round button of 44 px that shows only an icon. */
export function IconButton({ shape, label, tone = 'plain', filled = false, ...native }: IconButtonProps) {
  return (
    <Control type="button" aria-label={label} title={label} data-tone={tone} {...native}>
      <Icon shape={shape} size={22} filled={filled} />
    </Control>
  );
}

const Control = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${tokens.size.touch};
  block-size: ${tokens.size.touch};
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: transparent;
  color: ${tokens.color.text.default};
  cursor: pointer;
  transition: background ${tokens.motion.state};
  &:hover:not(:disabled) {
    background: ${tokens.color.surface.sunken};
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
  &[data-tone='outline'] {
    border-color: ${tokens.color.border.control};
    background: ${tokens.color.surface.raised};
  }
  &[data-tone='photo'] {
    background: ${tokens.color.photo.button};
  }
`;
