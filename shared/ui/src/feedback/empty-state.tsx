import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface EmptyStateProps {
  icon: IconShape;
  /** One sentence: what is not here. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing to list. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Box>
      <Plate>
        <Icon shape={icon} size={32} />
      </Plate>
      <strong>{title}</strong>
      {children && <p>{children}</p>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[6]} ${tokens.space[4]};
  text-align: center;
  strong {
    font: ${tokens.font.h3};
  }
  p {
    max-inline-size: 44ch;
    color: ${tokens.color.text.muted};
  }
`;
const Plate = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: 50%;
  background: ${tokens.color.surface.sunken};
  color: ${tokens.color.text.muted};
`;
