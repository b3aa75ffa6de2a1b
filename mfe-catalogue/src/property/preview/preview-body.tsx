import { useLocale } from '@lintel/i18n';
import { PhotoGallery } from '@lintel/ui/media';
import type { PropertyDetail } from '@lintel/api-contract';
import type { Slots } from '@lintel/contract';
import { PropertyCard } from '#common/card/property-card.tsx';
import { PreviewFrame } from '#common/layout/preview-frame.tsx';
import { placeOf } from '#common/listing/listing.ts';
import { coverPhotoSizes } from '#common/media/photo-sizes.ts';
import { photosOf } from '#common/media/photos.ts';
import { readDetail } from '#common/wire/detail.ts';
import { PropertyHead } from '#property/head/property-head.tsx';
import { PreviewSections } from '#property/property-sections.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

/** Card or page of a property that is not posted yet. */
export default function PreviewBody({ property, as }: Slots['listing.preview']) {
  const listing = readDetail(property);
  return (
    <PreviewFrame as={as}>
      {as === 'card' ? <PropertyCard listing={listing} /> : <Page listing={listing} />}
    </PreviewFrame>
  );
}

function Page({ listing }: { listing: PropertyDetail }) {
  const locale = useLocale();
  return (
    <>
      <PhotoGallery sizes={coverPhotoSizes} photos={photosOf(listing)} title={listing.title} />
      <PropertyHead listing={listing} place={placeOf(listing, locale)} heading="h3" />
      <PreviewSections listing={listing} />
    </>
  );
}
