import type { PropertyCard } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import { conditions } from '#domains/search/filter/to-sql.ts';
import { nearbyIds, type NearbyPlace } from './nearby.queries.ts';

export interface NearbyRequest extends NearbyPlace {
  propertyType?: number | undefined;
}

/** The call has no pages; the list ends after so many cards. */
const MAX_CARDS = 200;

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
      const rows = await nearbyIds(db, where, { city, state, at }, MAX_CARDS);
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
