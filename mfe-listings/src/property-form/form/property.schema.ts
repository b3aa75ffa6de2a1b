import { MOST_PRICE, type Category } from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { array, mixed, number, object, string, type AnySchema, type Schema, type TestFunction } from 'yup';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import {
  MOST_DOCUMENTS,
  MOST_PHOTOS,
  searchEngineRules,
  tooHigh,
  videoRule,
} from '#common/form/listing.schema.ts';
import { keyOf, rentPeriods, type PropertyValues } from './property-values.ts';

/** The bounds of the back end (docs/spec/listings.md#writing); it checks all of this again. */
const MOST_TITLE = 191;
const MOST_DESCRIPTION = 20_000;
const MOST_DISTANCE = 100_000;

export type CategoryFact = Category['parameter_types'][number];

const files = (most: number) => array<ListingFile[]>().max(most);
const line = string().trim().max(MOST_TITLE);

const isRent = (deal: string | undefined) => deal === 'rent' || deal === 'rented';
const isPeriod = (text: string | undefined) => rentPeriods.some((period) => period === text);

const isStated = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** Those of a category's own facts that it requires; files, which are chosen or there already, apart from the others. */
function factRules(facts: readonly CategoryFact[]): { facts: AnySchema; factFiles: AnySchema } {
  const required = facts.filter(({ is_required }) => is_required === 1);
  const rulesOf = (areFiles: boolean, isThere: TestFunction) =>
    object(
      Object.fromEntries(
        required
          .filter(({ type_of_parameter: type }) => (type === 'file') === areFiles)
          .map(({ id }) => [keyOf(id), mixed().test('stated', message('common:form.required'), isThere)]),
      ) as Record<string, AnySchema>,
    );
  return {
    facts: rulesOf(false, isStated),
    factFiles: rulesOf(true, (value, { path, from }) => {
      const form = from?.at(-1)?.value as Partial<PropertyValues> | undefined;
      return isStated(value) || isStated(form?.facts?.[path.split('.').at(-1)!]);
    }),
  };
}

/** What each step must hold before the property can be posted. */
export const stepSchemas = (facts: readonly CategoryFact[]) =>
  ({
    basics: object({
      deal: string().required(message('common:form.oneOf')),
      title: line.required(),
      description: string().trim().required().max(MOST_DESCRIPTION),
    }),
    facts: object({ category: string().required(message('common:form.oneOf')), ...factRules(facts) }),
    price: object({
      price: number().required().integer().min(1).max(MOST_PRICE, tooHigh),
      period: string().test(
        'period',
        message('common:form.oneOf'),
        (period, { parent }) => !isRent((parent as { deal?: string }).deal) || isPeriod(period),
      ),
    }),
    place: object({
      address: string().trim().required().max(500),
      city: line.required(),
      state: line.required(),
      country: line.required(),
      clientAddress: string().trim().max(500),
    }),
    facilities: object({
      distances: mixed().test('distances', message('common:form.invalid'), (value) =>
        Object.values((value ?? {}) as Record<string, { distance?: number }>).every(
          ({ distance }) => distance === undefined || (distance >= 0 && distance <= MOST_DISTANCE),
        ),
      ),
    }),
    photos: object({
      photos: files(MOST_PHOTOS).min(1, message('mfe-listings:form.photos.needed')),
      video: videoRule,
    }),
    documents: object({ documents: files(MOST_DOCUMENTS) }),
    search: searchEngineRules,
  }) satisfies Record<string, Schema>;

export type PropertyStep = keyof ReturnType<typeof stepSchemas>;
