import type { PropertyDetail } from '@lintel/api-contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import { DomainError } from '../../http/domain-error.ts';
import { refuseBetweenBlocked } from '../chat/blocks.ts';
import type { PropertiesService } from '../listings/properties/properties.service.ts';
import type { Clock } from '../../ports/clock.ts';
import { Limiter } from '../../http/limits.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { iso } from '../../wire/values.ts';

interface Dependencies {
  db: Kysely<Tables>;
  clock: Clock;
  properties: PropertiesService;
  notifier: Notifier;
}

/** An owner hears of the interest of one person in one listing once a day, however often it changes. */
const DAY_MS = 86_400_000;

export interface ContactMessage {
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
}

/** What people do with listings: save them, ask the provider, report. */
export function engagementService({ db, clock, properties, notifier }: Dependencies) {
  const interestNotifications = new Limiter(clock, 1, DAY_MS);

  /** Another user's public listing. */
  async function listingOf(userId: number, propertyId: number) {
    const listing = await db
      .selectFrom('properties')
      .select(['title', 'added_by', 'is_live', 'is_on_market'])
      .where('id', '=', propertyId)
      .executeTakeFirst();
    if (!listing?.is_live) throw new DomainError('notFound', 'There is no such listing.');
    if (listing.added_by === userId) throw new DomainError('forbidden', 'This is your own listing.');
    return listing;
  }

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
        with wanted as (select id from properties where id = ${propertyId} and is_live), added as (
          insert into favourites (user_id, property_id) select ${userId}, id from wanted on conflict do nothing)
        select exists (select from wanted) as found`.execute(db);
      if (!rows[0]?.found) throw new DomainError('notFound', 'There is no such listing.');
    },

    /** In the order in which they were saved; those that have left the market as previews. */
    async favourites(
      userId: number,
      limit: number,
      offset: number,
    ): Promise<{ data: PropertyDetail[]; total: number }> {
      // A listing that waits for approval comes back to the list with it.
      const mine = db
        .selectFrom('favourites as f')
        .innerJoin('properties as p', 'p.id', 'f.property_id')
        .where('f.user_id', '=', userId)
        .where((eb) => eb.or([eb('p.request_status', '=', 'approved'), eb('p.added_by', '=', userId)]));
      const [rows, counted] = await Promise.all([
        mine.select('f.property_id').orderBy('f.id').limit(limit).offset(offset).execute(),
        mine.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
      ]);
      const ids = rows.map((row) => row.property_id);
      return { data: await properties.details(ids, userId), total: counted.n };
    },

    /** Saying it twice, or taking back what was not said, changes nothing. */
    async setInterest(userId: number, propertyId: number, interested: boolean): Promise<void> {
      if (!interested) {
        await db
          .deleteFrom('interests')
          .where('user_id', '=', userId)
          .where('property_id', '=', propertyId)
          .execute();
        return;
      }
      const listing = await listingOf(userId, propertyId);
      if (!listing.is_on_market)
        throw new DomainError('wrongState', 'This listing is not on offer any more.');
      await refuseBetweenBlocked(db, userId, listing.added_by);
      await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('interests')
          .values({ user_id: userId, property_id: propertyId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        const isNews = added && interestNotifications.count(`${userId} ${propertyId}`).remaining >= 0;
        if (!isNews || listing.added_by === null) return;
        await notifier.notify(trx, {
          to: [listing.added_by],
          text: { kind: 'interest', title: listing.title },
          push: { type: 'property_inquiry', id: String(propertyId) },
          mayBeSwitchedOff: true,
          list: { type: 1, propertyId },
        });
      });
    },

    /** Answers whether this is the person's first report of the listing. No reason: another one, given as text. */
    async report(
      userId: number,
      propertyId: number,
      reasonId: number | undefined,
      words: string | undefined,
    ): Promise<boolean> {
      const listing = await listingOf(userId, propertyId);
      if (!listing.is_on_market)
        throw new DomainError('wrongState', 'This listing is not on offer any more.');
      if (reasonId !== undefined && !(await this.reportReasons(reasonId)).data.length)
        throw new DomainError('validation', 'The field reason_id is not a reason.', {
          fields: { reason_id: 'is not a reason' },
        });
      const added = await db
        .insertInto('reports')
        .values({
          user_id: userId,
          property_id: propertyId,
          reason_id: reasonId ?? null,
          other_message: words ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
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

    /** Answers what the sender may quote when asking again. */
    async contact(message: ContactMessage): Promise<string> {
      const { id } = await db
        .insertInto('contact_messages')
        .values(message)
        .returning('id')
        .executeTakeFirstOrThrow();
      return `C-${String(id).padStart(6, '0')}`;
    },
  };
}

export type EngagementService = ReturnType<typeof engagementService>;
