import type { PropertyDetail, PropertyListRow } from '@lintel/api-contract';
import { comparedPrice, isNew, priceDrop } from '#common/listing/listing.ts';
import type { FeedPreferences } from './preferences.ts';

/** A home as both calls return it. */
export type FeedHome = PropertyDetail | PropertyListRow;

export const kinds = ['saved', 'facility', 'price', 'category', 'city', 'reduced', 'new'] as const;
export type ReasonKind = (typeof kinds)[number];

/** Why a home is in the feed; each reason can be checked against the home and the preferences. */
export type FeedReason =
  | { kind: 'saved'; id: number; title: string }
  | { kind: 'facility'; facilityId: number; name: string; distance: number }
  | { kind: 'price' }
  | { kind: 'category'; name: string }
  | { kind: 'city'; city: string }
  | { kind: 'reduced'; percent: number }
  | { kind: 'new' };

export interface Knowledge {
  preferences: FeedPreferences;
  /** Homes that the user saved. */
  saved: readonly FeedHome[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Two prices that differ by at most this part are similar. */
const SIMILAR_PRICE = 0.15;

/** Same category, same deal type and a similar price. */
const isSimilar = (home: FeedHome, other: FeedHome): boolean =>
  home.id !== other.id &&
  home.category.id === other.category.id &&
  home.property_type === other.property_type &&
  home.price > 0 &&
  Math.abs(comparedPrice(home) - comparedPrice(other)) <= SIMILAR_PRICE * comparedPrice(other);

/** The bounds of a rent are what a month costs, as in the search. */
const isInBounds = (home: FeedHome, { min, max }: FeedPreferences): boolean =>
  comparedPrice(home) >= (min ?? 0) && comparedPrice(home) <= (max ?? Infinity);

/** A price on request is within no bounds. */
const isWithin = (home: FeedHome, preferences: FeedPreferences): boolean =>
  (preferences.min !== undefined || preferences.max !== undefined) &&
  home.price > 0 &&
  isInBounds(home, preferences);

/** All true reasons, the most personal first. */
export function reasonsFor(home: FeedHome, { preferences, saved, now }: Knowledge): FeedReason[] {
  const similar = saved.find((other) => isSimilar(home, other));
  const near = home.assign_facilities
    .filter(({ facility_id: id }) => preferences.facilityIds.includes(id))
    .toSorted((a, b) => a.distance - b.distance)[0];
  const percent = priceDrop(home);
  const found: (FeedReason | false | undefined)[] = [
    similar && { kind: 'saved', id: similar.id, title: similar.title },
    near && { kind: 'facility', facilityId: near.facility_id, name: near.name, distance: near.distance },
    isWithin(home, preferences) && { kind: 'price' },
    preferences.categoryIds.includes(home.category.id) && { kind: 'category', name: home.category.category },
    preferences.city !== '' && home.city === preferences.city && { kind: 'city', city: home.city },
    percent !== undefined && { kind: 'reduced', percent },
    isNew(home, now) && { kind: 'new' },
  ];
  return found.filter((reason): reason is FeedReason => Boolean(reason));
}

/** Weight of each kind of reason, 0 to 3; 1 unless the user tuned it. */
export type Tuning = Readonly<Partial<Record<ReasonKind, number>>>;
export const DEFAULT_WEIGHT = 1;
export const MAX_WEIGHT = 3;
export const weightOf = (tuning: Tuning, kind: ReasonKind): number => tuning[kind] ?? DEFAULT_WEIGHT;

export interface FeedEntry {
  home: FeedHome;
  reasons: FeedReason[];
  /** Outside of the preferences, for variety. */
  isSurprise: boolean;
}

/** The homes with their reasons, by sum of weights; homes of equal sum keep their order. */
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

/** One home in ten is a surprise, at this position of each ten. */
const SURPRISE_EVERY = 10;
const SURPRISE_AT = 4;

/** Misses at least one preference of category, place or price. */
export const isSurprising = (home: FeedHome, preferences: FeedPreferences): boolean =>
  (preferences.categoryIds.length > 0 && !preferences.categoryIds.includes(home.category.id)) ||
  (preferences.city !== '' && home.city !== preferences.city) ||
  !isInBounds(home, preferences);

/** Inserts a surprise at the fifth position of each ten. */
export function withSurprises(
  entries: readonly FeedEntry[],
  candidates: readonly FeedHome[],
  preferences: FeedPreferences,
): FeedEntry[] {
  const known = new Set(entries.map(({ home }) => home.id));
  const surprises = candidates.filter((home) => !known.has(home.id) && isSurprising(home, preferences));
  const filled: FeedEntry[] = [];
  for (const entry of entries) {
    const surprise = filled.length % SURPRISE_EVERY === SURPRISE_AT ? surprises.shift() : undefined;
    if (surprise) filled.push({ home: surprise, reasons: [], isSurprise: true });
    filled.push(entry);
  }
  return filled;
}
