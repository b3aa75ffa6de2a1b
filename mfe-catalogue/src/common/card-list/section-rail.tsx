import { PartBoundary } from '@lintel/remote-kit';
import { Rail } from '@lintel/ui';
import { Children, type ReactElement, type ReactNode } from 'react';
import { SeeAll } from './see-all.tsx';

interface Props {
  title: string;
  /** Address of the page with all of them. */
  to: string;
  /** An `<li>` each. */
  children: ReactNode;
}

/** A section as a row of cards below its title, with a link to all of them. */
export function SectionRail({ title, to, children }: Props) {
  return (
    <Rail label={title} heading={<h2>{title}</h2>} more={<SeeAll to={to} title={title} />}>
      {Children.toArray(children).map((item, index) => (
        <PartBoundary key={(item as ReactElement).key ?? index}>{item}</PartBoundary>
      ))}
    </Rail>
  );
}
