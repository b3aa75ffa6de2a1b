import { formatCount, useLocale } from '@lintel/i18n';
import { lazyPage, PartBoundary } from '@lintel/remote-kit';
import { Banner, Button, ErrorState, LiveRegion, LoadMore, tokens, visuallyHidden } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import type { CardLayout } from '#common/card/property-card.tsx';
import { CardGrid } from '#common/card-list/card-grid.tsx';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { ComparePlace } from '#common/compare/compare-place.tsx';
import { PropertyCardSkeleton } from '#common/card/property-card-skeleton.tsx';
import { showHomesAgain } from '#common/marks/marks.ts';
import type { CardListing } from '#common/listing/listing.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { ResultItem } from './result-item.tsx';
import { Cards, CardPlaceholder } from './results-cards.ts';
import { list, PAGE_SIZE } from '#search/model/search.model.ts';
import { useCityName } from '#search/model/use-city-name.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useFocusAfterHiding } from './use-focus-after-hiding.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { useIsAtLeast } from '#common/layout/use-is-at-least.ts';

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery, options?: { replace?: boolean }): void;
  /** Loads one page more. */
  onMore(): void;
  /** Photos above the words, beside them, or one row of cards to swipe. */
  layout?: CardLayout;
  /** A map is beside the list, or above. */
  isBesideMap?: boolean;
  /** The map is above the list and fills the window: the list is rendered when it is scrolled to. */
  isBelowMap?: boolean;
}

/** A chunk of its own: most searches find homes. */
const NoResults = lazyPage(
  () => import(/* webpackChunkName: "search-empty" */ '#search/zero-results/no-results.tsx'),
);

/** The number of homes, then the homes, or what to change when there are none. */
export function ResultsList({
  query,
  onApply,
  onMore,
  layout = 'grid',
  isBesideMap = false,
  isBelowMap = false,
}: Props) {
  const { foundInAll, pages, pending, pendingMore, error, retry } = useUnit({
    foundInAll: list.$total,
    pages: list.$pages,
    pending: list.$pending,
    pendingMore: list.$pendingMore,
    error: list.$error,
    retry: list.retry,
  });
  const { rows: latestRows, hidden, total } = useVisibleRows();
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const { rows, shown, hasChanged, isDrawing, isPaused, setFirstPlaceholder, drawAll } = useDrawnRows(
    latestRows,
    {
      grid,
      isBesideMap,
      isBelowMap,
      isRow: layout === 'row',
    },
  );
  const focusNext = useFocusOnNewRows(grid, shown.length);
  const rememberFocus = useFocusAfterHiding(grid, shown);
  const cardHeight = useCardHeight(grid, shown.length > 0);
  const isFirst = pages === 0;

  if (error && (isFirst || !pendingMore) && rows.length === 0) {
    return <ErrorState error={error} onRetry={() => retry()} />;
  }
  if (isFirst || isDrawing) return <Loading />;
  if (foundInAll === 0 && !pending) {
    return (
      <SectionBoundary>
        <NoResults query={query} onApply={onApply} />
      </SectionBoundary>
    );
  }
  return (
    <>
      <ResultsHead city={query.city} total={total} hidden={hidden} pending={pending} />
      <Cards
        ref={setGrid}
        aria-busy={pending}
        data-layout={layout}
        data-beside={isBesideMap || isBelowMap ? 'map' : undefined}
        data-paused={isPaused || undefined}
        data-changed={(isBesideMap && (hasChanged || pending)) || undefined}
        data-state={pending ? 'changing' : 'shown'}
      >
        {shown.map((listing, index) => (
          // A card at another position is another element: no card moves under the pointer.
          <PartBoundary key={`${listing.id}@${index}`}>
            <ResultItem listing={listing} layout={layout} priority={index < 2} onHide={rememberFocus} />
          </PartBoundary>
        ))}
        {rows.slice(shown.length).map(({ id }, index) => (
          <CardPlaceholder
            key={id}
            ref={index === 0 ? setFirstPlaceholder : undefined}
            aria-hidden
            style={{ minBlockSize: layout === 'row' ? undefined : cardHeight }}
          />
        ))}
      </Cards>
      {error && <Failed onRetry={() => retry()} />}
      <LoadMore
        shown={rows.length}
        total={total}
        step={PAGE_SIZE}
        busy={pendingMore}
        onMore={() => {
          focusNext(rows.length);
          drawAll();
          onMore();
        }}
      />
      <ComparePlace />
    </>
  );
}

interface HeadProps {
  city: string;
  total: number;
  hidden: readonly CardListing[];
  pending: boolean;
}

/** How many homes there are, also for screen readers, and the way back for those that the user hid. */
function ResultsHead({ city, total, hidden, pending }: HeadProps) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const name = useCityName(city);
  const count = t('search.count', { count: total, shown: formatCount(total, locale) });
  const title = city ? t('search.countIn', { count, city: name }) : count;
  return (
    <>
      <Head>
        <Count>{title}</Count>
        {hidden.length > 0 && (
          <Button size="small" tone="quiet" onClick={() => showHomesAgain(hidden.map(({ id }) => id))}>
            {t('search.marks.showHidden', { count: hidden.length })}
          </Button>
        )}
      </Head>
      <LiveRegion>{pending ? '' : title}</LiveRegion>
    </>
  );
}

/** After "load more" the focus moves to the first new home, where keyboard and screen reader continue, once it is shown. */
function useFocusOnNewRows(grid: HTMLElement | null, shown: number): (index: number) => void {
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined || shown <= next.current) return;
    grid?.children[next.current]?.querySelector('a')?.focus();
    next.current = undefined;
  }, [grid, shown]);
  return (index) => {
    next.current = index;
  };
}

/** The height of a card on this screen, for the placeholders of the next cards: nothing moves when those are rendered. */
function useCardHeight(grid: HTMLElement | null, isWhole: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!isWhole) return undefined;
    const frame = requestAnimationFrame(() => {
      const card = grid?.firstElementChild;
      if (card instanceof HTMLElement && card.offsetHeight > 0) setHeight(card.offsetHeight);
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, isWhole]);
  return height;
}

/** Shown above the rows when the next rows, or a new order, fail to load. */
function Failed({ onRetry }: { onRetry(): void }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  return (
    <Banner
      tone="danger"
      urgent
      title={t('search.moreFailed')}
      action={
        <Button size="small" tone="secondary" onClick={onRetry}>
          {common('actions.retry')}
        </Button>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  // The cards of the first view.
  const cards = useIsAtLeast('tablet') ? 6 : 2;
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Head>
        <Count as="p" aria-hidden>
          &nbsp;
        </Count>
      </Head>
      <CardGrid as="div" role={undefined}>
        {Array.from({ length: cards }, (_, key) => (
          <PropertyCardSkeleton key={key} />
        ))}
      </CardGrid>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  margin-block-end: ${tokens.space[2]};
  > button {
    margin-block: calc(-1 * ${tokens.space[2]});
  }
  /* The handle of the sheet shows it. */
  &:has(~ [data-layout='row']) {
    ${visuallyHidden}
    margin: 0;
  }
  /* Not with each move of a map: fading paints the whole list twice. */
  & ~ [data-state='changing']:not([data-beside='map']) {
    opacity: 0.5;
    transition: opacity ${tokens.motion.enter};
  }
`;
const Count = styled.h2`
  font: ${tokens.font.bodyStrong};
`;
