import type { CardListing } from '#common/listing/listing.ts';
import { NearView, PartBoundary } from '@lintel/remote-kit';
import { Rail } from '@lintel/ui';
import type { ReactNode } from 'react';
import { PropertyCard } from '#common/card/property-card.tsx';

interface Props {
  title: string;
  listings: readonly CardListing[];
  /** A link to all of them. */
  more?: ReactNode;
}

/** A row of listings below a heading; the first gives the row its height, the others are drawn when they come near. */
export function CardRail({ title, listings, more }: Props) {
  return (
    <Rail label={title} heading={<h2>{title}</h2>} more={more}>
      {listings.map((listing, index) => (
        <PartBoundary key={listing.id}>
          <li>
            {index === 0 ? (
              <PropertyCard listing={listing} />
            ) : (
              <NearView>
                <PropertyCard listing={listing} />
              </NearView>
            )}
          </li>
        </PartBoundary>
      ))}
    </Rail>
  );
}
