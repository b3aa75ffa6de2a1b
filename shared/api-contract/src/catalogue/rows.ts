import { z } from 'zod';
import { flag, id, iso, url } from '../common/answers.ts';
import { faq, homeArticle } from '../content/rows.ts';
import * as parts from '../listings/parts.ts';
import { projectCard } from '../listings/project-rows.ts';
import { dealType, propertyCard } from '../listings/rows.ts';

/** Category with the facts that its listings state, in the order chosen by the administrator. */
export const category = parts.category.extend({
  parameter_types: z.array(parts.parameterOfForm),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
  meta_image: url.nullable(),
  /** Live listings; only with `has_property`. */
  properties_count: z.int().optional(),
});

export const cityCount = z.object({
  City: z.string(),
  Count: z.int(),
  image: url,
  /** Ours, in the language of `Content-Language`; `City` itself is what is searched for. */
  translated_city: z.string().optional(),
  /** Ours. Kilometres from the position that was sent, where the city's is known. */
  distance: z.number().optional(),
});

export const agentRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  profile: url,
  slug_id: z.string(),
  projects_count: z.int(),
  property_count: z.int(),
  total_count: z.int(),
  is_verified: z.boolean(),
  /** The provider itself, listed first when it has listings of its own. */
  is_admin: z.boolean(),
});

/** `slider_type`: 1 image, 2 category, 3 property, 4 link. */
export const slider = z.object({
  id,
  type: z.string(),
  slider_type: z.enum(['1', '2', '3', '4']),
  image: url,
  web_image: url,
  category_id: id.nullable(),
  propertys_id: id.nullable(),
  show_property_details: flag,
  link: z.string().nullable(),
  category: parts.category.omit({ image: true }).nullable(),
  property: propertyCard.nullable(),
});

const homeCategory = parts.category.extend({ properties_count: z.int() });

const section = <const Type extends string, Row extends z.ZodType>(type: Type, row: Row) =>
  z.object({ type: z.literal(type), title: z.string(), data: z.array(row) });

/** One block of the home page. A client skips types that it does not know. */
export const homeSection = z.discriminatedUnion('type', [
  section('featured_properties_section', propertyCard),
  section('most_liked_properties_section', propertyCard),
  section('most_viewed_properties_section', propertyCard),
  section('premium_properties_section', propertyCard),
  section('nearby_properties_section', propertyCard),
  section('user_recommendations_section', propertyCard),
  section('projects_section', projectCard),
  section('featured_projects_section', projectCard),
  section('categories_section', homeCategory),
  section('agents_list_section', agentRow),
  section('articles_section', homeArticle),
  section('faqs_section', faq),
  section('properties_by_cities_section', cityCount),
]);

export const homepage = z.object({
  /** In the order chosen by the administrator; inactive ones are absent. */
  sections: z.array(homeSection),
  slider_section: z.array(slider),
  /** False when nothing was found near the sent position and the sections show everything instead. */
  homepage_location_data_available: z.boolean(),
});

/** One side of a comparison; `facilities` are the facts that it states. */
export const comparedProperty = z.object({
  id,
  title: z.string(),
  title_image: url,
  city: z.string(),
  state: z.string(),
  country: z.string(),
  address: z.string(),
  price: z.number(),
  property_type: dealType,
  rentduration: z.string().nullable(),
  is_premium: flag,
  total_likes: z.int(),
  total_views: z.int(),
  created_at: iso,
  facilities: z.array(parts.parameterValue),
  near_by_places: z.array(parts.assignedFacility),
  /** Ours. */
  slug_id: z.string().optional(),
  ...parts.translatedTown,
});

/** Kinds of pages that sitemaps name one by one. */
export const sitemapKinds = ['property', 'project', 'agent', 'article'] as const;
