import type { Neighbourhood } from '@lintel/api-contract';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import * as queries from './neighbourhood.queries.ts';

/** Fewer comparable listings say nothing about a place. */
const ENOUGH = 5;
const SCOPES = ['city', 'state', 'everywhere'] as const;

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

/** What comparable homes on the market cost: same category and deal, in the city, or wider where there are few. */
export function neighbourhoodService({ db }: { db: Db }) {
  async function subject({ propertyId, city = '', categoryId = 0, propertyType = 0 }: NeighbourhoodRequest) {
    if (propertyId === undefined) {
      const state = await queries.stateOf(db, city);
      return { id: 0, city, state, category_id: categoryId, property_type: propertyType };
    }
    const found = await queries.subjectOf(db, propertyId);
    if (!found) throw new Refusal('notFound', 'There is no such listing.');
    return found;
  }

  return {
    async stats(request: NeighbourhoodRequest): Promise<Neighbourhood> {
      const about = await subject(request);
      let scope: queries.Scope = 'everywhere';
      let price: queries.Spread = { n: 0, lower: null, median: null, upper: null, values: null };
      for (scope of SCOPES) {
        price = await queries.prices(db, about, scope);
        if (price.n >= ENOUGH) break;
      }
      const area = await queries.pricesPerArea(db, about, scope);
      const perArea = area && spread(area);
      return {
        n: price.n,
        scope,
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
