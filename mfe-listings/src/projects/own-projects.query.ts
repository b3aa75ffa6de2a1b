import type { RequestOf, getAddedProjects } from '@lintel/api-contract';

/** States in which own projects are looked at. */
export const states = ['all', 'live', 'review', 'rejected', 'off'] as const;
export const orders = ['newest', 'oldest', 'most_viewed'] as const;

/** The query of the list of own projects, as its address holds it. */
export interface OwnProjectsQuery {
  show: (typeof states)[number];
  /** Part of a title. */
  words: string;
  featured: boolean;
  sort: (typeof orders)[number];
}

type Request = RequestOf<typeof getAddedProjects>;

const MAX_WORDS = 100;
const stateRequests: Record<OwnProjectsQuery['show'], Request> = {
  all: {},
  live: { status: '1' },
  review: { request_status: 'pending' },
  rejected: { request_status: 'rejected' },
  off: { status: '0' },
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]!;

/** Reads the address; what it does not know counts as not stated. */
export function fromSearch(search: string): OwnProjectsQuery {
  const parameters = new URLSearchParams(search);
  return {
    show: oneOf(states, parameters.get('show')),
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS),
    featured: parameters.get('featured') === '1',
    sort: oneOf(orders, parameters.get('sort')),
  };
}

/** Only what differs from the plain list. */
export function toSearch({ show, words, featured, sort }: OwnProjectsQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (show !== 'all') parameters.set('show', show);
  if (featured) parameters.set('featured', '1');
  if (sort !== 'newest') parameters.set('sort', sort);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What to ask the back end for. */
export const requestFor = ({ show, words, featured, sort }: OwnProjectsQuery): Request => ({
  ...stateRequests[show],
  ...(words ? { search: words } : {}),
  ...(featured ? { is_promoted: '1' } : {}),
  ...(sort === 'newest' ? {} : { sort }),
});

/** Whether the query leaves out projects. */
export const isFiltered = ({ show, words, featured }: OwnProjectsQuery): boolean =>
  show !== 'all' || words !== '' || featured;
