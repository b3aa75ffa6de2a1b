import type { PropertyCard } from '@lintel/api-contract';
import type { Locale } from '@lintel/contract';
import { formatCount, formatList } from '@lintel/i18n';
import { perMonth, type RentPeriod } from '@lintel/ui';

/** What a card shows of a listing. Rows of search, home sections, favourites and details all have at least this. */
export type CardListing = Pick<
  PropertyCard,
  | 'id'
  | 'slug_id'
  | 'title'
  | 'title_image'
  | 'title_image_alt'
  | 'title_image_color'
  | 'price'
  | 'previous_price'
  | 'rentduration'
  | 'property_type'
  | 'city'
  | 'state'
  | 'translated_city'
  | 'translated_state'
  | 'is_premium'
  | 'promoted'
  | 'parameters'
  | 'posted_at'
  | 'confirmed_at'
  | 'is_confirmation_overdue'
  | 'distance'
  | 'is_favourite'
> & { address?: string | undefined; gallery?: PropertyCard['gallery'] | undefined };

const periods: Record<string, RentPeriod> = {
  daily: 'daily',
  monthly: 'monthly',
  quarterly: 'quarterly',
  // Spelt like this by deployed clients.
  quaterly: 'quarterly',
  yearly: 'yearly',
};

/** For how long the price of a rented home pays; nothing for a sale. Owners who chose none mean a month. */
export function rentPeriod({
  property_type,
  rentduration,
}: Pick<CardListing, 'property_type' | 'rentduration'>): RentPeriod | undefined {
  if (property_type !== 'rent' && property_type !== 'rented') return undefined;
  return periods[rentduration?.toLowerCase() ?? ''] ?? 'monthly';
}

/** The price to compare homes by: of a rent what a month costs. */
export function comparedPrice(
  home: Pick<CardListing, 'price' | 'rentduration'> & { property_type: string },
): number {
  const period = rentPeriod(home as CardListing);
  return period ? perMonth(home.price, period) : home.price;
}

/** How much the price fell, in whole per cent; nothing when it rose or fell by less than one. */
export function priceDrop({
  price,
  previous_price: before,
}: Pick<CardListing, 'price' | 'previous_price'>): number | undefined {
  if (!before || !price || price >= before) return undefined;
  const percent = Math.round((1 - price / before) * 100);
  return percent >= 1 ? percent : undefined;
}

const WEEK = 7 * 86_400_000;

/** Posted within the last seven days. `now` in milliseconds since 1970. */
export const isNew = ({ posted_at }: Pick<CardListing, 'posted_at'>, now: number): boolean =>
  posted_at !== undefined && now - Date.parse(posted_at) < WEEK;

/** Days that a card counts; longer offers show none. */
const MOST_DAYS = 60;

/** For how many days a home has been on offer, where that is worth a word. `now` in milliseconds since 1970. */
export function listedFor({ posted_at }: Pick<CardListing, 'posted_at'>, now: number): number | undefined {
  const days = posted_at === undefined ? Number.NaN : Math.floor((now - Date.parse(posted_at)) / (WEEK / 7));
  return days >= 0 && days <= MOST_DAYS ? days : undefined;
}

/** When the owner confirmed it, where that is later than the day it was posted. */
export const confirmedSince = ({
  confirmed_at,
  posted_at,
}: Pick<CardListing, 'confirmed_at' | 'posted_at'>): string | undefined =>
  confirmed_at && posted_at && Date.parse(confirmed_at) - Date.parse(posted_at) > WEEK / 7
    ? confirmed_at
    : undefined;

type Placed = Pick<CardListing, 'address' | 'city' | 'state' | 'translated_city' | 'translated_state'>;

/** "Marina, Porto Azul": the finest two parts that are known; towns in the language on screen. */
export const placeOf = (
  { address, city, state, translated_city, translated_state }: Placed,
  locale: Locale,
): string =>
  formatList(
    [...new Set([address?.split(',')[0]?.trim(), translated_city || city, translated_state || state])]
      .filter(Boolean)
      .slice(0, 2),
    locale,
  );

/** A distance in the language's own figures, with one decimal: 7,2. */
export const kilometres = (value: number, locale: Locale): string =>
  formatCount(Math.round(value * 10) / 10, locale);
