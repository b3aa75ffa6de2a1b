import type { Db } from '#db/database.ts';
import type { Page } from '../list-pages.ts';

export const packages = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('packages')
    .select(['id', 'name', 'price', 'duration_hours', 'is_active as on_sale'])
    .orderBy('rank')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const lockPackage = (db: Db, id: number) =>
  db
    .selectFrom('packages')
    .select(['id', 'name', 'price'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const putPrice = (db: Db, id: number, price: number) =>
  db.updateTable('packages').set({ price }).where('id', '=', id).execute();

/** What packages on sale cost, locked so that no price and no other setting changes before the caller's transaction ends. */
export const lockPricesOnSale = async (db: Db) =>
  (
    await db
      .selectFrom('packages')
      .select(['name', 'price'])
      .where('is_active', '=', true)
      .where('price', 'is not', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  ).map(({ name, price }) => ({ name, price: price! }));
