import type { PropertyDetail, PropertyListRow } from '@lintel/api-contract';
import { isNew, priceDrop } from '#common/card/listing.ts';
import type { Wishes } from './wishes.ts';

/** What a home of the feed tells; rows of both calls have it. */
export type FeedHome = PropertyDetail | PropertyListRow;

export const kinds = ['saved', 'facility', 'price', 'category', 'city', 'reduced', 'new'] as const;
export type ReasonKind = (typeof kinds)[number];

/** Why a home is in somebody's feed. Every one of them can be checked against the home and the wishes. */
export type Reason =
  | { kind: 'saved'; id: number; title: string }
  | { kind: 'facility'; facilityId: number; name: string; distance: number }
  | { kind: 'price' }
  | { kind: 'category'; name: string }
  | { kind: 'city'; city: string }
  | { kind: 'reduced'; percent: number }
  | { kind: 'new' };

export interface Knowledge {
  wishes: Wishes;
  /** Homes that the person saved. */
  saved: readonly FeedHome[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Two prices that differ by no more than this are alike. */
const ALIKE = 0.15;

/** Same type and offer, and a price that is nearly the same. */
const isLike = (home: FeedHome, other: FeedHome): boolean =>
  home.id !== other.id &&
  home.category.id === other.category.id &&
  home.property_type === other.property_type &&
  home.price > 0 &&
  Math.abs(home.price - other.price) <= ALIKE * other.price;

const isWithin = ({ price }: FeedHome, { min, max }: Wishes): boolean =>
  (min !== undefined || max !== undefined) && price >= (min ?? 0) && price <= (max ?? Infinity);

/** All reasons that hold, the most personal first. */
export function reasonsFor(home: FeedHome, { wishes, saved, now }: Knowledge): Reason[] {
  const like = saved.find((other) => isLike(home, other));
  const near = home.assign_facilities
    .filter(({ facility_id: id }) => wishes.facilityIds.includes(id))
    .toSorted((a, b) => a.distance - b.distance)[0];
  const percent = priceDrop(home);
  const found: (Reason | false | undefined)[] = [
    like && { kind: 'saved', id: like.id, title: like.title },
    near && { kind: 'facility', facilityId: near.facility_id, name: near.name, distance: near.distance },
    isWithin(home, wishes) && { kind: 'price' },
    wishes.categoryIds.includes(home.category.id) && { kind: 'category', name: home.category.category },
    wishes.city !== '' && home.city === wishes.city && { kind: 'city', city: home.city },
    percent !== undefined && { kind: 'reduced', percent },
    isNew(home, now) && { kind: 'new' },
  ];
  return found.filter((reason): reason is Reason => Boolean(reason));
}

/** How much a kind of reason counts, 0 to 3; 1 unless tuned. */
export type Tuning = Readonly<Partial<Record<ReasonKind, number>>>;
export const USUAL = 1;
export const MOST = 3;
export const weightOf = (tuning: Tuning, kind: ReasonKind): number => tuning[kind] ?? USUAL;

export interface FeedEntry {
  home: FeedHome;
  reasons: Reason[];
  /** Outside of what was asked for, to see something else now and then. */
  isSurprise: boolean;
}

/** The homes with their reasons; those with more of what counts come first, else the order stays. */
export function entriesOf(homes: readonly FeedHome[], knowledge: Knowledge, tuning: Tuning): FeedEntry[] {
  const entries = homes.map((home) => ({
    home,
    reasons: reasonsFor(home, knowledge).filter(({ kind }) => weightOf(tuning, kind) > 0),
    isSurprise: false,
  }));
  const score = ({ reasons }: FeedEntry) =>
    reasons.reduce((sum, { kind }) => sum + weightOf(tuning, kind), 0);
  return entries.toSorted((a, b) => score(b) - score(a));
}

/** One in ten is a surprise. */
const EVERY = 10;
const FIRST = 4;

/** Matches nothing of what was asked for by type, place or price. */
export const isSurprising = (home: FeedHome, { categoryIds, city, min, max }: Wishes): boolean =>
  (categoryIds.length > 0 && !categoryIds.includes(home.category.id)) ||
  (city !== '' && home.city !== city) ||
  home.price < (min ?? 0) ||
  home.price > (max ?? Infinity);

/** Puts a surprise at the fifth place of each ten. */
export function withSurprises(
  entries: readonly FeedEntry[],
  candidates: readonly FeedHome[],
  wishes: Wishes,
): FeedEntry[] {
  const known = new Set(entries.map(({ home }) => home.id));
  const surprises = candidates.filter((home) => !known.has(home.id) && isSurprising(home, wishes));
  const mixed: FeedEntry[] = [];
  for (const entry of entries) {
    const surprise = mixed.length % EVERY === FIRST ? surprises.shift() : undefined;
    if (surprise) mixed.push({ home: surprise, reasons: [], isSurprise: true });
    mixed.push(entry);
  }
  return mixed;
}
