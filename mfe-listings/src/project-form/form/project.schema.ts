import {
  MOST_ADDRESS,
  MOST_DESCRIPTION,
  MOST_DOCUMENTS,
  MOST_LINE,
  MOST_PHOTOS,
  MOST_PLANS,
  MOST_PRICE,
  UNIT_BOUNDS,
} from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { array, number, object, string, type Schema } from 'yup';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { searchEngineRules, tooHigh, videoRule } from '#common/form/listing.schema.ts';
import type { PlanValues } from './project-values.ts';

const line = string().trim().max(MOST_LINE);
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
  bedrooms: count.max(UNIT_BOUNDS.bedrooms),
  area: number().min(1).max(UNIT_BOUNDS.area),
  price: number().integer().min(1).max(MOST_PRICE, tooHigh),
  available: count.required().max(UNIT_BOUNDS.available),
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
    address: string().trim().required().max(MOST_ADDRESS),
    city: line.required(),
    state: line.required(),
    country: line.required(),
  }),
  units: object({ units: array().of(unit).max(MOST_PLANS) }),
  plans: object({ plans: array().of(plan).max(MOST_PLANS) }),
  photos: object({
    photos: array<ListingFile[]>().max(MOST_PHOTOS).min(1, message('mfe-listings:form.photos.needed')),
    video: videoRule,
  }),
  documents: object({ documents: array<ListingFile[]>().max(MOST_DOCUMENTS) }),
  search: searchEngineRules,
} satisfies Record<string, Schema>;

export type ProjectStep = keyof typeof projectSchemas;
