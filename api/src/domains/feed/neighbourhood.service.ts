import type { Neighbourhood } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import * as queries from './neighbourhood.queries.ts';

/** Fewer comparable listings say nothing about a place. */
const ENOUGH = 5;
const SCOPES = ['city', 'state', 'everywhere'] as const;
/** Around a home: no wider than so many homes need, and never farther than people call the neighbourhood. */
const AROUND = 12;
const RADII_KM = [0.5, 1, 1.5, 2, 3, 4, 5] as const;
const WIDEST_KM = 5;

export interface NeighbourhoodRequest {
  readonly propertyId?: number | undefined;
  readonly city?: string | undefined;
  readonly categoryId?: number | undefined;
  /** 0 sell, 1 rent. */
  readonly propertyType?: number | undefined;
}

/** Half up to two decimals. */
const rounded = (value: number) => Math.round(value * 100) / 100;

function spread(row: queries.Spread) {
  if (row.lower === null || row.median === null || row.upper === null) return null;
  return {
    lower_quartile: rounded(row.lower),
    median: rounded(row.median),
    upper_quartile: rounded(row.upper),
    values: row.values ?? [],
  };
}

/** What comparable homes on the market cost: same category and deal, around a home or in a city. */
export function neighbourhoodService({ db }: { db: Db }) {
  async function subject({ propertyId, city = '', categoryId = 0, propertyType = 0 }: NeighbourhoodRequest) {
    if (propertyId === undefined) {
      const state = await queries.stateOf(db, city);
      const nowhere = { latitude: null, longitude: null, months: 1 };
      return { id: 0, city, state, category_id: categoryId, property_type: propertyType, ...nowhere };
    }
    const found = await queries.subjectOf(db, propertyId);
    if (!found) throw new DomainError('notFound', 'There is no such listing.');
    return found;
  }

  /** The smallest circle around a home with enough homes that state their area, else the widest. */
  async function radiusAround(about: queries.Subject): Promise<number> {
    for (const scope of RADII_KM) {
      if (await queries.thereAre(db, { subject: about, scope, stated: true, count: AROUND })) return scope;
    }
    return WIDEST_KM;
  }

  /** For a place by its name, or a home whose place is unknown: the city, or wider where there are few. */
  async function scopeByName(about: queries.Subject): Promise<queries.Scope> {
    for (const scope of SCOPES) {
      if (await queries.thereAre(db, { subject: about, scope, stated: false, count: ENOUGH })) return scope;
    }
    return 'everywhere';
  }

  return {
    async stats(request: NeighbourhoodRequest): Promise<Neighbourhood> {
      const about = await subject(request);
      // A listing at 0, 0 has no known place.
      const hasPlace = Boolean(about.latitude && about.longitude);
      const scope = hasPlace ? await radiusAround(about) : await scopeByName(about);
      const [price, area] = await Promise.all([
        queries.prices(db, about, scope),
        queries.pricesPerArea(db, about, scope),
      ]);
      const perArea = area && spread(area);
      return {
        n: price.n,
        scope: typeof scope === 'number' ? 'around' : scope,
        radius_km: typeof scope === 'number' ? scope : null,
        city: about.city,
        state: about.state,
        category_id: about.category_id,
        property_type: about.property_type === 1 ? '1' : '0',
        price: spread(price),
        price_per_area:
          area && perArea
            ? { ...perArea, n: area.n, parameter_id: area.parameter_id, parameter: area.parameter }
            : null,
      };
    },
  };
}

export type NeighbourhoodService = ReturnType<typeof neighbourhoodService>;
