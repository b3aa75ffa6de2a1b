import type { ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface PickButtonProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange'> {
  text: string;
  icon?: IconShape;
  onPick(files: File[]): void;
}

/** The browser's file control under the look of a button, so that keys, screen readers and dropping onto it work. */
export function PickButton({ text, icon, onPick, ...native }: PickButtonProps) {
  return (
    <Look>
      <input
        {...native}
        type="file"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <span aria-hidden>
        {icon && <Icon shape={icon} size={20} />}
        {text}
      </span>
    </Look>
  );
}

const { color } = tokens;

const Look = styled.span`
  position: relative;
  display: inline-block;
  max-inline-size: 100%;
  span {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.size.touch};
    padding-inline: ${tokens.space[4]};
    border: 1px solid ${color.border.control};
    border-radius: ${tokens.radius.control};
    background: ${color.surface.raised};
    color: ${color.text.default};
    font: ${tokens.font.smallStrong};
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
    &::file-selector-button {
      cursor: pointer;
    }
  }
  &:hover span {
    background: ${color.surface.sunken};
  }
  input:disabled + span {
    color: ${color.text.faint};
    background: ${color.surface.sunken};
  }
  input:focus-visible + span {
    outline: 2px solid ${color.focus.outer};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.focus.inner};
  }
`;
