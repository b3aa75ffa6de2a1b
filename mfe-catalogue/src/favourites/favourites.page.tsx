import type { ApiError } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { PartBoundary, useReadable, useShell } from '@lintel/remote-kit';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  heartIcon,
  LoadMore,
  PageBody,
  TextLink,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { CardGrid } from '#common/card-list/card-grid.tsx';
import { ComparePlace } from '#common/compare/compare-place.tsx';
import { $kept } from '#common/saved/favourites.model.ts';
import type { CardListing } from '#common/listing/listing.ts';
import { PropertyCardSkeleton } from '#common/card/property-card-skeleton.tsx';
import { SuggestedHomes } from '#common/suggested/suggested-homes.tsx';
import { OfflinePanel } from './offline-panel.tsx';
import { OutboxList } from './outbox-list.tsx';
import { SavedCard } from './saved-card.tsx';
import { offline } from './offline.ts';
import { $hasEnded, $signedIn, FavouritesGate, PAGE_SIZE, saved } from './saved.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/user/favourites`: of the account, or of this browser for a visitor. */
export default function FavouritesPage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const { signedIn } = useUnit({ signedIn: $signedIn });
  useEffect(() => describePage({ title: t('favourites.title'), noindex: true }), [describePage, t]);
  return (
    <PageBody title={t('favourites.title')}>
      <FavouritesGate />
      <SearchesLine>
        <TextLink to={paths.savedSearches()}>{t('search.save.manage')}</TextLink>
      </SearchesLine>
      <OutboxList />
      {signedIn ? <OfAccount /> : <OfBrowser />}
      <ComparePlace />
    </PageBody>
  );
}

/** Homes that are taken off stay in view until the page is left: the heart brings them back. */
function OfAccount() {
  const { t } = useTranslation();
  const { rows, total, pages, pendingMore, error, retry, more } = useUnit({
    rows: saved.$rows,
    total: saved.$total,
    pages: saved.$pages,
    pendingMore: saved.$pendingMore,
    error: saved.$error,
    retry: saved.retry,
    more: saved.more,
  });
  if (error && rows.length === 0) return <Unreachable error={error} onRetry={() => retry()} />;
  if (pages === 0) {
    return (
      <CardGrid as="div" role="status" aria-label={t('state.loading')}>
        {[1, 2, 3].map((key) => (
          <PropertyCardSkeleton key={key} />
        ))}
      </CardGrid>
    );
  }
  if (rows.length === 0) return <Nothing />;
  return (
    <>
      <OfflinePanel listings={rows} isWhole={rows.length >= total} />
      <Cards listings={rows} />
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore shown={rows.length} total={total} step={PAGE_SIZE} busy={pendingMore} onMore={() => more()} />
    </>
  );
}

/** The list cannot be had; what was kept on this device can be read all the same. */
function Unreachable({ error, onRetry }: { error: ApiError; onRetry(): void }) {
  const { t } = useDeferredTranslation();
  const { homes } = useReadable(offline);
  return (
    <>
      <ErrorState error={error} onRetry={onRetry} />
      {homes.length > 0 && (
        <section aria-label={t('offline.onDevice')}>
          <h2>{t('offline.onDevice')}</h2>
          <Cards listings={homes.map(({ listing }) => listing)} />
        </section>
      )}
    </>
  );
}

function OfBrowser() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { passGates } = useShell();
  const { kept, hasEnded } = useUnit({ kept: $kept, hasEnded: $hasEnded });
  if (kept.length === 0) return hasEnded ? <SignedOut /> : <Nothing />;
  return (
    <>
      <Banner
        title={t('favourites.inBrowser')}
        action={
          <Button size="small" onClick={() => void passGates(['signed-in'])}>
            {common('actions.signIn')}
          </Button>
        }
      >
        {t('favourites.signInToKeep')}
      </Banner>
      <OfflinePanel listings={kept} isWhole />
      <Cards listings={kept} />
    </>
  );
}

function Cards({ listings }: { listings: readonly CardListing[] }) {
  return (
    <Homes>
      {listings.map((listing) => (
        <PartBoundary key={listing.id}>
          <li>
            <SavedCard listing={listing} />
          </li>
        </PartBoundary>
      ))}
    </Homes>
  );
}

/** The homes are in the account, which is closed now. */
function SignedOut() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { passGates } = useShell();
  return (
    <EmptyState
      icon={heartIcon}
      title={t('favourites.signedOut')}
      action={<Button onClick={() => void passGates(['signed-in'])}>{common('actions.signIn')}</Button>}
    >
      {t('favourites.signedOutText')}
    </EmptyState>
  );
}

function Nothing() {
  const { t } = useDeferredTranslation();
  return (
    <>
      <EmptyState
        icon={heartIcon}
        title={t('favourites.empty')}
        action={<ButtonLink to={paths.properties()}>{t('favourites.find')}</ButtonLink>}
      >
        {t('favourites.how')}
      </EmptyState>
      <SuggestedHomes />
    </>
  );
}

const SearchesLine = styled.p`
  margin-block-end: ${tokens.space[4]};
`;
/* A card with a note beside one without keeps its own height. */
const Homes = styled(CardGrid)`
  align-items: start;
`;
