import type { Db } from '#db/database.ts';

/** Towns of the list of cities whose position is known. */
export const citiesWithPosition = (db: Db) =>
  db
    .selectFrom('cities')
    .select(['name', 'state', 'country', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .execute();
