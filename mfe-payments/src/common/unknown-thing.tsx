import { alertIcon, ButtonLink, EmptyState } from '@lintel/ui';
import type { ReactNode } from 'react';

interface Props {
  /** What cannot be found. */
  title: string;
  /** Where the user can go on. */
  to: string;
  label: string;
  children?: ReactNode;
}

/** In place of a package or payment that the address does not name, or that is not the user's. */
export function UnknownThing({ title, to, label, children }: Props) {
  return (
    <EmptyState icon={alertIcon} title={title} action={<ButtonLink to={to}>{label}</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
