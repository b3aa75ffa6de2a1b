import { rankWeights, type PropertyListRow } from '@lintel/api-contract';
import { formatCount, formatDate, useLocale } from '@lintel/i18n';
import { Badge, Button, Dialog } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { CardListing } from '#common/listing/listing.ts';
import { $query } from '#search/model/search.model.ts';
import type { ChosenOrder } from '#common/search/filters/search-query.ts';
import { useSearchAddress } from '#search/model/use-search-address.ts';
import { Bar, Stack, Table } from './ranking-explanation.styles.ts';

interface Props {
  listing: CardListing & Pick<Partial<PropertyListRow>, 'rank'>;
  onClose(): void;
}

type Part = keyof typeof rankWeights;
const parts = Object.keys(rankWeights) as Part[];

/** The sentence that explains each order. */
const orders = {
  '': 'search.why.order.default',
  newest: 'search.why.order.newest',
  price_asc: 'search.why.order.priceAsc',
  price_desc: 'search.why.order.priceDesc',
  most_viewed: 'search.why.order.mostViewed',
  most_liked: 'search.why.order.mostLiked',
  distance: 'search.why.order.distance',
  price_per_area: 'search.why.order.pricePerArea',
  area_desc: 'search.why.order.area',
  reduction: 'search.why.order.reduction',
  best: 'search.why.order.best',
} as const satisfies Record<ChosenOrder, string>;

/** Why a home has its rank: whether it is an advert, how the order is defined, and its score in parts. */
export default function RankingExplanation({ listing, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { apply } = useSearchAddress();
  const { query } = useUnit({ query: $query });
  const { rank, promoted, title, confirmed_at: confirmedAt, is_confirmation_overdue: isOverdue } = listing;
  const go = (next: typeof query) => {
    onClose();
    apply(next);
  };
  return (
    <Dialog title={t('search.why.title')} onClose={onClose}>
      <Stack>
        <bdi>{title}</bdi>
        {promoted && (
          <p>
            <Badge tone="accent">{common('badge.ad')}</Badge> {t('search.why.ad')}
          </p>
        )}
        <p>{t(orders[query.sort])}</p>
        {isOverdue && confirmedAt && <Overdue since={confirmedAt} isRanked={rank !== undefined} />}
        {rank ? (
          <Points rank={rank} />
        ) : (
          <Button size="small" tone="secondary" onClick={() => go({ ...query, sort: 'best' })}>
            {t('search.why.showPoints')}
          </Button>
        )}
        {!query.organic && (
          <Button size="small" tone="quiet" onClick={() => go({ ...query, organic: true })}>
            {t('search.why.organic')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

/** What a home loses while its owner does not confirm it: points, or its place in the site's own order. */
function Overdue({ since, isRanked }: { since: string; isRanked: boolean }) {
  const { t } = useDeferredTranslation();
  const { query } = useUnit({ query: $query });
  const locale = useLocale();
  const when = formatDate(since, { locale });
  if (isRanked)
    return <p>{t('search.why.overdue', { when, points: formatCount(rankWeights.freshness, locale) })}</p>;
  return query.sort === '' && <p>{t('search.why.overdueLater', { when })}</p>;
}

function Points({ rank }: { rank: NonNullable<PropertyListRow['rank']> }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const number = (value: number) => formatCount(Math.round(value * 10) / 10, locale);
  return (
    <Table>
      <caption>{t('search.why.points')}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`search.why.part.${part}`)}</th>
            <td aria-hidden>
              <Bar>
                <i style={{ inlineSize: `${(Math.max(0, rank.parts[part]) / rankWeights[part]) * 100}%` }} />
              </Bar>
            </td>
            <td>
              {t('search.why.of', { points: number(rank.parts[part]), most: number(rankWeights[part]) })}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('search.why.sum')}
          </th>
          <td>{number(rank.score)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
