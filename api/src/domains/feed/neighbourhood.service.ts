import type { Neighbourhood } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import * as queries from './neighbourhood.queries.ts';

/** Fewer comparable listings say nothing about a place. */
const ENOUGH = 5;
const SCOPES = ['city', 'state', 'everywhere'] as const;
/** Around a home: no wider than so many homes need, and never farther than people call the neighbourhood. */
const AROUND = 12;
/** Around a home that is not on the market yet so many are enough; where there are fewer, its city is compared. */
const ENOUGH_AROUND = 8;
const RADII_KM = [0.5, 1, 1.5, 2, 3, 4, 5] as const;
const WIDEST_KM = 5;

export interface NeighbourhoodRequest {
  readonly propertyId?: number | undefined;
  readonly city?: string | undefined;
  readonly categoryId?: number | undefined;
  /** 0 sell, 1 rent. */
  readonly propertyType?: number | undefined;
  /** Where a home is that is not on the market yet. */
  readonly at?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** A listing that is not compared with itself. */
  readonly except?: number | undefined;
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
  async function subject(request: NeighbourhoodRequest) {
    const { propertyId, city = '', categoryId = 0, propertyType = 0, at, except = 0 } = request;
    if (propertyId === undefined) {
      const state = await queries.stateOf(db, city);
      const place = at ?? { latitude: null, longitude: null };
      const kind = { category_id: categoryId, property_type: propertyType };
      return { id: except, city, state, ...kind, ...place, months: 1 };
    }
    const found = await queries.subjectOf(db, propertyId);
    if (!found) throw new DomainError('notFound', 'There is no such listing.');
    return found;
  }

  /** The smallest circle around a home with enough homes that state their area, else the widest. */
  async function radiusAround(about: queries.ComparedHome): Promise<number> {
    for (const scope of RADII_KM) {
      if (await queries.thereAre(db, { subject: about, scope, stated: true, count: AROUND })) return scope;
    }
    return WIDEST_KM;
  }

  /** For a place by its name, or a home whose place is unknown: the city, or wider where there are few. */
  async function scopeByName(about: queries.ComparedHome): Promise<queries.Scope> {
    for (const scope of SCOPES) {
      if (await queries.thereAre(db, { subject: about, scope, stated: false, count: ENOUGH })) return scope;
    }
    return 'everywhere';
  }

  /** Around its place; one that is not on the market yet is compared by name where too few are near. */
  async function scopeOf(about: queries.ComparedHome, isListed: boolean): Promise<queries.Scope> {
    // A listing at 0, 0 has no known place.
    if (!about.latitude || !about.longitude) return scopeByName(about);
    const radius = await radiusAround(about);
    const enough = { subject: about, scope: radius, stated: false, count: ENOUGH_AROUND };
    return isListed || (await queries.thereAre(db, enough)) ? radius : scopeByName(about);
  }

  return {
    async stats(request: NeighbourhoodRequest): Promise<Neighbourhood> {
      const about = await subject(request);
      const scope = await scopeOf(about, request.propertyId !== undefined);
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
