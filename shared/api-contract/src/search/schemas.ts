import { z } from 'zod';
import { list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  ignoredParameters,
  limitParameter,
  numberParameter,
  paging,
  switchParameter,
  textParameter,
} from '../common/parameters.ts';
import { encodedFilters } from './encoded-filters.ts';
import { boxParameter, searchFilters } from './filters.ts';
import { propertyListRow } from '../listings/rows.ts';
import { facets, mapView, sortOrders, suggestions } from './rows.ts';

const searched = z.object({
  ...searchFilters,
  most_viewed: switchParameter.optional(),
  /** All filters in one, of later deployed clients; a parameter beside it counts before it. */
  filters: encodedFilters.optional(),
  top_rated: z.unknown().optional(),
  users_promoted: z.unknown().optional(),
  /** Ours. Listings that pay for it come first in the default order only. */
  sort: codeParameter(sortOrders).optional(),
  ...ignoredParameters,
  ...paging,
});

export const getPropertyList = call({
  summary: 'Search: listings for sale or rent, filtered, sorted, counted after all filters',
  access: 'optional',
  style: 'new',
  request: searched,
  answer: list(propertyListRow),
});

/** Of later deployed clients, whose maps draw every row. */
export const getPropertiesOnMap = call({
  summary: 'The same search, 100 rows unless `limit` states fewer, for maps of later deployed clients',
  access: 'optional',
  style: 'new',
  request: searched,
  answer: list(propertyListRow),
});

export const searchSuggestions = call({
  summary:
    'Ours: places, categories and listings for what somebody is typing; mistyped words are corrected; places and categories are found by their names in the language of the client too',
  access: 'public',
  style: 'new',
  request: z.object({
    query: textParameter(120),
    /** Of each kind; default 5. */
    limit: limitParameter.pipe(z.int().min(1, 'must be at least 1').max(20, 'must be at most 20')).optional(),
  }),
  answer: one(suggestions),
});

export const searchFacets = call({
  summary:
    'Ours: for the filters of get-property-list, matches per option (what choosing it would give) and a price histogram',
  access: 'public',
  style: 'new',
  request: z.object(searchFilters),
  answer: one(facets),
});

export const mapPoints = call({
  summary: 'Ours: what a window of the map shows for the filters: clusters, and single listings with price',
  access: 'public',
  style: 'new',
  request: z.object({
    ...searchFilters,
    bbox: boxParameter,
    /** Zoom level of the map with tiles of 256 pixels. */
    zoom: numberParameter(0, 24),
  }),
  answer: one(mapView),
});
