import type { EngineOrder, PageOfIds, PageQuery } from '#ports/search-engine.ts';
import { conditionOf } from './conditions.ts';

export interface Hits {
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly { _id: string }[] };
}

const ascending = { order: 'asc', missing: '_last' } as const;
const descending = { order: 'desc', missing: '_last' } as const;

const orders: Record<EngineOrder, readonly object[]> = {
  recommended: [{ overdue: ascending }, { id: descending }],
  newest: [{ id: descending }],
  price_asc: [{ stated_price: ascending }, { id: ascending }],
  price_desc: [{ price: descending }, { id: descending }],
  price_per_area: [{ price_per_area: ascending }, { id: ascending }],
  area_desc: [{ area: descending }, { id: descending }],
};

export const pageBody = ({ filter, order, limit, offset }: PageQuery) => ({
  query: conditionOf(filter),
  sort: orders[order],
  from: offset,
  size: limit,
  track_total_hits: true,
  _source: false,
});

export const pageOf = ({ hits }: Hits): PageOfIds => ({
  ids: hits.hits.map(({ _id }) => Number(_id)),
  total: hits.total.value,
});
