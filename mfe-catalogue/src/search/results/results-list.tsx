import { formatCount, useLocale } from '@lintel/i18n';
import { lazyPage, useWhenNear } from '@lintel/remote-kit';
import { Banner, Button, ErrorState, LiveRegion, LoadMore, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#deferred-texts.ts';
import styled from 'styled-components';
import { CardGrid } from '#common/card-list/card-grid.tsx';
import { ComparePlace } from '#common/compare/compare-place.tsx';
import { PropertyCardSkeleton } from '#common/card/property-card-skeleton.tsx';
import { $hidden, homeShownAgain } from '#common/search/marks.model.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { ResultItem } from './result-item.tsx';
import { Cards, Room } from './results-cards.ts';
import { list, PAGE_SIZE } from '#search/model/search.model.ts';
import { useCityName } from '#search/use-city-name.ts';
import { useCalmRows } from './use-calm-rows.ts';
import { useFocusAfterHiding } from './use-focus-after-hiding.ts';
import { useIsOutOfSight } from './use-is-out-of-sight.ts';
import { useIsAtLeast } from '#search/use-width.ts';

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery): void;
  /** One page more. */
  onMore(): void;
  /** Photos above the words, beside them, or one row of cards to swipe. */
  layout?: 'grid' | 'list' | 'row';
  /** A map is moved beside it, or above. */
  isBesideMap?: boolean;
  /** The map is above it and fills the window: what is below is drawn for who goes there. */
  isBelowMap?: boolean;
}

/** With the counting of ways out; most searches find something. */
const NoResults = lazyPage(
  () => import(/* webpackChunkName: "search-empty" */ '#search/zero-results/no-results.tsx'),
);

/** How many there are, in words; then the listings, or why there are none. */
export function ResultsList({
  query,
  onApply,
  onMore,
  layout = 'grid',
  isBesideMap = false,
  isBelowMap = false,
}: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const {
    rows: found,
    total: foundInAll,
    pages,
    pending,
    pendingMore,
    error,
    retry,
    hidden,
    showAgain,
  } = useUnit({
    rows: list.$rows,
    total: list.$total,
    pages: list.$pages,
    pending: list.$pending,
    pendingMore: list.$pendingMore,
    error: list.$error,
    retry: list.retry,
    hidden: $hidden,
    showAgain: homeShownAgain,
  });
  const away = useMemo(() => found.filter(({ id }) => hidden.has(id)), [found, hidden]);
  const latestRows = useMemo(
    () => (away.length > 0 ? found.filter((home) => !away.includes(home)) : found),
    [found, away],
  );
  const total = foundInAll - away.length;
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const isHeld = useIsOutOfSight(grid, isBelowMap);
  const isAlone = layout !== 'row' && !isBesideMap && !isBelowMap;
  const [isWanted, want] = useState(false);
  const { rows, shown, isOther } = useCalmRows(latestRows, {
    isBesideMap,
    isHeld,
    isNarrow: !useIsAtLeast('tablet'),
    areFreePlacesFar: isAlone && !isWanted,
  });
  const [freePlace, setFreePlace] = useState<HTMLElement | null>(null);
  useWhenNear(isAlone && !isWanted ? freePlace : null, () => startTransition(() => want(true)));
  const focusNext = useFocusOnNewRows(grid, rows.length);
  const leave = useFocusAfterHiding(grid, shown);
  const room = useCardHeight(grid, shown.length > 0);
  const city = useCityName(query.city);
  const isFirst = pages === 0;
  // The first ones are there and not drawn yet: still loading, for whoever looks.
  const isDrawing = rows.length === 0 && latestRows.length > 0;

  if (error && (isFirst || !pendingMore) && rows.length === 0) {
    return <ErrorState error={error} onRetry={() => retry()} />;
  }
  if (isFirst || isDrawing) return <Loading />;
  if (foundInAll === 0 && !pending) return <NoResults query={query} onApply={onApply} />;
  const count = t('search.count', { count: total, shown: formatCount(total, locale) });
  const title = query.city ? t('search.countIn', { count, city }) : count;
  return (
    <>
      <Head>
        <Count>{title}</Count>
        {away.length > 0 && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              for (const { id } of away) showAgain(id);
            }}
          >
            {t('search.marks.showHidden', { count: away.length })}
          </Button>
        )}
      </Head>
      <LiveRegion>{pending ? '' : title}</LiveRegion>
      <Cards
        ref={setGrid}
        aria-busy={pending}
        data-layout={layout}
        data-beside={isBesideMap || isBelowMap ? 'map' : undefined}
        data-held={isHeld || undefined}
        data-other={(isBesideMap && (isOther || pending)) || undefined}
        data-state={pending ? 'changing' : 'shown'}
      >
        {shown.map((listing, index) => (
          // A card that is in another place now is another element: nothing slides under the eyes or the finger.
          <ResultItem key={`${listing.id}@${index}`} listing={listing} priority={index < 2} onHide={leave} />
        ))}
        {rows.slice(shown.length).map(({ id }, index) => (
          <Room
            key={id}
            ref={index === 0 ? setFreePlace : undefined}
            aria-hidden
            style={{ minBlockSize: layout === 'row' ? undefined : room }}
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
          focusNext();
          onMore();
        }}
      />
      <ComparePlace />
    </>
  );
}

/** After "load more" the focus goes to the first new listing, so that keyboard and screen reader go on from there. */
function useFocusOnNewRows(grid: HTMLElement | null, length: number): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || length <= from.current) return;
    grid?.children[from.current]?.querySelector('a')?.focus();
    from.current = undefined;
  }, [grid, length]);
  return () => {
    from.current = length;
  };
}

/** How high a card is on this screen, so that the room kept for the next ones is as high and nothing moves when they come. */
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

/** The rows on screen stay when the next ones, or a new order, do not come. */
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
  // As many as the first view has.
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
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  /* Not with each move of a map: fading draws the whole list twice. */
  & ~ [data-state='changing']:not([data-beside='map']) {
    opacity: 0.5;
    transition: opacity ${tokens.motion.enter};
  }
`;
const Count = styled.h2`
  font: ${tokens.font.bodyStrong};
`;
