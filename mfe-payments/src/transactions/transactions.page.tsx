import { paths } from '@lintel/contract';
import {
  Button,
  ButtonLink,
  DelayedSearchField,
  EmptyState,
  ErrorState,
  LoadMore,
  PageBody,
  receiptIcon,
  Select,
  LoadingBlocks,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { SaveAsCsv } from './save-as-csv.tsx';
import { TransactionsTable } from './transactions-table.tsx';
import { PAGE_SIZE, transactions, TransactionsGate } from './transactions.model.ts';
import {
  fromSearch,
  isFiltered,
  methods,
  states,
  toSearch,
  type StateFilter,
  type TransactionsQuery,
} from './transactions.query.ts';

/** `/user/transactions`: what the user has paid, and what is still open. */
export default function TransactionsPage() {
  const { t } = useTranslation('mfe-payments');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = fromSearch(search);
  const change = useCallback(
    (values: Partial<TransactionsQuery>, options?: { replace: boolean }) =>
      void navigate({ search: toSearch({ ...fromSearch(search), ...values }) }, options),
    [navigate, search],
  );
  const stateName = (state: StateFilter) => {
    if (state === 'all') return t('transactions.allStates');
    // The wire has one state for both.
    return state === 'failed' ? t('transactions.failedOrEnded') : t(`payment.state.${state}`);
  };
  return (
    <PageBody
      title={t('transactions.title')}
      lead={t('transactions.lead')}
      actions={<SaveAsCsv query={query} />}
    >
      <TransactionsGate query={query} />
      <Filters role="search" aria-label={t('transactions.filter')}>
        <DelayedSearchField
          label={t('transactions.search')}
          words={query.words}
          onWords={(words, options) => change({ words }, options)}
        />
        <Select
          label={t('transactions.column.state')}
          value={query.state}
          onChange={({ target }) =>
            change({ state: states.find((state) => state === target.value) ?? 'all' })
          }
          options={states.map((value) => ({ value, label: stateName(value) }))}
        />
        <Select
          label={t('transactions.column.method')}
          value={query.method}
          onChange={({ target }) =>
            change({ method: methods.find((method) => method === target.value) ?? 'all' })
          }
          options={methods.map((value) => ({
            value,
            label: value === 'all' ? t('transactions.allMethods') : t(`payment.method.${value}`),
          }))}
        />
      </Filters>
      <Transactions
        isFiltered={isFiltered(query)}
        showAll={() => change({ state: 'all', method: 'all', words: '' })}
      />
    </PageBody>
  );
}

interface ListProps {
  /** The query leaves out payments. */
  isFiltered: boolean;
  showAll(): void;
}

function Transactions({ isFiltered: isPart, showAll }: ListProps) {
  const { t } = useTranslation('mfe-payments');
  const { rows, total, error, pending, pendingMore, more, retry } = useUnit({
    rows: transactions.$rows,
    total: transactions.$total,
    error: transactions.$error,
    pending: transactions.$pending,
    pendingMore: transactions.$pendingMore,
    more: transactions.more,
    retry: transactions.retry,
  });
  if (error && rows.length === 0)
    return <ErrorState error={error} onRetry={() => retry()} retrying={pending} />;
  if (pending && rows.length === 0) return <LoadingBlocks height="56px" count={4} />;
  if (rows.length === 0)
    return isPart ? (
      <div role="status">
        <EmptyState
          icon={receiptIcon}
          title={t('transactions.empty.filtered')}
          action={<Button onClick={showAll}>{t('transactions.empty.all')}</Button>}
        />
      </div>
    ) : (
      <EmptyState
        icon={receiptIcon}
        title={t('transactions.empty.title')}
        action={<ButtonLink to={paths.packages()}>{t('dashboard.open')}</ButtonLink>}
      >
        {t('transactions.empty.text')}
      </EmptyState>
    );
  return (
    <Stack aria-busy={pending}>
      <TransactionsTable rows={rows} />
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore
        shown={rows.length}
        total={total}
        step={PAGE_SIZE}
        onMore={() => more()}
        busy={pendingMore}
        pending={pending}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: end;
`;
