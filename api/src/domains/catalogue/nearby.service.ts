import type { PropertyCard } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import { distanceTo } from '#domains/search/filter/geometry.ts';
import { conditions, containing } from '#domains/search/filter/to-sql.ts';

export interface NearbyRequest {
  /** Part of the name is enough; city and state are alternatives. */
  city?: string | undefined;
  state?: string | undefined;
  propertyType?: number | undefined;
  at?: { latitude: number; longitude: number; radius?: number | undefined } | undefined;
}

/** The call knows no pages; this many cards are the end of it. */
const MOST = 200;

/** Listings on the market in a city or state, or around a position; with a position the nearest first. */
export function nearbyService({
  db,
  clock,
  properties,
}: {
  db: Db;
  clock: Clock;
  properties: PropertiesService;
}) {
  return {
    async find(
      { city, state, propertyType, at }: NearbyRequest,
      callerId: number | null,
    ): Promise<PropertyCard[]> {
      const where = (await conditions(db, { propertyType, at }, clock.now())) ?? [];
      const places = [
        ...(city ? [sql<boolean>`city ilike ${containing(city)}`] : []),
        ...(state ? [sql<boolean>`state ilike ${containing(state)}`] : []),
      ];
      if (places.length) where.push(sql<boolean>`(${sql.join(places, sql` or `)})`);
      const distance = at?.radius ? distanceTo(at) : sql<null>`null::float8`;
      const { rows } = await sql<{ id: number; distance: number | null }>`
        select id, ${distance} as distance from properties where ${sql.join([sql.ref('is_on_market'), ...where], sql` and `)}
        order by distance nulls last, id desc limit ${sql.lit(MOST)}`.execute(db);
      const distances = new Map(rows.map((row) => [row.id, row.distance]));
      const cards = await properties.cards(
        rows.map(({ id }) => id),
        callerId,
      );
      return cards.map((card) => {
        const km = distances.get(card.id) ?? null;
        return km === null ? card : { ...card, distance: Math.round(km * 1000) / 1000 };
      });
    },
  };
}

export type NearbyService = ReturnType<typeof nearbyService>;
