import { PhotoGallery, useMediaTexts } from '@lintel/ui/media';
import { lazyPage, NearView, PartBoundary, useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { media, tokens } from '@lintel/ui';
import { paths } from '@lintel/contract';
import type { PropertyDetail } from '@lintel/api-contract';
import { useLocale, withTexts } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useDeferredValue, useEffect } from 'react';
import { WithAside } from '#common/layout/with-aside.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';
import { ComparePlace } from '#common/compare/compare-place.tsx';
import { placeOf } from '#common/listing/listing.ts';
import { plainText } from '#common/text/rich-text.tsx';
import { NearbyCities } from '#common/search/nearby-cities.tsx';
import { ActionBar } from '#property/head/action-bar.tsx';
import { ContactCard } from '#property/head/contact-card.tsx';
import { coverPhotoSizes } from '#common/media/photo-sizes.ts';
import { photosOf } from '#common/media/photos.ts';
import { $property, $view, property, PropertyGate } from './property.model.ts';
import { PropertyHead } from '#property/head/property-head.tsx';
import { PropertySections } from './property-sections.tsx';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { DetailProblem } from '#common/layout/detail-problem.tsx';
import { DetailSkeleton } from '#common/layout/detail-skeleton.tsx';
import { WithOwnerBar } from '#common/layout/with-owner-bar.tsx';
import { cityOf } from '#common/listing/town.ts';
import { DetailTrail } from '#common/layout/detail-trail.tsx';
import { SimilarHomes } from './similar-homes.tsx';
import { useStructuredData } from '#common/use-structured-data.ts';
import { listingData } from './structured-data.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

/** `/properties-details/{slug}`: one listing in full. */
export default function PropertyPage() {
  const { slug = '' } = useParams();
  // The words of the gallery are there when the photos are.
  useMediaTexts();
  return (
    <Column>
      <PropertyGate slug={slug} />
      <Trail />
      <Content />
    </Column>
  );
}

function Trail() {
  const { t } = useDeferredTranslation();
  const listing = useUnit($property);
  return (
    <DetailTrail
      trail={[
        { to: paths.properties(), label: t('search.title.any') },
        ...(listing?.city ? [{ to: addresses.city(listing.city), label: cityOf(listing) }] : []),
      ]}
      current={listing?.title ?? t('detail.property')}
    />
  );
}

const PropertyAbsent = lazyPage(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "property-absent" */ './property-absent.tsx')),
);

function Content() {
  const { t } = useDeferredTranslation();
  const { view, latest, error, pending, refresh } = useUnit({
    view: $view,
    latest: $property,
    error: property.$error,
    pending: property.$pending,
    refresh: property.refresh,
  });
  // Drawn in slices; what the visitor does meanwhile comes first.
  const listing = useDeferredValue(latest);
  if (listing) return <PropertyView listing={listing} />;
  if (view === 'premium' || view === 'missing') return <PropertyAbsent view={view} />;
  if (error)
    return <DetailProblem title={t('detail.property')} error={error} onRetry={refresh} retrying={pending} />;
  return <DetailSkeleton title={t('detail.property')} />;
}

/** What a search engine and a shared link say; the length is what they show. */
const DESCRIPTION_LENGTH = 160;

function PropertyView({ listing }: { listing: PropertyDetail }) {
  const { describePage, session, Slot } = useShell();
  const locale = useLocale();
  const isOwn = useReadable(session)?.user.id === listing.added_by;
  const { slug_id: slug, title, city, meta_title, meta_description, meta_image, title_image } = listing;
  useEffect(
    () =>
      describePage({
        title: meta_title || title,
        description: plainText(meta_description).slice(0, DESCRIPTION_LENGTH),
        canonical: paths.property(slug),
        image: meta_image || title_image,
      }),
    [describePage, slug, title, meta_title, meta_description, meta_image, title_image],
  );
  return (
    <article aria-labelledby="property-title">
      <WithOwnerBar
        bar={isOwn && <Slot name="property.owner" propertyId={listing.id} slug={slug} />}
        placeholder={<DetailSkeleton title={title} />}
      >
        {/* Another listing is another gallery: it starts at its first photo. */}
        <PartBoundary>
          <PhotoGallery sizes={coverPhotoSizes} key={listing.id} photos={photosOf(listing)} title={title} />
        </PartBoundary>
        <WithAside>
          <SectionBoundary>
            <PropertyHead listing={listing} place={placeOf(listing, locale)} />
          </SectionBoundary>
          <NearView reserve="330px">
            <SectionBoundary>
              <ContactCard listing={listing} />
            </SectionBoundary>
          </NearView>
          {/* Another listing starts with its own folded state. */}
          <SectionBoundary>
            <PropertySections key={`parts ${listing.id}`} listing={listing} />
          </SectionBoundary>
        </WithAside>
        <PartBoundary>
          <StructuredData listing={listing} />
          <NearView reserve="520px">
            <SimilarHomes />
          </NearView>
          {city && <NearbyCities city={city} name={cityOf(listing)} />}
          <ActionBar listing={listing} />
        </PartBoundary>
        <ComparePlace />
      </WithOwnerBar>
    </article>
  );
}

/** For search engines. */
function StructuredData({ listing }: { listing: PropertyDetail }) {
  const { currency } = useCurrency();
  const url = `${window.location.origin}${paths.property(listing.slug_id)}`;
  useStructuredData(listingData(listing, { currency, url }));
  return null;
}

const Column = styled.div`
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[5]} ${tokens.space.page} ${tokens.space[14]};
  ${media.phone} {
    /* Room for the bar at the bottom. */
    padding-block-end: calc(${tokens.space[20]} + ${tokens.space[5]});
  }
`;
