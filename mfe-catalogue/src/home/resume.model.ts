import { getPropertyList, type PropertyListRow } from '@lintel/api-contract';
import { createPageGate, createQuery, endpointFx } from '@lintel/remote-kit';
import { sample } from 'effector';
import type { SearchQuery } from '#common/search/search-query.ts';

/** More new ones than these are "24+". */
export const MOST_NEW = 24;

export const { Gate: ResumeGate, paramsChanged, left } = createPageGate<{ query: SearchQuery }>();

export const found = createQuery({ effect: endpointFx(getPropertyList, { showsOwnErrors: true }) });

const dealCode = { sell: '0', rent: '1' } as const;

/** The newest matches; filters by place on a map and by facts are left to the results page. */
export const toRequest = ({
  type,
  category,
  city,
  state,
  country,
  q,
  min,
  max,
  beds,
  baths,
  areaMin,
  areaMax,
}: SearchQuery) => ({
  ...(type && { property_type: dealCode[type] }),
  ...(category && { category_slug_id: category }),
  ...(city && { city }),
  ...(state && { state }),
  ...(country && { country }),
  ...(q && { search: q }),
  ...(min !== undefined && { min_price: min }),
  ...(max !== undefined && { max_price: max }),
  ...(beds !== undefined && { bedrooms_min: beds }),
  ...(baths !== undefined && { bathrooms_min: baths }),
  ...(areaMin !== undefined && { area_min: areaMin }),
  ...(areaMax !== undefined && { area_max: areaMax }),
  sort: 'newest' as const,
  limit: MOST_NEW,
});

/** How many were posted since the person last looked. */
export const newSince = (rows: readonly PropertyListRow[], at: number): number =>
  rows.filter(({ posted_at: posted }) => posted !== undefined && Date.parse(posted) > at).length;

sample({ clock: paramsChanged, fn: ({ query }) => toRequest(query), target: found.start });
sample({ clock: left, fn: () => undefined, target: found.reset });
