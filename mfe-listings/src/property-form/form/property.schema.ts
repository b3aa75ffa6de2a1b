import {
  boundsOf,
  MOST_ADDRESS,
  MOST_DESCRIPTION,
  MOST_DISTANCE,
  MOST_DOCUMENTS,
  MOST_LINE,
  MOST_PHOTOS,
  MOST_PRICE,
  type Category,
} from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import {
  array,
  lazy,
  mixed,
  number,
  object,
  string,
  type AnySchema,
  type Schema,
  type TestFunction,
} from 'yup';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { searchEngineRules, tooHigh, videoRule } from '#common/form/listing.schema.ts';
import { keyOf, rentPeriods, type PropertyValues } from './property-values.ts';

export type CategoryFact = Category['parameter_types'][number];

const halves = message('mfe-listings:form.facts.halves');
const files = (most: number) => array<ListingFile[]>().max(most);
const line = string().trim().max(MOST_LINE);

const isRent = (deal: string | undefined) => deal === 'rent' || deal === 'rented';
const isPeriod = (text: string | undefined) => rentPeriods.some((period) => period === text);

const isStated = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** A number within the bounds of what it measures. */
function numberRule({ quantity }: CategoryFact): AnySchema {
  // An own listing answers a fact that was taken away with an empty text.
  const rule = number().transform((value: number, stated: unknown) => (stated === '' ? undefined : value));
  const bounds = boundsOf(quantity, new Date().getFullYear());
  if (!bounds) return rule;
  const { low, most, step } = bounds;
  const within = ('above' in low ? rule.moreThan(low.above) : rule.min(low.from)).max(most);
  if (step === 0.5) return within.test('half', halves, (value) => Number.isInteger((value ?? 0) * 2));
  return step ? within.integer() : within;
}

/** What a category demands of its own facts; of files, which are chosen or there already, apart from the others. */
function factRules(facts: readonly CategoryFact[]): { facts: AnySchema; factFiles: AnySchema } {
  const ruleOf = (fact: CategoryFact, isThere: TestFunction) => {
    const rule = fact.type_of_parameter === 'number' ? numberRule(fact) : mixed();
    return fact.is_required === 1 ? rule.test('stated', message('common:form.required'), isThere) : rule;
  };
  const rulesOf = (areFiles: boolean, isThere: TestFunction) =>
    object(
      Object.fromEntries(
        facts
          .filter(({ type_of_parameter: type }) => (type === 'file') === areFiles)
          .map((fact) => [keyOf(fact.id), ruleOf(fact, isThere)]),
      ),
    );
  return {
    facts: rulesOf(false, isStated),
    factFiles: rulesOf(true, (value, { path, from }) => {
      const form = from?.at(-1)?.value as Partial<PropertyValues> | undefined;
      return isStated(value) || isStated(form?.facts?.[path.split('.').at(-1)!]);
    }),
  };
}

const distance = object({ distance: number().min(0).max(MOST_DISTANCE), place: line });
/** Of each place of interest that is stated. */
const distanceRules = (stated: PropertyValues['distances'] = {}) =>
  object(Object.fromEntries(Object.keys(stated).map((key) => [key, distance])));

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
      address: string().trim().required().max(MOST_ADDRESS),
      city: line.required(),
      state: line.required(),
      country: line.required(),
      clientAddress: string().trim().max(MOST_ADDRESS),
    }),
    facilities: object({
      distances: lazy(distanceRules),
    }),
    photos: object({
      photos: files(MOST_PHOTOS).min(1, message('mfe-listings:form.photos.needed')),
      video: videoRule,
    }),
    documents: object({ documents: files(MOST_DOCUMENTS) }),
    search: searchEngineRules,
  }) satisfies Record<string, Schema>;

export type PropertyStep = keyof ReturnType<typeof stepSchemas>;
