import { getPropertyList, type PropertyListRow } from '@lintel/api-contract';
import { createPageGate, createQuery, endpointFx } from '@lintel/remote-kit';
import { sample } from 'effector';
import { toFilters } from '#common/search/filters/request.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { readCards } from '#common/wire/rows.ts';

/** From this number on the banner shows "24+". */
export const MAX_NEW = 24;

export const { Gate: LastSearchGate, paramsChanged, left } = createPageGate<{ query: SearchQuery }>();

export const found = createQuery({ effect: endpointFx(getPropertyList, { read: readCards }) });

/** The newest matches; the distance is left out, since the search is remembered without its centre. */
export const newestMatches = (query: SearchQuery) => ({
  ...toFilters(query, null),
  sort: 'newest' as const,
  limit: MAX_NEW,
});

/** How many were posted since the last search. */
export const newSince = (rows: readonly PropertyListRow[], at: number): number =>
  rows.filter(({ posted_at: posted }) => posted !== undefined && Date.parse(posted) > at).length;

sample({ clock: paramsChanged, fn: ({ query }) => newestMatches(query), target: found.start });
sample({ clock: left, fn: () => undefined, target: found.reset });
