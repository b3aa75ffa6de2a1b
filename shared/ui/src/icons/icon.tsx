import type { SVGProps } from 'react';
import styled from 'styled-components';
import type { IconShape } from './shapes.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** What to draw; one of the exported `…Icon` shapes. */
  shape: IconShape;
  /** Edge in px; default 24. */
  size?: number;
  /** Accessible name. Leave out where text beside the icon is the same; it is then hidden from assistive technology. */
  label?: string;
  /** Fills the outline, e.g. for a saved heart. */
  filled?: boolean;
}

/** A line icon in the colour of the text around it. Shapes with a direction turn around in right-to-left languages. */
export function Icon({ shape, size = 24, label, filled, ...native }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-mirror={shape.mirror || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...native}
    >
      <path d={shape.d} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  [dir='rtl'] &[data-mirror] {
    transform: scaleX(-1);
  }
`;
