import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { ButtonLink, EmptyState, ErrorState, PageBody, searchIcon, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SignedOut } from '#common/signed-out.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import { $searches, SavedSearchesGate, searches } from './saved-searches.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/user/saved-searches`: what to look for again, and for which of them the user is notified of new homes. */
export default function SavedSearchesPage() {
  const { t } = useDeferredTranslation();
  const { describePage, session } = useShell();
  const isSignedIn = useReadable(session) !== null;
  useEffect(() => describePage({ title: t('savedSearches.title') }), [describePage, t]);
  return (
    <PageBody title={t('savedSearches.title')}>
      <SavedSearchesGate />
      {isSignedIn ? <List /> : <SignedOut title={t('favourites.signedOut')} />}
    </PageBody>
  );
}

function List() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { rows, error, pending, refresh } = useUnit({
    rows: $searches,
    error: searches.$error,
    pending: searches.$pending,
    refresh: searches.refresh,
  });
  if (!rows && error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!rows)
    return (
      <div role="status" aria-label={common('state.loading')}>
        <Skeleton height="88px" shape="box" />
      </div>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={searchIcon}
        title={t('savedSearches.empty')}
        action={<ButtonLink to={paths.properties()}>{t('savedSearches.start')}</ButtonLink>}
      >
        {t('savedSearches.how')}
      </EmptyState>
    );
  return (
    <Rows>
      {rows.map((search) => (
        <SavedSearchRow key={search.id} search={search} />
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  max-inline-size: 760px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
