import type { Preferences } from '@lintel/api-contract';
import type { Condition, Db, Row } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import * as queries from './feed.queries.ts';

/** What a user looks for; absent means: any. */
export interface PreferenceInput {
  readonly categoryIds?: number[] | undefined;
  readonly facilityIds?: number[] | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** `0` sell, `1` rent, anything else both. */
  readonly propertyType?: string | undefined;
  readonly city?: string | undefined;
}

const texts = (values: readonly (number | string)[] | null): string[] | '' =>
  values?.length ? values.map(String) : '';

function shape(row: Row<'personalised_fields'>): Preferences {
  const priced = row.min_price !== null || row.max_price !== null;
  const deals = row.property_type === null ? ['0', '1'] : [row.property_type];
  return {
    user_id: row.user_id,
    category_ids: texts(row.category_ids),
    price_range: priced ? [String(row.min_price ?? 0), String(row.max_price ?? '')] : '',
    property_type: row.property_type_is_set ? texts(deals) : '',
    outdoor_facilitiy_ids: texts(row.facility_ids),
    city: row.city,
  };
}

const dealOf = (type: string | undefined) => (type === '0' || type === '1' ? Number(type) : null);

/** What a user looks for, and the listings that match it (docs/spec/engagement.md#preferences). */
export function preferencesService({
  db,
  clock,
  properties,
}: {
  db: Db;
  clock: Clock;
  properties: PropertiesService;
}) {
  /** Conditions over the columns of `properties`; undefined when the user has stored nothing. */
  async function conditions(userId: number): Promise<Condition[] | undefined> {
    const stored = await queries.storedPreferences(db, userId);
    return stored && queries.preferenceConditions(stored);
  }

  return {
    conditions,

    /** An empty array when nothing is stored, as deployed. */
    async read(userId: number): Promise<Preferences | []> {
      const stored = await queries.storedPreferences(db, userId);
      return stored ? shape(stored) : [];
    },

    async save(userId: number, input: PreferenceInput): Promise<Preferences> {
      const row = await queries.savePreferences(db, {
        user_id: userId,
        category_ids: input.categoryIds ?? null,
        facility_ids: input.facilityIds ?? null,
        min_price: input.minPrice ?? null,
        max_price: input.maxPrice ?? null,
        property_type: dealOf(input.propertyType),
        property_type_is_set: input.propertyType !== undefined,
        city: input.city ?? '',
        updated_at: clock.now(),
      });
      return shape(row);
    },

    async forget(userId: number): Promise<void> {
      await queries.forgetPreferences(db, userId);
    },

    async recommendations(userId: number, limit: number, offset: number) {
      const wanted = await conditions(userId);
      if (!wanted) return { data: [] };
      const { ids, total } = await queries.matches(db, wanted, limit, offset);
      return { data: await properties.details(ids, userId), total };
    },
  };
}

export type PreferencesService = ReturnType<typeof preferencesService>;
