import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface BadgeProps {
  /** What it means; `accent` is paid placement and premium. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  icon?: IconShape;
  children: ReactNode;
}

/** A short label for a state. At most two on one photo. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Label data-tone={tone}>
      {icon && <Icon shape={icon} size={14} />}
      {children}
    </Label>
  );
}

const { color } = tokens;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding: 4px 8px;
  border-radius: ${tokens.radius.control};
  background: ${color.surface.sunken};
  color: ${color.text.default};
  font: ${tokens.font.micro};
  white-space: nowrap;
  &[data-tone='accent'] {
    background: ${color.accent.fill};
    color: ${color.accent.onFill};
  }
  &[data-tone='success'] {
    background: ${color.success.fill};
    color: ${color.success.text};
  }
  &[data-tone='warning'] {
    background: ${color.warning.fill};
    color: ${color.warning.text};
  }
  &[data-tone='danger'] {
    background: ${color.danger.fill};
    color: ${color.danger.text};
  }
  &[data-tone='info'] {
    background: ${color.info.fill};
    color: ${color.info.text};
  }
`;
