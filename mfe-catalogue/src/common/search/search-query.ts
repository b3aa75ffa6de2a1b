import type { Nearby, SortOrder } from '@lintel/api-contract';
import type { MapQuery } from './map-query.ts';
import { nearbyOf, nearbyText } from './nearby.ts';

/** What somebody sorts by; empty for the recommended order. */
export type ChosenOrder = '' | Exclude<SortOrder, 'recommended'>;

/**
 * What is searched for, as the address holds it. Empty text and absent numbers mean "any".
 * Prices in whole units of the currency; `radius` in km around the stored location; `parameters` are ids of stated facts.
 */
export interface SearchQuery {
  type: '' | 'sell' | 'rent';
  /** Slug. */
  category: string;
  city: string;
  /** Names of the site, as the city's. */
  state: string;
  country: string;
  q: string;
  min?: number;
  max?: number;
  radius?: number;
  /** At least so many rooms. */
  beds?: number;
  baths?: number;
  /** Built-up area in square metres. */
  areaMin?: number;
  areaMax?: number;
  parameters: number[];
  /** Ids of facts that are answered with yes, all of them. */
  features?: readonly number[];
  /** Places that have to be near, all of them. */
  nearby?: readonly Nearby[];
  since: '' | 'week' | 'yesterday';
  sort: ChosenOrder;
  promoted: boolean;
  premium: boolean;
  /** Pages on screen, from 1. */
  page: number;
  /** Without listings that pay for their place; only the results page reads and writes it. */
  organic?: boolean;
  /** The map's part, which only the results page reads and writes (map-query.ts). */
  map?: MapQuery;
}

export const emptyQuery: SearchQuery = {
  type: '',
  category: '',
  city: '',
  state: '',
  country: '',
  q: '',
  parameters: [],
  since: '',
  sort: '',
  promoted: false,
  premium: false,
  page: 1,
};

const sorts: readonly Exclude<ChosenOrder, ''>[] = [
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
];

/** A query may come from anybody's hand, so numbers that make no sense count as absent. */
function amount(text: string | null): number | undefined {
  const value = Number(text);
  return text && Number.isFinite(value) && value > 0 ? Math.min(value, Number.MAX_SAFE_INTEGER) : undefined;
}

const oneOf = <const Value extends string>(text: string | null, values: readonly Value[]): Value | '' =>
  values.find((value) => value === text) ?? '';

/** Numbers of the query and how the address calls them. */
export const numberNames = {
  min: 'min',
  max: 'max',
  radius: 'radius',
  beds: 'beds',
  baths: 'baths',
  areaMin: 'area-min',
  areaMax: 'area-max',
} as const;
export type NumberKey = keyof typeof numberNames;

/** The query with other numbers; an undefined one means any and is left out. */
export function withNumbers(
  query: SearchQuery,
  numbers: { readonly [Key in NumberKey]?: number | undefined },
): SearchQuery {
  const next = { ...query, ...numbers };
  for (const key of Object.keys(numbers) as NumberKey[]) if (next[key] === undefined) delete next[key];
  return next as SearchQuery;
}

const idsOf = (text: string | null): number[] =>
  [
    ...new Set(
      (text ?? '')
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0),
    ),
  ].sort((a, b) => a - b);

/** More pages than anybody loads by hand; a larger number in an address must not start a hundred calls. */
const MOST_PAGES = 50;

/** Reads the address; `preset` is what the path itself says (`/properties/city/…`) and wins. */
export function fromSearchString(
  search: string,
  preset: { category?: string | undefined; city?: string | undefined } = {},
): SearchQuery {
  const url = new URLSearchParams(search);
  const numbers = Object.fromEntries(
    (Object.entries(numberNames) as [NumberKey, string][]).flatMap(([key, name]) => {
      const value = amount(url.get(name));
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const features = idsOf(url.get('features'));
  const nearby = nearbyOf(url.get('facilities'));
  return {
    type: oneOf(url.get('type'), ['sell', 'rent']),
    category: preset.category ?? url.get('category')?.trim() ?? '',
    city: preset.city ?? url.get('city')?.trim() ?? '',
    state: url.get('state')?.trim() ?? '',
    country: url.get('country')?.trim() ?? '',
    q: url.get('q')?.trim().slice(0, 200) ?? '',
    ...numbers,
    parameters: idsOf(url.get('parameters')),
    ...(features.length > 0 && { features }),
    ...(nearby.length > 0 && { nearby }),
    since: oneOf(url.get('since'), ['week', 'yesterday']),
    sort: oneOf(url.get('sort'), sorts),
    promoted: url.get('promoted') === '1',
    premium: url.get('premium') === '1',
    page: Math.min(Math.max(1, Math.floor(amount(url.get('page')) ?? 1)), MOST_PAGES),
  };
}

/** Writes the query of an address, without the question mark. What means "any" is left out; the order is always the same. */
export function toSearchString(query: SearchQuery): string {
  const { parameters, features = [], nearby, promoted, premium, page, ...rest } = query;
  const entries: [string, string][] = [
    ...(['type', 'category', 'city', 'state', 'country', 'q', 'since', 'sort'] as const).map(
      (key): [string, string] => [key, rest[key]],
    ),
    ...(Object.entries(numberNames) as [NumberKey, string][]).map(([key, name]): [string, string] => [
      name,
      String(rest[key] ?? ''),
    ]),
    ['parameters', parameters.join(',')],
    ['features', features.toSorted((a, b) => a - b).join(',')],
    ['facilities', nearbyText(nearby?.toSorted((a, b) => a.id - b.id))],
    ['promoted', promoted ? '1' : ''],
    ['premium', premium ? '1' : ''],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
}

/** Two addresses with the same filters and order show the same list, however far it is loaded. */
export const filtersKey = (query: SearchQuery): string => toSearchString({ ...query, page: 1 });
