import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/more-shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** On or off; leave out where it only triggers something. */
  pressed?: boolean;
}

/** A small choice in a row of choices, e.g. a suggested filter. */
export function Chip({ pressed, ...native }: ChipProps) {
  return <Pill type="button" aria-pressed={pressed} {...native} />;
}

export interface RemovableChipProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** Accessible name of what a press does: "Remove filter Villa". */
  removeLabel: string;
  onRemove(): void;
}

/** An applied choice; a press takes it away. */
export function RemovableChip({ removeLabel, onRemove, children, ...native }: RemovableChipProps) {
  return (
    <Pill type="button" aria-label={removeLabel} onClick={onRemove} {...native}>
      {children}
      <Icon shape={closeIcon} size={16} />
    </Pill>
  );
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 36px;
  padding: 4px ${tokens.space[3]};
  border: 1px solid ${tokens.color.border.control};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface.raised};
  font: ${tokens.font.small};
  cursor: pointer;
  /* A long word breaks before it reaches out of the page. */
  flex: none;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  transition: background ${tokens.motion.state};
  &:hover {
    background: ${tokens.color.surface.sunken};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.action.default};
    background: ${tokens.color.action.tint};
    color: ${tokens.color.action.onTint};
  }
`;
