import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

export interface SpinnerProps {
  /** Edge in px; default 20. */
  size?: number;
  /** Spoken name; leave out where a busy button or region already has it. */
  label?: string;
}

/** A turning arc in the colour of the text around it. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <Wheel $size={size} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Wheel>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Wheel = styled.span<{ $size: number }>`
  display: inline-block;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
