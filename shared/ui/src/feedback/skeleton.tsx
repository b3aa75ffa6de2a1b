import styled, { keyframes } from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface SkeletonProps {
  /** CSS length; default all of the width. */
  width?: string;
  /** CSS length; default one line of text. */
  height?: string;
  /** Width by height instead of a height, e.g. `4 / 3`. */
  ratio?: string;
  /** Corners: a line of text, a box like a card, a round picture. */
  shape?: 'line' | 'box' | 'circle';
}

/** Stands where content will be, with its exact size, so that nothing moves when it comes. Hidden from assistive technology. */
export function Skeleton({ width = '100%', height = '1em', ratio, shape = 'line' }: SkeletonProps) {
  return (
    <Block
      aria-hidden
      $shape={shape}
      style={{ inlineSize: width, ...(ratio ? { aspectRatio: ratio } : { blockSize: height }) }}
    />
  );
}

const breathe = keyframes`50% { opacity: 0.55; }`;
const corners = { line: '4px', box: tokens.radius.card, circle: '50%' };

const Block = styled.span<{ $shape: keyof typeof corners }>`
  display: block;
  max-inline-size: 100%;
  background: ${tokens.color.surface.sunken};
  border-radius: ${({ $shape }) => corners[$shape]};
  /* Content that comes soon is not worth the work of an animation. */
  animation: ${breathe} 1.6s ease-in-out 400ms infinite;
`;
