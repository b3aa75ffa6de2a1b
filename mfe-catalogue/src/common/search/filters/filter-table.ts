import { energyClasses } from '@lintel/api-contract';
import { areasParameter } from '@lintel/map';
import {
  amount,
  choiceRow,
  eachChip,
  idsRow,
  numberRow,
  row,
  switchRow,
  setRows,
  type FilterRow,
  type SetRow,
} from './filter-row.ts';
import { noMap, readMap, writeMap } from './map-query.ts';
import { basicFilters as basic } from './basic-filters.ts';
import type { SearchQuery } from './search-query.ts';

const orUndefined = <Entry>(entries: Entry[]) => (entries.length > 0 ? entries : undefined);

const sinceCodes = { week: '0', yesterday: '1' } as const;

/** A larger number in an address must not start a hundred calls. */
const MOST_PAGES = 50;
/** Half of the earth's circumference: a position without a radius would mean "exactly there" on the wire. */
const WORLD_KM = 20_037;

const orders = [
  'newest',
  'price_asc',
  'price_desc',
  'most_viewed',
  'most_liked',
  'distance',
  'price_per_area',
  'area_desc',
  'reduction',
  'best',
] as const satisfies readonly SearchQuery['sort'][];

/** Every part of a search, in the order of addresses and chips. Names and words of the chips: filter-labels.ts. */
export const filterTable = {
  type: basic.type,
  category: basic.category,
  city: basic.city,
  state: basic.state,
  country: basic.country,
  q: basic.q,
  since: choiceRow('since', ['week', 'yesterday'], (since) => ({ posted_since: sinceCodes[since] })),
  sort: {
    // Distance needs a position; without one the order stays the recommended one.
    ...choiceRow('sort', orders, (sort, { position, radius }) => {
      if (sort !== 'distance') return { sort };
      return position ? { sort, ...position, radius: radius ?? WORLD_KM } : {};
    }),
    chips: () => [],
  },
  promoted: switchRow('promoted', () => ({ promoted: '1' })),
  premium: basic.premium,
  min: basic.min,
  max: basic.max,
  radius: numberRow('radius', (radius, { position }) => (position ? { ...position, radius } : {})),
  beds: numberRow('beds', (count) => ({ bedrooms_min: count })),
  baths: numberRow('baths', (count) => ({ bathrooms_min: count })),
  areaMin: numberRow('area-min', (area) => ({ area_min: area })),
  areaMax: numberRow('area-max', (area) => ({ area_max: area })),
  energy: row(
    'energy',
    (text) => orUndefined(energyClasses.filter((one) => text.split(',').includes(one))),
    (classes) => classes.join(','),
    {
      toWire: (classes) => ({ energy_class: classes.join(',') }),
      chips: (classes) => eachChip(classes, String),
    },
  ),
  attributes: basic.attributes,
  features: idsRow('features', (ids) => ({ features: ids.join(',') })),
  nearby: basic.nearby,
  page: row(
    'page',
    (text) => Math.min(Math.max(1, Math.floor(amount(text) ?? 1)), MOST_PAGES),
    (page) => (page > 1 ? String(page) : ''),
    { toWire: () => ({}), chips: () => [] },
  ),
  organic: switchRow('organic', () => ({ organic: '1' })),
  map: {
    read: readMap,
    write: writeMap,
    toWire: ({ box, areas }) => ({
      ...(box && { bbox: box.join(',') }),
      ...(areas.length > 0 && { areas: areasParameter(areas) }),
    }),
    chips: ({ box, areas, ...map }) => [
      ...(areas.length > 0
        ? [
            {
              kind: 'areas' as const,
              value: String(areas.length),
              without: { ...map, ...(box && { box }), areas: noMap.areas },
            },
          ]
        : []),
      ...(box ? [{ kind: 'box' as const, value: '', without: { ...map, areas } }] : []),
    ],
  },
} satisfies { [Key in keyof Required<SearchQuery>]: FilterRow<NonNullable<SearchQuery[Key]>> };

export type FilterKey = keyof SearchQuery;

/** The rows of a search with their values, without those that are "any". */
export const setFilters = (query: SearchQuery): SetRow<FilterKey>[] => setRows(filterTable, query);
