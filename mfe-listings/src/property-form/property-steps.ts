import type { TaskState } from '@lintel/ui';
import type { StepSchema } from '#common/form/listing.schema.ts';
import { isRight, isStated, taskState } from '#common/form/form-steps.ts';
import type { PropertyStep } from './property.schema.ts';
import type { PropertyValues } from './property-values.ts';

/** In the order in which they are offered. */
export const propertySteps = [
  'basics',
  'facts',
  'price',
  'place',
  'facilities',
  'photos',
  'documents',
  'search',
] as const satisfies readonly PropertyStep[];

/** The fields of each step; the first name of a path. */
export const fieldsOf: Record<PropertyStep, readonly (keyof PropertyValues)[]> = {
  basics: ['title', 'description', 'deal'],
  facts: ['category', 'facts', 'factFiles'],
  price: ['price', 'period', 'isPremium'],
  place: ['address', 'clientAddress', 'city', 'state', 'country', 'latitude', 'longitude'],
  facilities: ['distances'],
  photos: ['photos', 'panorama', 'video'],
  documents: ['documents'],
  search: ['slug', 'metaTitle', 'metaDescription', 'keywords', 'metaImage'],
};

/** What the back end calls a field, by its first name; others have the same name in both. */
const wireNames: Record<string, keyof PropertyValues> = {
  category_id: 'category',
  property_type: 'deal',
  parameters: 'facts',
  energy_class: 'facts',
  rentduration: 'period',
  is_premium: 'isPremium',
  client_address: 'clientAddress',
  facilities: 'distances',
  title_image: 'photos',
  gallery_images: 'photos',
  three_d_image: 'panorama',
  video_link: 'video',
  slug_id: 'slug',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  meta_keywords: 'keywords',
  meta_image: 'metaImage',
};

/** A field that the back end refused: where it is, and its words. */
export interface Refusal {
  step: PropertyStep;
  field: keyof PropertyValues;
  text: string;
}

export function refusalsOf(fields: Record<string, string> = {}): Refusal[] {
  return Object.entries(fields).flatMap(([path, text]) => {
    const name = path.split(/[.[]/, 1)[0]!;
    const field = wireNames[name] ?? (name as keyof PropertyValues);
    const step = propertySteps.find((one) => fieldsOf[one].includes(field));
    return step ? [{ step, field, text }] : [];
  });
}

/** The state of each step in the task list. */
export function stepStates(
  values: PropertyValues,
  schemas: Record<PropertyStep, StepSchema>,
  refusals: readonly Refusal[] = [],
): Record<PropertyStep, TaskState> {
  const stateOf = (step: PropertyStep) =>
    taskState({
      isRight: isRight(schemas[step], values),
      isBegun: fieldsOf[step].some((field) => isStated(values[field])),
      isFinished: values.finished.includes(step),
      isRefused: refusals.some((refusal) => refusal.step === step),
    });
  return Object.fromEntries(propertySteps.map((step) => [step, stateOf(step)])) as Record<
    PropertyStep,
    TaskState
  >;
}

/** Steps that keep the form from being sent. */
export const openSteps = (
  values: PropertyValues,
  schemas: Record<PropertyStep, StepSchema>,
): PropertyStep[] => propertySteps.filter((step) => !isRight(schemas[step], values));
