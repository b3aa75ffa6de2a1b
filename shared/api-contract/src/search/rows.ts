import { z } from 'zod';
import { id } from '../common/answers.ts';
import { energyClasses } from './energy-class.ts';

const count = z.int().min(0);
const degrees = z.number();

export const placeSuggestion = z.object({
  kind: z.enum(['city', 'state', 'country']),
  name: z.string(),
  state: z.string(),
  country: z.string(),
  /** Listings on the market there. */
  count,
  /** In the language that the client shows; searches go by the names themselves. */
  translated_name: z.string().optional(),
  translated_state: z.string().optional(),
  translated_country: z.string().optional(),
});
export const categorySuggestion = z.object({ id, slug_id: z.string(), name: z.string(), image: z.string() });
/** A place that homes may be near to. */
export const facilitySuggestion = z.object({ facility_id: id, name: z.string(), image: z.string() });
export const listingSuggestion = z.object({
  id,
  slug_id: z.string(),
  title: z.string(),
  city: z.string(),
  translated_city: z.string().optional(),
  property_type: z.string(),
});

export const suggestions = z.object({
  /** The text with mistyped words replaced, where that was needed; suggestions are for it. */
  corrected: z.string().nullable(),
  places: z.array(placeSuggestion),
  categories: z.array(categorySuggestion),
  listings: z.array(listingSuggestion),
  facilities: z.array(facilitySuggestion).optional(),
});

const option = <T extends z.ZodType>(value: T) => z.object({ value, count });

export const facets = z.object({
  /** Matches of the filters as they are. */
  total: count,
  property_type: z.array(option(z.enum(['0', '1']))),
  categories: z.array(option(id)),
  /** The fifty with most matches. */
  cities: z.array(option(z.string())),
  /** By id of the fact: listings that state it. */
  parameters: z.array(option(id)),
  /** By id of the fact: listings that answer it with yes. */
  features: z.array(option(id)).optional(),
  /** By id of the place: listings that have one within the distance, beside what is asked already. */
  facilities: z.array(option(id).extend({ distance: z.number() })).optional(),
  posted_since: z.array(option(z.enum(['0', '1']))),
  promoted: count,
  premium: count,
  /** At least so many. */
  bedrooms: z.array(option(z.int())),
  bathrooms: z.array(option(z.int())),
  /** By energy class: listings that state it. */
  energy_class: z.array(option(z.enum(energyClasses))).optional(),
  /** The first and last step include what lies beyond; `to` of the last is open. */
  price: z.array(z.object({ from: z.number(), to: z.number().nullable(), count })),
});

export const mapCluster = z.object({
  latitude: degrees,
  longitude: degrees,
  count,
  min_price: z.number(),
  max_price: z.number(),
  /** West, south, east, north of its members. */
  bounds: z.tuple([degrees, degrees, degrees, degrees]),
});
export const mapPoint = z.object({
  id,
  slug_id: z.string(),
  title: z.string(),
  title_image: z.string(),
  price: z.number(),
  property_type: z.string(),
  rentduration: z.string(),
  category_id: id,
  latitude: degrees,
  longitude: degrees,
  bedrooms: z.int().nullable(),
  area: z.number().nullable(),
  is_premium: z.boolean(),
  promoted: z.boolean(),
});
export const mapView = z.object({
  /** Matches in the window that have a place. */
  total: count,
  clusters: z.array(mapCluster),
  points: z.array(mapPoint),
});

/**
 * Ours: orders of `get-property-list`. `recommended`: newest first, homes that are overdue for a confirmation after all others, with
 * listings that pay for it lifted to every sixth place at most. Without an order, as deployed clients know it: newest first, of each page those that pay before the others.
 */
export const sortOrders = [
  'recommended',
  'newest',
  'price_asc',
  'price_desc',
  'most_viewed',
  'most_liked',
  'distance',
  'price_per_area',
  'area_desc',
  'reduction',
  'best',
] as const;
