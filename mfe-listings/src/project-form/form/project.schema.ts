import { MOST_PRICE } from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { array, number, object, string, type Schema } from 'yup';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import {
  MOST_DOCUMENTS,
  MOST_PHOTOS,
  searchEngineRules,
  tooHigh,
  videoRule,
} from '#common/form/listing.schema.ts';
import type { PlanValues } from './project-values.ts';

/** The bounds of the back end (docs/spec/listings.md#writing); it checks all of this again. */
const MOST_TITLE = 191;
const MOST_DESCRIPTION = 20_000;
/** Plans and kinds of homes in one call. */
export const MOST_ITEMS = 40;
const MOST_BEDROOMS = 200;
const MOST_AVAILABLE = 100_000;
const MOST_AREA = 1_000_000;

const line = string().trim().max(MOST_TITLE);
const count = number().integer().min(0);

const plan = object({
  title: line.required(),
  files: array<File[]>().test(
    'drawing',
    message('mfe-listings:form.plans.drawingNeeded'),
    (files, { parent }) => (files ?? []).length > 0 || Boolean((parent as PlanValues).address),
  ),
});

const unit = object({
  title: line.required(),
  bedrooms: count.max(MOST_BEDROOMS),
  area: number().min(1).max(MOST_AREA),
  price: number().integer().min(1).max(MOST_PRICE, tooHigh),
  available: count.required().max(MOST_AVAILABLE),
});

/** What each step must hold before the project can be posted. */
export const projectSchemas = {
  basics: object({
    title: line.required(),
    description: string().trim().required().max(MOST_DESCRIPTION),
    category: string().required(message('common:form.oneOf')),
    type: string().required(message('common:form.oneOf')),
  }),
  place: object({
    address: string().trim().required().max(500),
    city: line.required(),
    state: line.required(),
    country: line.required(),
  }),
  units: object({ units: array().of(unit).max(MOST_ITEMS) }),
  plans: object({ plans: array().of(plan).max(MOST_ITEMS) }),
  photos: object({
    photos: array<ListingFile[]>().max(MOST_PHOTOS).min(1, message('mfe-listings:form.photos.needed')),
    video: videoRule,
  }),
  documents: object({ documents: array<ListingFile[]>().max(MOST_DOCUMENTS) }),
  search: searchEngineRules,
} satisfies Record<string, Schema>;

export type ProjectStep = keyof typeof projectSchemas;
