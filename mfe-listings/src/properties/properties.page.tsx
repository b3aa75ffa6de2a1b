import { paths } from '@lintel/contract';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  homeIcon,
  LoadMore,
  PageBody,
  SegmentedControl,
  Skeleton,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { filterFrom, filters, type Filter } from '../common/properties.filter.ts';
import { PAGE_SIZE, properties, PropertiesGate } from './properties.model.ts';
import { PropertyRow } from './property-row.tsx';

/** `/user/properties`: one's own listings in every state. */
export default function PropertiesPage() {
  const { t } = useTranslation('mfe-listings');
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const show = (next: Filter) => setSearch(next === 'all' ? {} : { show: next }, { replace: true });
  return (
    <PageBody title={t('properties.title')} lead={t('properties.lead')}>
      <PropertiesGate filter={filter} />
      <SegmentedControl
        label={t('properties.filter.label')}
        value={filter}
        onValue={show}
        options={filters.map((value) => ({ value, label: t(`properties.filter.${value}`) }))}
      />
      <Properties filtered={filter !== 'all'} />
    </PageBody>
  );
}

function Properties({ filtered }: { filtered: boolean }) {
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
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={homeIcon}
        title={t(filtered ? 'properties.empty.filtered' : 'properties.empty.title')}
        action={!filtered && <ButtonLink to={paths.contact()}>{t('properties.empty.contact')}</ButtonLink>}
      >
        {!filtered && t('properties.empty.text')}
      </EmptyState>
    );
  }
  return (
    <List>
      <ul aria-label={t('properties.title')} aria-busy={pending}>
        {rows.map((property) => (
          <PropertyRow key={property.id} property={property} />
        ))}
      </ul>
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore shown={rows.length} total={total} step={PAGE_SIZE} onMore={() => more()} busy={pendingMore} />
    </List>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-busy aria-label={t('state.loading')}>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="box" height="152px" />
      ))}
    </Stack>
  );
}

const List = styled.div`
  container-type: inline-size;
  /* Not the list of facts inside a row. */
  > ul {
    display: grid;
    gap: ${tokens.space[4]};
    padding: 0;
    list-style: none;
  }
`;
const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
