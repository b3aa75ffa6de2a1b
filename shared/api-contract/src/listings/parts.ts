import { z } from 'zod';
import { coordinate, flag, id, iso, url } from '../common/answers.ts';
import type { QualityTable } from './quality.ts';
import { quantities } from './bounds.ts';

/** Small shapes that listings are made of (docs/spec/listings.md#small-shapes). */

/** `category` is the name. */
export const category = z.object({ id, category: z.string(), image: url, slug_id: z.string() });

/** Ours, in the language of `Content-Language`, where the site has words in it; `city` itself is what is searched for. */
export const translatedTown = {
  translated_city: z.string().optional(),
  translated_state: z.string().optional(),
};

export const parameterType = z.enum([
  'textbox',
  'textarea',
  'dropdown',
  'radiobutton',
  'checkbox',
  'file',
  'number',
]);

/** A fact that a listing may state, e.g. bedrooms; `type_values` are the options to choose from. */
export const parameter = z.object({
  id,
  name: z.string(),
  type_of_parameter: parameterType,
  type_values: z.union([z.array(z.string()), z.string()]).nullable(),
  image: url,
  is_required: flag,
  /** Ours: name and options in the language of `Content-Language`; `name` itself is what clients know the fact by. */
  translated_name: z.string().optional(),
  translated_type_values: z.array(z.string()).optional(),
});

/** A fact as forms ask for it. */
export const parameterOfForm = parameter.extend({
  /** Options with their texts, of later versions; empty where there are none to choose from. */
  translated_option_value: z.array(z.object({ value: z.string(), translated: z.string() })).optional(),
  /** Ours: what the number of a fact measures; see `boundsOf`. */
  quantity: z.enum(quantities).optional(),
});

/** A stated fact. Several choices arrive as an array, a file as its URL. */
export const parameterValue = parameter.extend({
  value: z.union([z.string(), z.array(z.string())]),
  /** Ours, of files: what their owner calls them; earlier ones have none. */
  file_name: z.string().optional(),
  /** Ours: the chosen options in the language of `Content-Language`. */
  translated_value: z.union([z.string(), z.array(z.string())]).optional(),
});

export const facility = z.object({ id, name: z.string(), image: url, created_at: iso, updated_at: iso });

/** How far a listing is from a facility; unit = setting `distance_option`, one decimal. */
export const assignedFacility = z.object({
  id,
  property_id: id,
  facility_id: id,
  distance: z.number(),
  name: z.string(),
  image: url,
  created_at: iso,
  updated_at: iso,
  /** Ours, on single listings, where the owner names the place: its own name, and where it is. */
  place_name: z.string().optional(),
  latitude: coordinate.optional(),
  longitude: coordinate.optional(),
});

/** `image` is the bare file name. `alt` and `color` (a CSS colour to show until the picture is there) are ours. */
export const galleryImage = z.object({
  id,
  image: z.string(),
  image_url: url,
  alt: z.string().optional(),
  color: z.string().optional(),
});

export const propertyDocument = z.object({
  id,
  property_id: id,
  type: z.string(),
  file_name: z.string(),
  file: url,
});

export const projectFile = z.object({
  id,
  name: url,
  type: z.enum(['image', 'doc']),
  project_id: id,
  created_at: iso,
  updated_at: iso,
  /** Ours, of documents: what their owner calls them; earlier ones have none. */
  file_name: z.string().optional(),
  /** Ours, of pictures, as `galleryImage` has them. */
  alt: z.string().optional(),
  color: z.string().optional(),
});

/** A drawing of a project. */
export const plan = z.object({
  id,
  title: z.string(),
  document: url,
  project_id: id,
  created_at: iso,
  updated_at: iso,
});

/** Ours. A kind of home in a project. */
export const projectUnit = z.object({
  id,
  title: z.string(),
  /** Null for kinds without, such as offices. */
  bedrooms: z.int().nullable(),
  /** Square metres. */
  area: z.number().nullable(),
  /** Of the cheapest one, in whole units of the site's currency; null: on request. */
  price: z.number().nullable(),
  /** How many are still to be had. */
  available: z.int(),
});

/** Why a listing was refused; an empty object when it was not. */
export const rejectReason = z.union([
  z.object({
    id,
    property_id: id.nullable().optional(),
    project_id: id.nullable().optional(),
    reason: z.string(),
    created_at: iso,
    updated_at: iso,
  }),
  z.object({}).strict(),
]);

/** Where an advert is shown. */
export const placement = z.enum(['Slider', 'HomeScreen', 'ProductListing']);

/** `status`: 0 approved, 1 pending, 2 rejected, 3 expired. */
export const advertisement = z.object({
  id,
  customer_id: id,
  start_date: iso,
  end_date: iso,
  type: placement,
  for: z.enum(['property', 'project']),
  property_id: id.nullable(),
  project_id: id.nullable(),
  package_id: id.nullable(),
  is_enable: flag,
  status: z.int(),
});

/** Ours: how well a listing is described, by a table of parts (`qualityOf`), and what would bring more points. */
export const quality = <Part extends string>(table: QualityTable<Part>) =>
  z.object({
    score: z.int(),
    todo: z.array(
      z.object({
        part: z.enum(Object.keys(table) as [Part, ...Part[]]),
        points: z.int(),
        missing: z.int(),
      }),
    ),
  });
