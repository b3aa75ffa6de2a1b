import type { Listing } from './listing.ts';
import { NearView } from '@lintel/remote-kit';
import { Rail } from '@lintel/ui';
import type { ReactNode } from 'react';
import { PropertyCard } from './property-card.tsx';

/** Most cards that are in view before the row is moved; the others are drawn when they come near. */
const IN_VIEW = 4;

interface Props {
  title: string;
  listings: readonly Listing[];
  /** A link to all of them. */
  more?: ReactNode;
}

/** A row of listings below a heading. */
export function CardRail({ title, listings, more }: Props) {
  return (
    <Rail label={title} heading={<h2>{title}</h2>} more={more}>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          {index < IN_VIEW ? (
            <PropertyCard listing={listing} />
          ) : (
            <NearView>
              <PropertyCard listing={listing} />
            </NearView>
          )}
        </li>
      ))}
    </Rail>
  );
}
