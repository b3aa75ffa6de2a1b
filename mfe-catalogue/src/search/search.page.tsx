import { lazyPage, useShell } from '@lintel/remote-kit';
import { Breadcrumb, Skeleton } from '@lintel/ui';
import { paths } from '@lintel/contract';
import { useDeferredValue, useEffect, useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useUnit } from 'effector-react';
import { rememberLastSearch } from '#common/search/last-search.ts';
import type { CardLayout } from '#common/card/property-card.tsx';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { DistanceNotApplied } from '#common/search/distance-not-applied.tsx';
import { NearbyCities } from '#common/search/nearby-cities.tsx';
import { useCityName } from '#search/model/use-city-name.ts';
import { rememberSearch } from '#common/search/recent-searches.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { FilterChips } from '#search/chips/filter-chips.tsx';
import { FilterPanel } from '#search/filters/filter-panel.tsx';
import { ResultsList } from '#search/results/results-list.tsx';
import { list, PAGE_SIZE, SearchGate } from '#search/model/search.model.ts';
import { SortSelect } from './sort-select.tsx';
import { Toolbar } from './toolbar.tsx';
import { useResultsView } from '#search/model/use-results-view.ts';
import { useResultFilterNames } from '#search/model/use-result-filter-names.ts';
import { useSearchAddress } from '#search/model/use-search-address.ts';
import { useIsAtLeast } from '#common/layout/use-is-at-least.ts';
import { Column, ListAndMap, MapPlace, Side, Skip, Split } from './search.page.styles.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

const titles = { '': 'search.title.any', sell: 'search.title.sell', rent: 'search.title.rent' } as const;

/** `/properties` and its presets: filters beside the results, everything in the address. */
export default function SearchPage() {
  const { query, apply, more } = useSearchAddress();
  const title = useSearchTitle(query);
  const cityName = useCityName(query.city);
  useEffect(() => {
    rememberSearch(localStorage, query);
    rememberLastSearch(query, Date.now());
  }, [query]);
  const { t } = useDeferredTranslation();
  const view = useResultsView(query);
  const hasMap = view === 'split' || view === 'map';
  const isSmall = !useIsAtLeast('laptop');
  const isBelowMap = view === 'map' && !isSmall;
  const renderList = (layout: CardLayout) => (
    <div id="results" tabIndex={-1}>
      {layout !== 'row' && (
        <>
          <FilterChips query={query} onApply={apply} />
          <DistanceNotApplied isWanted={needsPlace(query)} />
        </>
      )}
      <ResultsList
        query={query}
        onApply={apply}
        onMore={more}
        layout={layout}
        isBesideMap={hasMap && !isBelowMap}
        isBelowMap={isBelowMap}
      />
    </div>
  );
  const map = (
    <MapPlace aria-label={t('search.map.label')}>
      <SectionBoundary>
        <ResultsMap query={query} onApply={apply} />
      </SectionBoundary>
    </MapPlace>
  );
  return (
    <Column
      data-view={view}
      data-full-bleed={hasMap || undefined}
      data-over={hasMap && isSmall ? 'map' : undefined}
    >
      <DeferredSearchGate query={query} />
      {!hasMap && <Breadcrumb trail={[{ to: paths.home(), label: t('nav.home') }]} current={title} />}
      <h1>{title}</h1>
      <Toolbar query={query} view={view} onApply={apply} isOverMap={hasMap && isSmall} />
      {hasMap && isSmall && (
        <SectionBoundary>
          <ResultsSheet
            map={map}
            renderList={renderList}
            order={<SortSelect query={query} onApply={apply} />}
          />
        </SectionBoundary>
      )}
      {hasMap && !isSmall && (
        <ListAndMap data-view={view}>
          {renderList('grid')}
          {map}
        </ListAndMap>
      )}
      {!hasMap && (
        <Split>
          {!isSmall && (
            <Side aria-label={t('search.filters.title')}>
              <Skip
                href="#results"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById('results')?.focus();
                }}
              >
                {t('search.skip')}
              </Skip>
              <FilterPanel query={query} onChange={apply} />
            </Side>
          )}
          {renderList(view === 'list' ? 'list' : 'grid')}
        </Split>
      )}
      {!hasMap && query.city && <NearbyCities city={query.city} name={cityName} />}
    </Column>
  );
}

const needsPlace = ({ map, radius, sort }: SearchQuery) =>
  !map?.at && (radius !== undefined || sort === 'distance');

/**
 * Requests the search of the address after the page has shown the change, in a task of its own: the loading state is
 * rendered synchronously, and would lengthen a frame of a map that is being moved.
 */
function DeferredSearchGate({ query }: { query: SearchQuery }) {
  const deferredQuery = useDeferredValue(query);
  const [requested, request] = useState(deferredQuery);
  useEffect(() => {
    const timer = setTimeout(() => request(deferredQuery));
    return () => clearTimeout(timer);
  }, [deferredQuery]);
  return <SearchGate query={requested} />;
}

/** OpenLayers loads only when a map is shown. */
const ResultsMap = lazyPage(
  () => import(/* webpackChunkName: "search-map" */ '#search/map/results-map.tsx'),
  <Skeleton height="100%" />,
);

/** On small screens only. */
const ResultsSheet = lazyPage(
  () => import(/* webpackChunkName: "search-sheet" */ '#search/map/panel/results-sheet.tsx'),
  <Skeleton height="60dvh" />,
);

/** The heading, also in the title of the document, with the page as soon as there is more than one. */
function useSearchTitle(query: SearchQuery): string {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const { type, category, promoted, premium, sort } = query;
  const total = useUnit(list.$total);
  // An address may name a page beyond the last.
  const last = Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE));
  const page = Math.min(query.page, last);
  const city = useCityName(query.city);
  const nameOf = useResultFilterNames();
  // The subject of a preset: a category, a kind of offer, or an order.
  const preset = [
    category && nameOf({ kind: 'category', value: category }),
    promoted && nameOf({ kind: 'promoted', value: '1' }),
    premium && nameOf({ kind: 'premium', value: '1' }),
    sort === 'most_viewed' && t('search.sort.mostViewed'),
    sort === 'most_liked' && t('search.sort.mostLiked'),
  ].find(Boolean);
  const all = t(titles[type]);
  const what = preset ? t('search.title.preset', { what: all, preset }) : all;
  const title = city ? t('search.title.inCity', { what, city }) : what;
  useEffect(
    () => describePage({ title: page > 1 ? t('search.title.page', { title, page }) : title }),
    [describePage, t, title, page],
  );
  return title;
}
