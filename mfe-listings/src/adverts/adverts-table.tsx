import type { AdvertRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatCount, formatDate, formatPlace, useLocale } from '@lintel/i18n';
import { Badge, Button, DataTable, Photo, TextLink, tokens, type BadgeProps, type Column } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { advertStateOf, daysLeft, type AdvertState } from './advert-state.ts';
import { endAsked } from './adverts.model.ts';

const tones: Record<AdvertState, NonNullable<BadgeProps['tone']>> = {
  running: 'success',
  review: 'warning',
  rejected: 'danger',
  ended: 'neutral',
  paused: 'neutral',
};

/** Own adverts: what is featured, in which period, where that stands, and what it brought. */
export function AdvertsTable({ rows }: { rows: readonly AdvertRow[] }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { ask } = useUnit({ ask: endAsked });
  const day = (moment: string) => formatDate(moment, { locale });
  const columns: Column<AdvertRow>[] = [
    {
      key: 'listing',
      header: '',
      headerCell: t('adverts.column.listing'),
      cell: (row) => <Listing advert={row} />,
    },
    {
      key: 'state',
      header: t('adverts.column.state'),
      cell: (row) => {
        const state = advertStateOf(row, now);
        return (
          <State>
            <Badge tone={tones[state]}>{t(`adverts.state.${state}`)}</Badge>
            {state === 'running' && <small>{t('adverts.daysLeft', { count: daysLeft(row, now) })}</small>}
            {state === 'paused' && row.paused_at && (
              <small>{t('adverts.pausedByReview', { count: daysLeft(row, now) })}</small>
            )}
            {state === 'rejected' && row.reject_reason && <small dir="auto">{row.reject_reason}</small>}
          </State>
        );
      },
    },
    {
      key: 'period',
      header: t('adverts.column.period'),
      cell: (row) =>
        advertStateOf(row, now) === 'review' ? '–' : `${day(row.start_date)} – ${day(row.end_date)}`,
    },
    {
      key: 'views',
      header: t('adverts.column.views'),
      numeric: true,
      cell: ({ results }) => (results ? formatCount(results.views, locale) : '–'),
    },
    {
      key: 'leads',
      header: t('adverts.column.leads'),
      numeric: true,
      cell: ({ results }) => (results ? formatCount(results.leads, locale) : '–'),
    },
    {
      key: 'actions',
      header: '',
      numeric: true,
      cell: (row) =>
        ['running', 'review', 'paused'].includes(advertStateOf(row, now)) && (
          <Button
            tone="quiet"
            size="small"
            aria-label={t('adverts.endOf', { name: titleOf(row) })}
            onClick={() => ask(row)}
          >
            {t('adverts.end')}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      cardsBelow="laptop"
      caption={t('adverts.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

export const titleOf = ({ property, project }: AdvertRow): string => (property ?? project)?.title ?? '';

function Listing({ advert: { property, project } }: { advert: AdvertRow }) {
  const listing = property ?? project;
  if (!listing) return null;
  const to = property ? paths.myProperty(listing.slug_id) : paths.myProject(listing.slug_id);
  return (
    <Cell>
      <Photo src={property?.title_image ?? project?.image ?? ''} alt="" sizes="72px" />
      <div>
        <TextLink tone="quiet" to={to} dir="auto">
          {listing.title}
        </TextLink>
        <small dir="auto">{formatPlace([listing.city, listing.state])}</small>
      </div>
    </Cell>
  );
}

const Cell = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  text-align: start;
  a {
    font: ${tokens.font.bodyStrong};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;
const State = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[1]};
  small {
    max-inline-size: 16rem;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;
