import type { StoredLocation } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Button, EmptyState, PageBody, pinIcon, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { GrowingList } from '#common/card-list/growing-list.tsx';
import { pageOf } from '#common/card-list/page-of.ts';
import { columnsFor } from '#common/layout/columns-for.ts';
import { CityTile } from '#common/card/city-tile.tsx';
import { cities, CITIES_PER_PAGE, CitiesGate } from './places.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/cities`: where there are homes, the nearest first, or most first while the user's place is unknown. */
export default function CitiesPage() {
  const { t } = useDeferredTranslation();
  const { describePage, chooseLocation, navigate, ...shell } = useShell();
  const page = pageOf(new URLSearchParams(useLocation().search));
  const place = useReadable(shell.location);
  useEffect(() => describePage({ title: t('places.cities') }), [describePage, t]);
  return (
    <PageBody
      title={t('places.cities')}
      lead={leadOf(place, t)}
      actions={
        chooseLocation && (
          <Button tone="secondary" icon={pinIcon} aria-haspopup="dialog" onClick={() => chooseLocation()}>
            {place ? t('places.changeMine') : t('places.useMine')}
          </Button>
        )
      }
    >
      <CitiesGate page={page} />
      <Tiles onMore={() => navigate(`${addresses.cities}?page=${page + 1}`, { replace: true })} />
    </PageBody>
  );
}

/** Explains what comes first, and why. */
function leadOf(place: StoredLocation | null, t: ReturnType<typeof useDeferredTranslation>['t']): string {
  if (!place) return t('places.mostFirst');
  const name = place.city || place.formatted_address;
  return name ? t('places.nearestFirst', { place: name }) : t('places.nearestToYou');
}

function Tiles({ onMore }: { onMore(): void }) {
  const { t } = useDeferredTranslation();
  const list = useUnit({
    rows: cities.$rows,
    total: cities.$total,
    pages: cities.$pages,
    pending: cities.$pending,
    pendingMore: cities.$pendingMore,
    error: cities.$error,
    retry: cities.retry,
  });
  return (
    <GrowingList
      list={list}
      step={CITIES_PER_PAGE}
      onMore={onMore}
      columns={columnsFor(list.rows.length)}
      renderRow={(city) => (
        <li key={city.City}>
          <CityTile city={city} />
        </li>
      )}
      loading={[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} ratio="3 / 2" shape="box" />
      ))}
      empty={<EmptyState icon={pinIcon} title={t('places.noCities')} />}
    />
  );
}
