import type { PropertyDetail } from '@lintel/api-contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PropertiesService } from '../listings/properties.service.ts';
import { iso } from '../wire.ts';

interface Dependencies {
  db: Kysely<Tables>;
  properties: PropertiesService;
}

export interface ContactMessage {
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
}

/** What people do with listings: save them, ask the provider, report. */
export function engagementService({ db, properties }: Dependencies) {
  return {
    /** Saving twice or removing what is not saved changes nothing. */
    async setFavourite(userId: number, propertyId: number, saved: boolean): Promise<void> {
      if (!saved) {
        await db
          .deleteFrom('favourites')
          .where('user_id', '=', userId)
          .where('property_id', '=', propertyId)
          .execute();
        return;
      }
      const { rows } = await sql<{ found: boolean }>`
        with wanted as (select id from properties where id = ${propertyId}), added as (
          insert into favourites (user_id, property_id) select ${userId}, id from wanted on conflict do nothing)
        select exists (select from wanted) as found`.execute(db);
      if (!rows[0]?.found) throw new Refusal('notFound', 'There is no such listing.');
    },

    /** In the order in which they were saved; also those that have left the market. */
    async favourites(
      userId: number,
      limit: number,
      offset: number,
    ): Promise<{ data: PropertyDetail[]; total: number }> {
      const mine = db.selectFrom('favourites').where('user_id', '=', userId);
      const [rows, counted] = await Promise.all([
        mine.select('property_id').orderBy('id').limit(limit).offset(offset).execute(),
        mine.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
      ]);
      const ids = rows.map((row) => row.property_id);
      return { data: await properties.details(ids, userId), total: counted.n };
    },

    async reportReasons(id: number | undefined) {
      const query = db.selectFrom('report_reasons').selectAll().orderBy('id');
      const rows = await (id === undefined ? query : query.where('id', '=', id)).execute();
      const data = rows.map((row) => ({
        ...row,
        created_at: iso(row.created_at),
        updated_at: iso(row.updated_at),
      }));
      return { data, total: data.length };
    },

    async contact(message: ContactMessage): Promise<void> {
      await db.insertInto('contact_messages').values(message).execute();
    },
  };
}

export type EngagementService = ReturnType<typeof engagementService>;
