import { PartBoundary, useReadable, useShell } from '@lintel/remote-kit';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  PageBody,
  refreshIcon,
  searchIcon,
  starIcon,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { addresses } from '#common/addresses.ts';
import { CardGrid } from '#common/card-list/card-grid.tsx';
import { PropertyCardSkeleton } from '#common/card/property-card-skeleton.tsx';
import { ComparePlace } from '#common/compare/compare-place.tsx';
import { SuggestedHomes } from '#common/suggested/suggested-homes.tsx';
import { SignedOut } from '#common/signed-out.tsx';
import { $entries, $preferences, feed, FeedGate, PAGE_SIZE, retried, preferences } from './feed.model.ts';
import { FeedCard } from './feed-card.tsx';
import { tuning } from './tuning.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/feed`: recommended homes, each with its reasons. */
export default function FeedPage() {
  const { t } = useDeferredTranslation();
  const { describePage, session } = useShell();
  const isSignedIn = useReadable(session) !== null;
  const weights = useReadable(tuning);
  const isTuned = Object.keys(weights).length > 0;
  useEffect(() => describePage({ title: t('feed.title'), noindex: true }), [describePage, t]);
  return (
    <PageBody
      title={t('feed.title')}
      lead={t('feed.lead')}
      actions={
        isSignedIn && (
          <span>
            {isTuned && (
              <Button tone="quiet" icon={refreshIcon} onClick={() => tuning.change(() => ({}))}>
                {t('feed.untune')}
              </Button>
            )}
            <ButtonLink tone="secondary" to={addresses.personalize}>
              {t('feed.change')}
            </ButtonLink>
          </span>
        )
      }
    >
      <FeedGate tuning={weights} />
      {isSignedIn ? <Homes /> : <SignedOut title={t('feed.signedOut')} />}
      <ComparePlace />
    </PageBody>
  );
}

function Homes() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { entries, chosen, failure, rows, total, pages, pendingMore, error, again, more } = useUnit({
    entries: $entries,
    chosen: $preferences,
    failure: preferences.$error,
    rows: feed.$rows,
    total: feed.$total,
    pages: feed.$pages,
    pendingMore: feed.$pendingMore,
    error: feed.$error,
    again: retried,
    more: feed.more,
  });
  const problem = failure ?? error;
  if (problem && rows.length === 0) return <ErrorState error={problem} onRetry={() => again()} />;
  if (chosen === 'none') return <Invitation title={t('feed.none')} text={t('feed.noneText')} />;
  if (!chosen || pages === 0) {
    return (
      <CardGrid as="div" role="status" aria-label={common('state.loading')}>
        {[1, 2, 3].map((key) => (
          <PropertyCardSkeleton key={key} />
        ))}
      </CardGrid>
    );
  }
  if (rows.length === 0) return <Invitation title={t('feed.empty')} text={t('feed.emptyText')} />;
  return (
    <>
      <CardGrid>
        {entries.map((entry) => (
          <PartBoundary key={entry.home.id}>
            <li>
              <FeedCard entry={entry} />
            </li>
          </PartBoundary>
        ))}
      </CardGrid>
      {error && <ErrorState error={error} onRetry={() => more()} />}
      <LoadMore shown={rows.length} total={total} step={PAGE_SIZE} busy={pendingMore} onMore={() => more()} />
    </>
  );
}

function Invitation({ title, text }: { title: string; text: string }) {
  const { t } = useDeferredTranslation();
  return (
    <>
      <EmptyState
        icon={title === t('feed.none') ? starIcon : searchIcon}
        title={title}
        action={<ButtonLink to={addresses.personalize}>{t('feed.change')}</ButtonLink>}
      >
        {text}
      </EmptyState>
      <SuggestedHomes />
    </>
  );
}
