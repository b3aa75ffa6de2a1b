import type { UnitUse } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import {
  Badge,
  DataTable,
  ErrorState,
  LoadMore,
  LoadingBlocks,
  TextLink,
  tokens,
  type Column,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PAGE_SIZE, uses } from './subscription.model.ts';

/** What used units: the listing, of which package, and when. */
export function UsesList() {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const { rows, total, error, pending, pendingMore, more, retry } = useUnit({
    rows: uses.$rows,
    total: uses.$total,
    error: uses.$error,
    pending: uses.$pending,
    pendingMore: uses.$pendingMore,
    more: uses.more,
    retry: uses.retry,
  });
  if (error && rows.length === 0)
    return <ErrorState error={error} onRetry={() => retry()} retrying={pending} />;
  if (pending && rows.length === 0) return <LoadingBlocks height="12rem" />;
  if (rows.length === 0) return <p>{t('subscription.log.empty')}</p>;
  const columns: Column<UnitUse>[] = [
    {
      key: 'subject',
      header: '',
      headerCell: t('subscription.log.subject'),
      cell: (use) => (
        <Words>
          <Subject use={use} />
        </Words>
      ),
    },
    {
      key: 'feature',
      header: t('subscription.log.feature'),
      cell: ({ feature }) => t(`packages.feature.${feature.type}`),
    },
    {
      key: 'package',
      header: t('transactions.column.package'),
      cell: ({ package: { name } }) => <bdi>{name}</bdi>,
    },
    {
      key: 'date',
      header: t('transactions.column.date'),
      cell: ({ used_at }) => formatDate(used_at, { locale }),
    },
    {
      key: 'units',
      header: t('subscription.log.units'),
      numeric: true,
      cell: ({ quantity }) =>
        quantity < 0 ? <Badge tone="success">{t('subscription.log.returned')}</Badge> : quantity,
    },
  ];
  return (
    <Stack aria-busy={pending}>
      <DataTable
        caption={t('subscription.log.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore shown={rows.length} total={total} step={PAGE_SIZE} onMore={() => more()} busy={pendingMore} />
    </Stack>
  );
}

/** The listing, with the way to it among one's own. */
function Subject({ use: { title, property_id: property, project_id: project } }: { use: UnitUse }) {
  const { t } = useTranslation('mfe-payments');
  if (title === null) return <>{t('subscription.log.earlier')}</>;
  if (property === null && project === null)
    return (
      <span>
        <bdi dir="auto">{title}</bdi> <Gone>{t('subscription.log.deleted')}</Gone>
      </span>
    );
  const list = property === null ? paths.myProjects() : paths.myProperties();
  return (
    <TextLink tone="quiet" to={`${list}?q=${encodeURIComponent(title)}`} dir="auto">
      {title}
    </TextLink>
  );
}

/* A word of a title can be longer than a phone is wide. */
const Words = styled.div`
  overflow-wrap: anywhere;
`;
const Gone = styled.small`
  color: ${tokens.color.text.muted};
  font: inherit;
`;
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
