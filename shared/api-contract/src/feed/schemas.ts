import { z } from 'zod';
import { done, list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  idParameter,
  idsParameter,
  latitudeParameter,
  longitudeParameter,
  paging,
  requiredText,
  textParameter,
} from '../common/parameters.ts';
import { propertyDetail } from '../listings/rows.ts';
import { frequencies, neighbourhood, preferences, savedFilter, savedSearch } from './rows.ts';

/** `min,max`; either may be missing. */
const priceRange = z
  .union([z.string().max(60), z.array(z.union([z.string().max(30), z.number()])).max(2)])
  .transform((value) =>
    String(value)
      .split(',')
      .map((part) => (['', 'null'].includes(part.trim()) ? undefined : Number(part))),
  )
  .pipe(
    z
      .array(z.int('must be whole numbers').min(0).max(Number.MAX_SAFE_INTEGER).optional())
      .max(2, 'must be min,max'),
  )
  .transform(([min, max]) => ({ min, max }))
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, 'must be min,max');

export const setPersonalisedFields = call({
  summary: 'Stores what the caller is looking for; replaces what was stored',
  access: 'user',
  style: 'new',
  request: z.object({
    category_ids: idsParameter.optional(),
    outdoor_facilitiy_ids: idsParameter.optional(),
    price_range: priceRange.optional(),
    /** 0 sell, 1 rent; anything else means both. */
    property_type: z
      .union([z.string().max(20), z.number(), z.array(z.unknown()).max(10)])
      .transform(String)
      .optional(),
    city: textParameter().optional(),
  }),
  answer: one(preferences),
});

export const getPersonalisedFields = call({
  summary: 'What the caller is looking for; an empty array when nothing is stored',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(z.union([preferences, z.tuple([])])),
});

export const deletePersonalisedFields = call({
  summary: 'Forgets what the caller is looking for',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: done,
});

export const getUserRecommendation = call({
  summary: 'Listings that match what the caller is looking for',
  access: 'user',
  style: 'legacy',
  request: z.object(paging),
  answer: list(propertyDetail),
});

export const getSavedSearches = call({
  summary: 'Own saved searches, newest first',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: list(savedSearch),
});

export const saveSearch = call({
  summary:
    'Saves a search, or changes an own one; new matches are told from then on. With the `address` of one that is saved, answers that one',
  access: 'user',
  style: 'new',
  request: z
    .object({
      id: idParameter.optional(),
      /** Of an own one: as before without it. */
      name: requiredText(80).optional(),
      frequency: codeParameter(frequencies).optional(),
      ...savedFilter.shape,
    })
    .refine(({ id, name }) => id !== undefined || name !== undefined, {
      path: ['name'],
      message: 'is required',
    }),
  answer: one(savedSearch),
});

export const seeSavedSearch = call({
  summary: 'Notes that the caller sees the results of an own saved search: none of them is new any more',
  access: 'user',
  style: 'new',
  request: z.object({ id: idParameter }),
  answer: done,
});

export const deleteSavedSearch = call({
  summary: 'Forgets an own saved search',
  access: 'user',
  style: 'new',
  request: z.object({ id: idParameter }),
  answer: done,
});

export const neighbourhoodStats = call({
  summary: 'Prices of comparable listings on the market: number, quartiles, median',
  access: 'public',
  style: 'new',
  request: z
    .object({
      property_id: idParameter.optional(),
      city: textParameter().optional(),
      category_id: idParameter.optional(),
      /** 0 sell, 1 rent. */
      property_type: codeParameter(['0', '1']).optional(),
      /** Of a home that is not on the market yet: homes around it are compared while there are enough of them. */
      latitude: latitudeParameter.optional(),
      longitude: longitudeParameter.optional(),
      /** An own listing, which is not compared with itself. */
      except: idParameter.optional(),
    })
    .refine(
      ({ property_id, city, category_id, property_type }) =>
        property_id !== undefined || (city && category_id !== undefined && property_type !== undefined),
      { path: ['property_id'], message: 'is required, or city, category_id and property_type' },
    ),
  answer: one(neighbourhood),
});
