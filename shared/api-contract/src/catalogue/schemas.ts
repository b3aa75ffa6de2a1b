import { z } from 'zod';
import { iso, list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  idParameter,
  ignoredParameters,
  latitudeParameter,
  longitudeParameter,
  paging,
  radiusParameter,
  switchParameter,
  textParameter,
} from '../common/parameters.ts';
import { facility, parameter } from '../listings/parts.ts';
import { propertyCard, propertyDetail } from '../listings/rows.ts';
import { basicFilters } from '../search/filters.ts';
import { agentRow, category, cityCount, comparedProperty, homepage, sitemapKinds } from './rows.ts';

const position = { latitude: latitudeParameter.optional(), longitude: longitudeParameter.optional() };
const around = { ...position, radius: radiusParameter.optional() };
const total = z.int().optional();

const sitemapKind = z.enum(sitemapKinds);

export const getCategories = call({
  summary: 'Categories with the facts that their listings state',
  access: 'public',
  style: 'legacy',
  request: z.object({
    id: idParameter.optional(),
    slug_id: textParameter().optional(),
    search: textParameter(200).optional(),
    /** Only categories with live listings, with their number. */
    has_property: switchParameter.optional(),
    ...position,
    ...paging,
  }),
  answer: list(category),
});

export const getProperty = call({
  summary: 'Listings in full; with `slug_id` or `id` the detail page',
  access: 'optional',
  style: 'legacy',
  request: z.object({
    id: idParameter.optional(),
    slug_id: textParameter().optional(),
    ...basicFilters,
    /** One id: listings that state this fact. */
    parameter_id: idParameter.optional(),
    users_promoted: switchParameter.optional(),
    top_rated: switchParameter.optional(),
    get_simiilar: z.unknown().optional(),
    ...ignoredParameters,
    ...paging,
  }),
  answer: z.object({
    error: z.literal(false),
    message: z.string(),
    data: z.array(propertyDetail),
    total,
    similar_properties: z.array(propertyDetail),
    /** Ours: the address was that of a listing which its owner has taken off the market; `similar_properties` are like it. */
    withdrawn: z
      .object({
        city: z.string(),
        category: z.string(),
        category_slug_id: z.string(),
        /** 0 sell, 1 rent. */
        property_type: z.enum(['0', '1']),
      })
      .optional(),
  }),
});

export const getAllSimilarProperties = call({
  summary: 'Listings of the same category, to compare with',
  access: 'optional',
  style: 'new',
  request: z.object({ property_id: idParameter, search: textParameter(200).optional(), ...paging }),
  answer: list(propertyCard).omit({ total: true }),
});

export const compareProperties = call({
  summary: 'Two live listings of the same category side by side',
  access: 'optional',
  style: 'new',
  request: z.object({ source_property_id: idParameter, target_property_id: idParameter }),
  answer: one(z.object({ source_property: comparedProperty, target_property: comparedProperty })),
});

export const getNearbyProperties = call({
  summary: 'Listings in a city or state, or around a position',
  access: 'optional',
  style: 'legacy',
  request: z.object({
    city: textParameter().optional(),
    state: textParameter().optional(),
    /** 0 sell, 1 rent. */
    type: codeParameter(['0', '1']).optional(),
    ...around,
  }),
  answer: list(propertyCard).omit({ total: true, message: true }),
});

export const homepageData = call({
  summary: 'Everything that the home page shows',
  access: 'optional',
  style: 'new',
  request: z.object({
    ...around,
    /** Ours. `card`: eight listings of each section, with the facts and photos of a card only, for clients that show no more. */
    view: z.literal('card').optional(),
  }),
  answer: one(homepage),
});

export const getCitiesData = call({
  summary: 'Cities with their number of live listings',
  access: 'public',
  style: 'new',
  request: z.object({
    /** Ours. With a position, or with a city that stands for one and is left out: nearest first. */
    latitude: latitudeParameter.optional(),
    longitude: longitudeParameter.optional(),
    city: textParameter().optional(),
    ...paging,
  }),
  answer: list(cityCount),
});

export const sitemapSlices = call({
  summary: 'Ours: where the slices of all pages that visitors may open begin, for sitemaps',
  access: 'public',
  style: 'new',
  request: z.object({}),
  answer: list(z.object({ kind: sitemapKind, after: z.int() })).omit({ total: true }),
});

export const sitemapEntries = call({
  summary: 'Ours: one slice of the pages that visitors may open, at most 5000',
  access: 'public',
  style: 'new',
  request: z.object({ kind: codeParameter(sitemapKinds), after: idParameter }),
  answer: list(z.object({ slug_id: z.string(), updated_at: iso })).omit({ total: true }),
});

export const getFacilities = call({
  summary: 'Places whose distance a listing may state',
  access: 'public',
  style: 'legacy',
  request: z.object({ id: idParameter.optional() }),
  answer: list(facility),
});

export const getFacilitiesForFilter = call({
  summary: 'All facts that listings may state; their ids go back as `parameter_id`',
  access: 'public',
  style: 'new',
  request: z.object({}),
  answer: list(parameter).omit({ total: true }),
});

export const agentList = call({
  summary: 'People and companies with live listings, verified first',
  access: 'public',
  style: 'new',
  request: z.object({
    ...position,
    /** Ours. Part of the name. */
    search: textParameter(100).optional(),
    /** Ours. Verified ones only. */
    is_verified: switchParameter.optional(),
    ...paging,
  }),
  answer: list(agentRow),
});
