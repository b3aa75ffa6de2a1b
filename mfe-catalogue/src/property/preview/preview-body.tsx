import { PhotoGallery } from '@lintel/ui/media';
import type { PropertyDetail } from '@lintel/api-contract';
import type { Slots } from '@lintel/contract';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { PropertyCard } from '#common/card/property-card.tsx';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { placeOf } from '#common/listing/listing.ts';
import { photoSizes } from '#common/media/photo-sizes.ts';
import { photosOf } from '#common/media/photos.ts';
import { readDetail } from '#common/wire/detail.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { PropertyHead } from '#property/head/property-head.tsx';
import { PreviewSections } from '#property/property-sections.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

/** Card or page of a property that is not posted yet. Nothing in it can be pressed: the user is in the middle of a form. */
export default function PreviewBody({ property, as }: Slots['listing.preview']) {
  const { t } = useDeferredTranslation();
  const listing = readDetail(property);
  return (
    <figure aria-label={t('property.preview')}>
      <Inert inert data-as={as}>
        <SectionBoundary>
          {as === 'card' ? <PropertyCard listing={listing} /> : <Page listing={listing} />}
        </SectionBoundary>
      </Inert>
    </figure>
  );
}

function Page({ listing }: { listing: PropertyDetail }) {
  return (
    <>
      <PhotoGallery sizes={photoSizes.cover} photos={photosOf(listing)} title={listing.title} />
      <PropertyHead listing={listing} place={placeOf(listing)} heading="h3" />
      <PreviewSections listing={listing} />
    </>
  );
}

const Inert = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  &[data-as='card'] {
    max-inline-size: 360px;
  }
`;
