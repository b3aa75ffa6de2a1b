import type { RequestOf, getAddedProjects } from '@lintel/api-contract';

/** Reviews by which own projects are looked at. */
export const reviews = ['all', 'approved', 'pending', 'rejected'] as const;

/** The query of the list of own projects, as its address holds it. */
export interface OwnProjectsQuery {
  show: (typeof reviews)[number];
  /** Part of a title. */
  words: string;
}

const MAX_WORDS = 100;

export function fromSearch(search: string): OwnProjectsQuery {
  const parameters = new URLSearchParams(search);
  return {
    show: reviews.find((review) => review === parameters.get('show')) ?? 'all',
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS),
  };
}

/** Only what differs from the plain list. */
export function toSearch({ show, words }: OwnProjectsQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (show !== 'all') parameters.set('show', show);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What to ask the back end for. */
export const requestFor = ({ show, words }: OwnProjectsQuery): RequestOf<typeof getAddedProjects> => ({
  ...(show === 'all' ? {} : { request_status: show }),
  ...(words ? { search: words } : {}),
});
