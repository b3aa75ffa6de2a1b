import { z } from 'zod';
import { id, iso } from '../common/answers.ts';
import { answeredFilters, searchFilters } from '../search/filters.ts';
import { codeParameter, textParameter } from '../common/parameters.ts';

/** Texts, or the empty text when unset. */
const texts = z.union([z.array(z.string()), z.literal('')]);

export const preferences = z.object({
  user_id: id,
  category_ids: texts,
  price_range: texts,
  property_type: texts,
  /** Misspelt on the wire. */
  outdoor_facilitiy_ids: texts,
  city: z.string(),
});

const { category_id: _id, posted_since: _since, most_liked: _liked, ...kept } = searchFilters;

/** What a saved search looks for: parameters of get-property-list, without what changes by itself. */
export const savedFilter = z.object({
  ...kept,
  /** 0 sell, 1 rent. */
  property_type: codeParameter(['0', '1']).optional(),
  /** The query of the results page that shows this search; not read by the server. */
  address: textParameter(4000).optional(),
});

/** A filter as it is answered; one that can be saved and has no row in `answeredFilters` does not compile. */
const storedFilter = z.object({
  ...answeredFilters,
  address: z.string().optional(),
} satisfies Record<keyof typeof savedFilter.shape, z.ZodType>);

/** How often the user is notified of new matches; `off` keeps the search without notifications. */
export const frequencies = ['instant', 'daily', 'off'] as const;

export const savedSearch = z.object({
  id,
  name: z.string(),
  filter: storedFilter,
  frequency: z.enum(frequencies),
  created_at: iso,
  updated_at: iso,
  /** Matches that came to the market since the user last saw the results; 100 means that many or more. */
  new_count: z.int().optional(),
});

const spread = z.object({
  lower_quartile: z.number(),
  median: z.number(),
  upper_quartile: z.number(),
  /** The values themselves, in order; of many only sixty, evenly chosen, the first and the last among them. */
  values: z.array(z.number()).optional(),
});

/** How prices around a listing lie. `n` counts the comparable listings on the market; null where there are none. */
export const neighbourhood = z.object({
  n: z.int(),
  /**
   * What was compared. A home with a place: what is around it, in the smallest circle with twelve that state their area, at most
   * 5 km. Else the city, or wider when fewer than five were found.
   */
  scope: z.enum(['around', 'city', 'state', 'everywhere']),
  /** Of the circle; null without one. */
  radius_km: z.number().nullable(),
  city: z.string(),
  state: z.string(),
  category_id: id,
  property_type: z.enum(['0', '1']),
  /** Whole units of the currency. */
  price: spread.nullable(),
  /** Per unit of the area that listings state. */
  price_per_area: spread.extend({ n: z.int(), parameter_id: id, parameter: z.string() }).nullable(),
});
