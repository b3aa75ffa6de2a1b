import {
  idsRow,
  switchRow,
  choiceRow,
  eachChip,
  numberRow,
  row,
  setRows,
  textRow,
  wireOf,
  writeRows,
  type SearchRequest,
} from './filter-row.ts';
import { nearbyOf, nearbyText } from './nearby.ts';
import type { SearchQuery } from './search-query.ts';

/** Deals as the wire has them. */
export const dealCodes = { sell: '0', rent: '1' } as const;

const MOST_LETTERS = 200;

/** What pages beside the results ask for: home, feed, saved searches. They do without the others of filter-table.ts. */
export const basicFilters = {
  type: choiceRow('type', ['sell', 'rent'], (type) => ({ property_type: dealCodes[type] })),
  category: textRow('category', (slug) => ({ category_slug_id: slug })),
  city: textRow('city', (city) => ({ city })),
  state: textRow('state', (state) => ({ state })),
  country: textRow('country', (country) => ({ country })),
  q: textRow('q', (search) => ({ search }), MOST_LETTERS),
  premium: switchRow('premium', () => ({ get_all_premium_properties: '1' })),
  min: numberRow('min', (price) => ({ min_price: price })),
  max: numberRow('max', (price) => ({ max_price: price })),
  attributes: idsRow('parameters', (ids) => ({ parameter_id: ids.join(',') })),
  nearby: row('facilities', nearbyOf, (places) => nearbyText(places.toSorted((a, b) => a.id - b.id)), {
    toWire: (places) => ({ facilities: nearbyText(places) }),
    chips: (places) => eachChip(places, (place) => nearbyText([place])),
  }),
};

type BasicQuery = Pick<SearchQuery, keyof typeof basicFilters>;

/** Writes the query of the address of a search that has basic filters only. */
export const toBasicSearchString = (query: BasicQuery): string => writeRows(setRows(basicFilters, query));

/** What a call sends for the basic filters. */
export const toBasicRequest = (query: BasicQuery): SearchRequest => wireOf(setRows(basicFilters, query));
