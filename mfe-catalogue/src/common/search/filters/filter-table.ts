import { energyClasses } from '@lintel/api-contract';
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
import type { LabelFormatter } from './filter-label.ts';
import { mapRow } from './map-row.ts';
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

/** A row with the text of its chips. */
const labelled = <Value>(filter: FilterRow<Value>, label: LabelFormatter) => ({ ...filter, label });
const asWritten: LabelFormatter = (value) => value;
const attributeLabel: LabelFormatter = (id, { t, attribute }) =>
  attribute(id) ?? t('search.chip.fact', { id });

/** Every part of a search, in the order of addresses and chips. */
export const filterTable = {
  type: labelled(basic.type, (value, { common }) =>
    common(value === 'rent' ? 'dealType.rent' : 'dealType.sell'),
  ),
  category: labelled(basic.category, (slug, { category }) => category(slug) ?? slug),
  city: labelled(basic.city, (name, { city }) => city(name) ?? name),
  state: labelled(basic.state, asWritten),
  country: labelled(basic.country, asWritten),
  q: labelled(basic.q, (words, { t }) => t('search.chip.words', { words })),
  since: labelled(
    choiceRow('since', ['week', 'yesterday'], (since) => ({ posted_since: sinceCodes[since] })),
    (value, { t }) => t(value === 'week' ? 'search.filters.week' : 'search.filters.yesterday'),
  ),
  sort: {
    // Distance needs a position; without one the order stays the recommended one.
    ...choiceRow('sort', orders, (sort, { position, radius }) => {
      if (sort !== 'distance') return { sort };
      return position ? { sort, ...position, radius: radius ?? WORLD_KM } : {};
    }),
    chips: () => [],
  },
  promoted: labelled(
    switchRow('promoted', () => ({ promoted: '1' })),
    (_, { t }) => t('search.filters.promoted'),
  ),
  premium: labelled(basic.premium, (_, { t }) => t('search.filters.premium')),
  min: labelled(basic.min, (value, { t, money }) => t('search.chip.min', { price: money(value) })),
  max: labelled(basic.max, (value, { t, money }) => t('search.chip.max', { price: money(value) })),
  radius: labelled(
    numberRow('radius', (radius, { position }) => (position ? { ...position, radius } : {})),
    (distance, { t }) => t('search.filters.within', { distance }),
  ),
  beds: labelled(
    numberRow('beds', (count) => ({ bedrooms_min: count })),
    (value, { t }) => t('search.chip.beds', { count: Number(value) }),
  ),
  baths: labelled(
    numberRow('baths', (count) => ({ bathrooms_min: count })),
    (value, { t }) => t('search.chip.baths', { count: Number(value) }),
  ),
  areaMin: labelled(
    numberRow('area-min', (area) => ({ area_min: area })),
    (value, { t, area }) => t('search.chip.areaMin', { area: area(value) }),
  ),
  areaMax: labelled(
    numberRow('area-max', (area) => ({ area_max: area })),
    (value, { t, area }) => t('search.chip.areaMax', { area: area(value) }),
  ),
  energy: labelled(
    row(
      'energy',
      (text) => orUndefined(energyClasses.filter((one) => text.split(',').includes(one))),
      (classes) => classes.join(','),
      {
        toWire: (classes) => ({ energy_class: classes.join(',') }),
        chips: (classes) => eachChip(classes, String),
      },
    ),
    (value, { t }) => t('search.chip.energy', { value }),
  ),
  attributes: labelled(basic.attributes, attributeLabel),
  features: labelled(
    idsRow('features', (ids) => ({ features: ids.join(',') })),
    attributeLabel,
  ),
  nearby: labelled(basic.nearby, (value, { t, place, distance }) => {
    const [id = '', within = ''] = value.split(':');
    return t('search.chip.near', {
      place: place(id) ?? t('search.chip.place'),
      distance: distance(within),
    });
  }),
  page: row(
    'page',
    (text) => Math.min(Math.max(1, Math.floor(amount(text) ?? 1)), MOST_PAGES),
    (page) => (page > 1 ? String(page) : ''),
    { toWire: () => ({}), chips: () => [] },
  ),
  organic: labelled(
    switchRow('organic', () => ({ organic: '1' })),
    (_, { t }) => t('search.filters.organic'),
  ),
  map: mapRow,
} satisfies {
  [Key in keyof Required<SearchQuery>]: FilterRow<NonNullable<SearchQuery[Key]>> &
    (Key extends 'sort' | 'page' ? unknown : { label: LabelFormatter });
};

export type FilterKey = keyof SearchQuery;

/** The rows of a search with their values, without those that are "any". */
export const setFilters = (query: SearchQuery): SetRow<FilterKey>[] => setRows(filterTable, query);
