import type { ListingFile } from '#common/form-files/listing-file.ts';

export const rentPeriods = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const;
export type RentPeriodName = (typeof rentPeriods)[number];

/** What a category's own fact states: a text, a number, one or several choices. */
export type FactValue = string | number | readonly string[] | undefined;

/** How far a place of interest is, in the site's unit, and which one is meant. */
export interface Distance {
  distance?: number | undefined;
  place?: string;
}

/** The form of a property, as it is kept in a draft. Records have keys such as `f12`, since final-form reads `12` as a place in a list. */
export interface PropertyValues {
  title: string;
  description: string;
  /** `sold` and `rented` only of a listing that is so already. */
  deal?: 'sell' | 'rent' | 'sold' | 'rented';
  category: string;
  facts: Record<string, FactValue>;
  factFiles: Record<string, readonly File[]>;
  price?: number | undefined;
  period: RentPeriodName | '';
  isPremium: boolean;
  address: string;
  clientAddress: string;
  city: string;
  state: string;
  country: string;
  latitude?: number;
  longitude?: number;
  distances: Record<string, Distance>;
  /** The first is the cover. */
  photos: readonly ListingFile[];
  panorama: readonly ListingFile[];
  video: string;
  documents: readonly ListingFile[];
  slug: string;
  metaTitle: string;
  metaDescription: string;
  keywords: readonly string[];
  metaImage: readonly ListingFile[];
  /** Steps that the user has finished; those without a required field count by it. */
  finished: readonly string[];
}

export const emptyProperty: PropertyValues = {
  title: '',
  description: '',
  category: '',
  facts: {},
  factFiles: {},
  period: '',
  isPremium: false,
  address: '',
  clientAddress: '',
  city: '',
  state: '',
  country: '',
  distances: {},
  photos: [],
  panorama: [],
  video: '',
  documents: [],
  slug: '',
  metaTitle: '',
  metaDescription: '',
  keywords: [],
  metaImage: [],
  finished: [],
};

export const keyOf = (id: number): string => `f${id}`;
export const idOf = (key: string): number => Number(key.slice(1));

/** Only the facts of the chosen category: those of another one are refused. */
export function withFactsOf(facts: readonly { id: number }[], values: PropertyValues): PropertyValues {
  const names = new Set(facts.map(({ id }) => keyOf(id)));
  const only = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
  return { ...values, facts: only(values.facts), factFiles: only(values.factFiles) };
}
