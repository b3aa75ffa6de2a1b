import { z } from 'zod';
import { id as idNumber } from '../common/answers.ts';
import {
  leastPriceParameter,
  mostPriceParameter,
  codeParameter,
  idParameter,
  idsParameter,
  latitudeParameter,
  longitudeParameter,
  numberParameter,
  radiusParameter,
  switchParameter,
  textParameter,
} from '../common/parameters.ts';
import { energyClasses } from './energy-class.ts';
import { MOST_AREAS, MOST_CORNERS } from './limits.ts';
import { nearbySteps, usualStep } from './nearby.ts';

const MOST_PLACES = 10;

const BOX = 'must be west,south,east,north';

/** West, south, east, north in degrees; west > east crosses the antimeridian (RFC 7946, 5.2). */
export const boxParameter = textParameter(120)
  .transform((value) => value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
  .pipe(
    z
      .tuple(
        [
          z.number().min(-180).max(180),
          z.number().min(-90).max(90),
          z.number().min(-180).max(180),
          z.number().min(-90).max(90),
        ],
        BOX,
      )
      .refine(([, south, , north]) => south <= north, BOX),
  );

/** A drawn area: corners as longitude, latitude. */
const area = z.object({
  excluded: z.boolean(),
  corners: z
    .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
    .min(3, 'must have at least three corners')
    .max(MOST_CORNERS, `must have at most ${MOST_CORNERS} corners`),
});

/**
 * Drawn areas: `lng,lat;lng,lat;lng,lat` each, several joined by `|`; one that begins with `!` is left out. A listing has to
 * be in one of the others, where there are any. Where an outline crosses itself, all its loops are inside (nonzero rule).
 */
export const areasParameter = textParameter(40_000)
  .transform((text) =>
    text.split('|').map((part) => ({
      excluded: part.startsWith('!'),
      corners: part
        .replace(/^!/, '')
        .split(';')
        .map((corner) =>
          corner.split(',').map((value) => (value.trim() === '' ? Number.NaN : Number(value))),
        ),
    })),
  )
  .pipe(
    z
      .array(area, 'must be areas of lng,lat;lng,lat;lng,lat')
      .max(MOST_AREAS, `must be at most ${MOST_AREAS} areas`),
  );

const place = z.object({
  id: z.int('must be ids of facilities').min(0).max(2_147_483_647),
  distance: z.literal(nearbySteps, `distance must be one of ${nearbySteps.join(', ')}`),
});

/** Places that have to be near, all of them: `id:distance` or `id` alone for the usual distance, joined by commas. */
export const facilitiesParameter = textParameter(400)
  .transform((text) =>
    text.split(',').map((part) => {
      const [id = '', distance = String(usualStep)] = part.split(':');
      return { id: id.trim() === '' ? Number.NaN : Number(id), distance: Number(distance) };
    }),
  )
  .pipe(z.array(place).max(MOST_PLACES, `must be at most ${MOST_PLACES} places`));

/** Csv of classes. */
export const energyClassesParameter = textParameter(40)
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(energyClasses, `must be among ${energyClasses.join(', ')}`)));

/** Filters that every list of listings knows (docs/spec/catalogue.md#filters). */
export const basicFilters = {
  category_id: idParameter.optional(),
  category_slug_id: textParameter().optional(),
  /** 0 sell, 1 rent, 2 sold, 3 rented. */
  property_type: codeParameter(['0', '1', '2', '3']).optional(),
  country: textParameter().optional(),
  state: textParameter().optional(),
  city: textParameter().optional(),
  min_price: leastPriceParameter.optional(),
  max_price: mostPriceParameter.optional(),
  /** Each word is part of title, address or category name. */
  search: textParameter(200).optional(),
  /** 0 the last seven days, 1 yesterday; codes of later versions are left out. */
  posted_since: codeParameter(['0', '1']).optional().catch(undefined),
  promoted: switchParameter.optional(),
  /** Ours: without listings that pay for their place. */
  organic: switchParameter.optional(),
  most_liked: switchParameter.optional(),
};

/** At least so many, which are whole: no home has between two and a half and three. */
const rooms = numberParameter(0, 200).overwrite(Math.ceil);
const squareMetres = numberParameter(0, 1e9);

/** Everything that a search may ask for: the wire contract's filters and our own. */
export const searchFilters = {
  ...basicFilters,
  /** Csv of ids: listings that state any of these facts. */
  parameter_id: idsParameter.optional(),
  /** Ours. Csv of ids: listings that answer all of these facts with yes. */
  features: idsParameter.optional(),
  /** Ours: `3:1,5:0.5`, places that have to be within a distance (nearby.ts). */
  facilities: facilitiesParameter.optional(),
  get_all_premium_properties: switchParameter.optional(),
  latitude: latitudeParameter.optional(),
  longitude: longitudeParameter.optional(),
  radius: radiusParameter.optional(),
  /** Ours: several categories, csv. */
  category_ids: idsParameter.optional(),
  bbox: boxParameter.optional(),
  areas: areasParameter.optional(),
  /** Ours: at least so many. */
  bedrooms_min: rooms.optional(),
  bathrooms_min: rooms.optional(),
  /** Ours: built-up area in square metres. */
  area_min: squareMetres.optional(),
  area_max: squareMetres.optional(),
  /** Ours: any of these energy classes. */
  energy_class: energyClassesParameter.optional(),
};

const ids = z.array(idNumber).optional();

/** How a saved search answers each filter that it can have. */
export const answeredFilters = {
  category_ids: ids,
  category_slug_id: z.string().optional(),
  property_type: z.enum(['0', '1']).optional(),
  country: z.string().optional(),
  state: z.string().optional(),
  city: z.string().optional(),
  min_price: z.number().optional(),
  max_price: z.number().optional(),
  search: z.string().optional(),
  promoted: z.boolean().optional(),
  organic: z.boolean().optional(),
  parameter_id: ids,
  features: ids,
  facilities: z.array(z.object({ id: idNumber, distance: z.number() })).optional(),
  get_all_premium_properties: z.boolean().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  radius: z.number().optional(),
  /** West, south, east, north. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  areas: z
    .array(z.object({ excluded: z.boolean(), corners: z.array(z.tuple([z.number(), z.number()])) }))
    .optional(),
  bedrooms_min: z.number().optional(),
  bathrooms_min: z.number().optional(),
  area_min: z.number().optional(),
  area_max: z.number().optional(),
  energy_class: z.array(z.enum(energyClasses)).optional(),
};
