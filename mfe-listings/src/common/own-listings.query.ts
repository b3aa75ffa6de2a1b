import type { AnswerOf, getAddedProperties, RequestOf } from '@lintel/api-contract';

/** States in which own listings are looked at. */
export const states = ['all', 'live', 'confirm', 'review', 'rejected', 'off', 'expired'] as const;
export type StateFilter = (typeof states)[number];
export const deals = ['all', 'sell', 'rent', 'sold', 'rented'] as const;
export type DealFilter = (typeof deals)[number];
export const orders = ['newest', 'oldest', 'price_high', 'price_low', 'most_viewed'] as const;
export type OwnListingOrder = (typeof orders)[number];

/** The query of the list of own listings, as its address holds it. */
export interface OwnListingsQuery {
  show: StateFilter;
  deal: DealFilter;
  featured: boolean;
  /** Part of a title. */
  words: string;
  sort: OwnListingOrder;
}

export type OwnProperty = AnswerOf<typeof getAddedProperties>['data'][number];
type Request = RequestOf<typeof getAddedProperties>;

const MAX_WORDS = 100;
const stateRequests: Record<StateFilter, Request> = {
  all: {},
  live: { status: '1' },
  review: { request_status: 'pending' },
  rejected: { request_status: 'rejected' },
  off: { status: '0' },
  confirm: { confirmation: 'due' },
  expired: { confirmation: 'expired' },
};
const dealCodes = { sell: '0', rent: '1', sold: '2', rented: '3' } as const;

/** What to ask the back end for. */
export const requestFor = ({ show, deal, featured, words, sort }: OwnListingsQuery): Request => ({
  ...stateRequests[show],
  ...(deal === 'all' ? {} : { property_type: dealCodes[deal] }),
  ...(featured ? { is_promoted: '1' } : {}),
  ...(words ? { search: words } : {}),
  ...(sort === 'newest' ? {} : { sort }),
});

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]!;

/** Reads the address; what it does not know counts as not stated. */
export const fromSearch = (search: string): OwnListingsQuery => {
  const parameters = new URLSearchParams(search);
  return {
    show: oneOf(states, parameters.get('show')),
    deal: oneOf(deals, parameters.get('deal')),
    featured: parameters.get('featured') === '1',
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS),
    sort: oneOf(orders, parameters.get('sort')),
  };
};

/** Only what differs from the plain list. */
export function toSearch({ show, deal, featured, words, sort }: OwnListingsQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (show !== 'all') parameters.set('show', show);
  if (deal !== 'all') parameters.set('deal', deal);
  if (featured) parameters.set('featured', '1');
  if (sort !== 'newest') parameters.set('sort', sort);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Whether the query leaves out listings. */
export const isFiltered = ({ show, deal, featured, words }: OwnListingsQuery): boolean =>
  show !== 'all' || deal !== 'all' || featured || words !== '';

/** One word for where a listing stands. Its three axes on the wire are review, visibility and deal. */
export function stateOf({ request_status, status, property_type, confirmation_step }: OwnProperty) {
  if (request_status !== 'approved') return request_status;
  if (property_type === 'sold' || property_type === 'rented') return property_type;
  if (status === 1) return 'live';
  return confirmation_step === 'expired' ? 'expired' : 'off';
}

/** Whether the owner is asked if it is still available. */
export const isConfirmationDue = (listing: OwnProperty): boolean =>
  stateOf(listing) === 'live' &&
  (listing.confirmation_step === 'asked' || listing.confirmation_step === 'overdue');
export type ListingState = ReturnType<typeof stateOf>;
