import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

export interface LiveRegionProps {
  /** Spoken whenever it changes. */
  children: ReactNode;
  /** Interrupts; for errors only. */
  urgent?: boolean;
}

/** Tells assistive technology what changed on screen, e.g. a new count. Must be mounted before the change. */
export function LiveRegion({ children, urgent }: LiveRegionProps) {
  return <VisuallyHidden role={urgent ? 'alert' : 'status'}>{children}</VisuallyHidden>;
}
