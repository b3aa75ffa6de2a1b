/** The highest price of a listing, in whole units of the site's currency: enough for any currency, and no slip of the keyboard. */
export const MOST_PRICE = 10_000_000_000_000;

/** Characters of a title, a name of a place, and any other single line. */
export const MOST_LINE = 191;
export const MOST_DESCRIPTION = 20_000;
export const MOST_ADDRESS = 500;
export const MOST_META_DESCRIPTION = 500;
/** Phrases for search engines. */
export const MOST_KEYWORDS = 10;
/** Photos in one call. */
export const MOST_PHOTOS = 40;
/** Of a property. */
export const MOST_DOCUMENTS = 30;
/** To a facility, in the site's unit. */
export const MOST_DISTANCE = 100_000;

/** Of a project: plans in one call, and what a kind of homes in it may state; `area` in square metres. */
export const MOST_PLANS = 40;
export const UNIT_BOUNDS = { bedrooms: 200, area: 1_000_000, available: 100_000 } as const;

/** Address of a film on YouTube. */
export const VIDEO_ADDRESS =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|embed\/|shorts\/|live\/)|youtu\.be\/)[\w\-?=&/%.]+$/;
export const MOST_VIDEO_ADDRESS = 300;

/** What the number of a fact measures. */
export const quantities = ['count', 'floor', 'area', 'length', 'money', 'year'] as const;
export type Quantity = (typeof quantities)[number];

/** The numbers that a fact may state. */
export interface Bounds {
  /** The lowest, or what every number is above. */
  readonly low: { readonly from: number } | { readonly above: number };
  readonly most: number;
  /** What every number is a multiple of. */
  readonly step?: 1 | 0.5;
}

/** Homes that are not built yet state the year in which they will be. */
const YEARS_AHEAD = 10;

const boundsOfYear = (year: number): Record<Quantity, Bounds> => ({
  // A room may be a half one, and a bathroom without a bath.
  count: { low: { from: 0 }, most: 200, step: 0.5 },
  // Cellars are below the street.
  floor: { low: { from: -10 }, most: 200, step: 1 },
  // m², enough for any estate.
  area: { low: { above: 0 }, most: 1_000_000_000 },
  // Metres.
  length: { low: { above: 0 }, most: 100_000 },
  money: { low: { from: 0 }, most: MOST_PRICE },
  year: { low: { from: 1000 }, most: year + YEARS_AHEAD, step: 1 },
});

/** Bounds of a quantity in the year `year`; undefined for a quantity that is not known here, and for none. */
export const boundsOf = (quantity: string | null | undefined, year: number): Bounds | undefined =>
  new Map<string, Bounds>(Object.entries(boundsOfYear(year))).get(quantity ?? '');
