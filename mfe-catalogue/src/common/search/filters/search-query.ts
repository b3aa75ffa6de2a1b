import type { EnergyClass, Nearby, SortOrder } from '@lintel/api-contract';
import type { MapQuery } from './map-query.ts';

/** The chosen order; empty for the recommended one. */
export type ChosenOrder = '' | Exclude<SortOrder, 'recommended'>;

/**
 * A search as the address holds it. Empty text and absent numbers mean "any". Prices in whole units of the currency; `radius`
 * in km around the stored location; `attributes` are ids of attributes that the owner stated.
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
  since: '' | 'week' | 'yesterday';
  sort: ChosenOrder;
  promoted: boolean;
  premium: boolean;
  min?: number;
  max?: number;
  radius?: number;
  /** At least so many rooms. */
  beds?: number;
  baths?: number;
  /** Built-up area in square metres. */
  areaMin?: number;
  areaMax?: number;
  /** Any of these. */
  energy?: readonly EnergyClass[];
  attributes: number[];
  /** Ids of attributes that are answered with yes, all of them. */
  features?: readonly number[];
  /** Places that have to be near, all of them. */
  nearby?: readonly Nearby[];
  /** Pages on screen, from 1. */
  page: number;
  /** Without listings that pay for their place. */
  organic?: boolean;
  /** The map: view, window, drawn areas, centre of the radius. */
  map?: MapQuery;
}

/** Parts of a search that are figures. */
export type NumberKey = 'min' | 'max' | 'radius' | 'beds' | 'baths' | 'areaMin' | 'areaMax';

export const emptyQuery: SearchQuery = {
  type: '',
  category: '',
  city: '',
  state: '',
  country: '',
  q: '',
  since: '',
  sort: '',
  promoted: false,
  premium: false,
  attributes: [],
  page: 1,
};

/** The query with other numbers; an undefined one means any and is left out. */
export function withNumbers(
  query: SearchQuery,
  numbers: { readonly [Key in NumberKey]?: number | undefined },
): SearchQuery {
  const next = { ...query, ...numbers };
  for (const key of Object.keys(numbers) as NumberKey[]) if (next[key] === undefined) delete next[key];
  return next as SearchQuery;
}
