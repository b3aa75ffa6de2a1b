import type { AnswerOf, getAddedProperties, RequestOf } from '@lintel/api-contract';

/** Ways to look at one's own listings; the name stands in the address as `?show=`. */
export const filters = ['all', 'live', 'review', 'rejected', 'off'] as const;
export type Filter = (typeof filters)[number];

export type OwnProperty = AnswerOf<typeof getAddedProperties>['data'][number];
type Request = RequestOf<typeof getAddedProperties>;

/** What to ask the back end for. */
const requests: Record<Filter, Request> = {
  all: {},
  live: { status: '1' },
  review: { request_status: 'pending' },
  rejected: { request_status: 'rejected' },
  off: { status: '0' },
};

export const requestFor = (filter: Filter): Request => requests[filter];

/** Reads `?show=`; anything unknown is "all". */
export const filterFrom = (search: URLSearchParams): Filter =>
  filters.find((filter) => filter === search.get('show')) ?? 'all';

/** One word for where a listing stands. Its three axes on the wire are review, visibility and deal. */
export function stateOf({ request_status, status, property_type }: OwnProperty) {
  if (request_status !== 'approved') return request_status;
  if (property_type === 'sold' || property_type === 'rented') return property_type;
  return status === 1 ? 'live' : 'off';
}
export type ListingState = ReturnType<typeof stateOf>;
