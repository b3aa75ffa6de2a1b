import type { AnswerOf, getProperty } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useCurrency, useShell } from '@lintel/remote-kit';
import { Badge, ButtonLink, EmptyState, homeIcon, PriceTag, searchIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { rentPeriod } from '#common/listing/listing.ts';
import { LockedListing } from '#common/locked/locked-listing.tsx';
import { SuggestedHomes } from '#common/suggested/suggested-homes.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $teaser, $withdrawn, type Teased } from './property.model.ts';
import { SimilarHomes } from './similar-homes.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** Why there is no listing to show. */
export default function PropertyAbsent({ view }: { view: 'missing' | 'premium' }) {
  return view === 'premium' ? <PropertyPremium /> : <PropertyMissing />;
}

/** No listing has this address: never did, or it ran out or was taken down. */
function PropertyMissing() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const { withdrawn } = useUnit({ withdrawn: $withdrawn });
  const title = t(withdrawn ? 'property.withdrawn.title' : 'property.missing.title');
  useEffect(() => describePage({ title, noindex: true }), [describePage, title]);
  if (withdrawn) return <Withdrawn was={withdrawn} title={title} />;
  return (
    <>
      <h1>{t('property.missing.title')}</h1>
      <EmptyState
        icon={searchIcon}
        title={t('property.missing.text')}
        action={<ButtonLink to={paths.properties()}>{t('property.missing.action')}</ButtonLink>}
      >
        {t('property.missing.reason')}
      </EmptyState>
      <SuggestedHomes />
    </>
  );
}

/** It was here; what is offered of the same kind, first in the same city. */
function Withdrawn({
  was,
  title,
}: {
  was: NonNullable<AnswerOf<typeof getProperty>['withdrawn']>;
  title: string;
}) {
  const { t } = useDeferredTranslation();
  const { city, category, category_slug_id: slug, property_type: deal } = was;
  const search = new URLSearchParams({ type: deal === '1' ? 'rent' : 'sell', category: slug, city });
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        icon={homeIcon}
        title={t('property.withdrawn.text')}
        action={
          <ButtonLink to={paths.properties(search.toString())}>
            {t('property.withdrawn.action', { category, city })}
          </ButtonLink>
        }
      >
        {t('property.withdrawn.reason')}
      </EmptyState>
      <SimilarHomes />
    </>
  );
}

/** A premium listing and no package for it: what lists show to all visitors, how much is kept back, and what would open it. */
function PropertyPremium() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const { teaser } = useUnit({ teaser: $teaser });
  const title = t('property.premium.title');
  useEffect(
    () => describePage({ title: teaser ? `${teaser.title} · ${title}` : title }),
    [describePage, teaser, title],
  );
  return (
    <LockedListing
      title={teaser?.title ?? title}
      photos={teaser ? [{ src: teaser.title_image, color: teaser.title_image_color }] : []}
      counts={{ photos: teaser?.photos_count, documents: teaser?.documents_count }}
      why={t('property.premium.text')}
      opens="premium_properties"
      head={teaser && <Head teaser={teaser} />}
    />
  );
}

function Head({ teaser }: { teaser: Teased }) {
  const { t } = useDeferredTranslation();
  const currency = useCurrency();
  const { price, city, state, category } = teaser;
  return (
    <>
      <p>
        <bdi>{[category.category, city, state].filter(Boolean).join(' · ')}</bdi>
      </p>
      <PriceTag value={price} currency={currency} period={rentPeriod(teaser)} size="detail" />
      <p>
        <Badge tone="accent">{t('property.premium.title')}</Badge>
      </p>
    </>
  );
}
