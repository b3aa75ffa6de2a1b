import { nearbySteps, type NearbyStep } from '@lintel/api-contract';
import { NO_ROOMS } from '#search-index/columns/columns.ts';
import type { ListingRow } from '#search-index/columns/listings.queries.ts';
import { learntWords } from '#search-index/columns/vocabulary.ts';
import { xOf, yOf } from '#search-index/geometry/mercator.ts';
import type { Shape } from './feed-state.ts';

/** Increases with every change of what a document has: then all are written again. */
export const DOCUMENTS = 2;

const EXACT = { type: 'keyword' } as const;
const NUMBER = { type: 'double' } as const;
const WHOLE = { type: 'integer' } as const;
const YES_NO = { type: 'boolean' } as const;

/** Pages of ids that the order of a counter needs, and ids of text matches: both have limits of their own below. */
const MOST_IDS = 120_000;

/** Fields of a listing. Coordinates are numbers beside the point, whose precision is a centimetre. */
export const listingFields = {
  id: WHOLE,
  price: NUMBER,
  // Absent of what has its price on request.
  stated_price: NUMBER,
  price_per_area: NUMBER,
  deal: WHOLE,
  category: WHOLE,
  city: EXACT,
  state: EXACT,
  country: EXACT,
  x: NUMBER,
  y: NUMBER,
  latitude: NUMBER,
  longitude: NUMBER,
  // A listing with an impossible position is found without it, and does not stop the others.
  place: { type: 'geo_point', ignore_malformed: true },
  posted: { type: 'long' },
  bedrooms: WHOLE,
  bathrooms: WHOLE,
  area: NUMBER,
  energy_class: EXACT,
  attributes: WHOLE,
  features: WHOLE,
  nearby: EXACT,
  promoted: YES_NO,
  premium: YES_NO,
  overdue: YES_NO,
  words: EXACT,
  text: { type: 'keyword', index: false, doc_values: false },
} as const;

/** What an index of listings is made with. */
export const indexBody = (settings: Shape) => ({
  settings: {
    number_of_shards: settings.shards,
    number_of_replicas: settings.replicas,
    refresh_interval: '1s',
    max_result_window: MOST_IDS,
    max_terms_count: MOST_IDS,
  },
  mappings: { dynamic: 'strict', properties: listingFields },
});

/** The term of a place that is near: its kind and the distance that searches ask for. */
export const nearbyTerm = (id: number, distance: NearbyStep) => `${id}:${distance}`;

const rooms = (count: number | null) => (count === null || count >= NO_ROOMS ? undefined : count);

/** The same meridian between -180 and 180 degrees. */
const wrapped = (longitude: number) =>
  Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** A row of the database as OpenSearch has it; absent is what is not stated. */
export function documentOf(row: ListingRow): object {
  const { latitude, longitude, area } = row;
  const price = row.compared_price ?? 0;
  const text = `${row.title} ${row.address}`;
  return {
    id: row.id,
    price,
    ...(price ? { stated_price: price } : {}),
    ...(price && area ? { price_per_area: price / area } : {}),
    deal: row.property_type,
    category: row.category_id,
    city: row.city,
    state: row.state,
    country: row.country,
    ...(latitude === null || longitude === null
      ? {}
      : { latitude, longitude, x: xOf(longitude), y: yOf(latitude), place: [wrapped(longitude), latitude] }),
    posted: row.posted,
    bedrooms: rooms(row.bedrooms),
    bathrooms: rooms(row.bathrooms),
    area: area ?? undefined,
    energy_class: row.energy_class ?? undefined,
    attributes: row.parameter_ids,
    features: row.feature_ids,
    nearby: row.nearby.flatMap(({ facility_id: id, distance }) =>
      nearbySteps.filter((step) => distance <= step).map((step) => nearbyTerm(id, step)),
    ),
    promoted: row.promoted,
    premium: row.is_premium,
    overdue: row.confirmation_step === 'overdue',
    words: learntWords(text),
    text,
  };
}
