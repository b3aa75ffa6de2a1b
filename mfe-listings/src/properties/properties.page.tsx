import { paths } from '@lintel/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  homeIcon,
  LoadMore,
  PageBody,
  Skeleton,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { fromSearch, isFiltered, toSearch, type OwnListingsQuery } from '../common/own-listings.query.ts';
import { ListingsTable } from './listings-table.tsx';
import { ListingsToolbar } from './listings-toolbar.tsx';
import { PAGE_SIZE, properties, PropertiesGate } from './properties.model.ts';
import { QuestionDialog } from './question-dialog.tsx';

/** `/user/properties`: one's own listings in every state, and what may be done with each. */
export default function PropertiesPage() {
  const { t } = useTranslation('mfe-listings');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = fromSearch(search);
  const change = useCallback(
    (values: Partial<OwnListingsQuery>) =>
      void navigate({ search: toSearch({ ...fromSearch(search), ...values }) }, { replace: true }),
    [navigate, search],
  );
  return (
    <PageBody title={t('properties.title')} lead={t('properties.lead')}>
      <PropertiesGate query={query} />
      <ListingsToolbar query={query} onQuery={change} />
      <Properties
        isFiltered={isFiltered(query)}
        onAll={() => void navigate({ search: '' }, { replace: true })}
      />
      <QuestionDialog />
    </PageBody>
  );
}

function Properties({ isFiltered, onAll }: { isFiltered: boolean; onAll(): void }) {
  const { t } = useTranslation('mfe-listings');
  const { rows, total, error, pending, pendingMore, more, retry } = useUnit({
    rows: properties.$rows,
    total: properties.$total,
    error: properties.$error,
    pending: properties.$pending,
    pendingMore: properties.$pendingMore,
    more: properties.more,
    retry: properties.retry,
  });
  if (error && rows.length === 0)
    return <ErrorState error={error} onRetry={() => retry()} retrying={pending} />;
  if (pending && rows.length === 0) return <Loading />;
  if (rows.length === 0)
    return isFiltered ? (
      <EmptyState
        icon={homeIcon}
        title={t('properties.empty.filtered')}
        action={<Button onClick={onAll}>{t('properties.empty.all')}</Button>}
      />
    ) : (
      <EmptyState
        icon={homeIcon}
        title={t('properties.empty.title')}
        action={<ButtonLink to={paths.contact()}>{t('properties.empty.contact')}</ButtonLink>}
      >
        {t('properties.empty.text')}
      </EmptyState>
    );
  return (
    <List aria-busy={pending}>
      <ListingsTable rows={rows} />
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore shown={rows.length} total={total} step={PAGE_SIZE} onMore={() => more()} busy={pendingMore} />
    </List>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <List role="status" aria-busy aria-label={t('state.loading')}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} shape="box" height="104px" />
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
