import type { PropertyDetail, UserReportReason } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import { refuseBetweenBlocked } from '#domains/chat/blocks.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { Limits } from '#http/limits.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import { DAY_MS } from '#ports/clock.ts';
import { iso } from '#wire/values.ts';
import * as queries from './engagement.queries.ts';

interface Dependencies {
  db: Database;
  properties: PropertiesService;
  notifier: Notifier;
  limits: Limits;
}

interface UserReport {
  readonly other: number;
  /** What the conversation is about. */
  readonly propertyId: number;
  readonly reason: UserReportReason;
  readonly words?: string | undefined;
}

export interface ContactMessage {
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
}

/** What people do with listings: save them, ask the provider, report. */
export function engagementService({ db, properties, notifier, limits }: Dependencies) {
  // An owner is notified of the interest of one user in one listing once a day, however often it changes.
  const interestNotifications = limits('interestNotifications', 1, DAY_MS);

  /** Another user's public listing. */
  async function listingOf(userId: number, propertyId: number) {
    const listing = await queries.listingById(db, propertyId);
    if (!listing?.is_live) throw new DomainError('notFound', 'There is no such listing.');
    if (listing.added_by === userId) throw new DomainError('forbidden', 'This is your own listing.');
    return listing;
  }

  return {
    /** Saving twice or removing what is not saved changes nothing. */
    async setFavourite(userId: number, propertyId: number, saved: boolean): Promise<void> {
      if (!saved) {
        await queries.removeFavourite(db, userId, propertyId);
        return;
      }
      if (!(await queries.addFavourite(db, userId, propertyId)))
        throw new DomainError('notFound', 'There is no such listing.');
    },

    /** In the order in which they were saved; those that have left the market as previews. */
    async favourites(
      userId: number,
      limit: number,
      offset: number,
    ): Promise<{ data: PropertyDetail[]; total: number }> {
      const { ids, total } = await queries.favouriteIds(db, userId, limit, offset);
      return { data: await properties.details(ids, userId), total };
    },

    /** Repeating it, or withdrawing an interest that was not there, changes nothing. */
    async setInterest(userId: number, propertyId: number, interested: boolean): Promise<void> {
      if (!interested) {
        await queries.removeInterest(db, userId, propertyId);
        return;
      }
      const listing = await listingOf(userId, propertyId);
      if (!listing.is_on_market)
        throw new DomainError('wrongState', 'This listing is not on offer any more.');
      await refuseBetweenBlocked(db, userId, listing.added_by);
      await db.transaction().execute(async (trx) => {
        const added = await queries.addInterest(trx, userId, propertyId);
        const isNews = added && (await interestNotifications.count(`${userId} ${propertyId}`)).remaining >= 0;
        if (!isNews || listing.added_by === null) return;
        await notifier.notify(trx, {
          to: [listing.added_by],
          text: { kind: 'interest', title: listing.title },
          push: { type: 'property_inquiry', id: String(propertyId) },
          target: { type: 'own_property', id: propertyId },
          mayBeSwitchedOff: true,
          list: { type: 1, propertyId },
        });
      });
    },

    /** Answers whether this is the user's first report of the listing. No reason: another one, given as text. */
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
      return queries.addReport(db, {
        user_id: userId,
        property_id: propertyId,
        reason_id: reasonId ?? null,
        other_message: words ?? null,
      });
    },

    /** Answers whether this is the user's first report of the other one in the conversation. The other side is not informed. */
    async reportUser(userId: number, report: UserReport): Promise<boolean> {
      const { other, propertyId, reason, words = '' } = report;
      if (other === userId || !(await queries.haveTalked(db, userId, other, propertyId)))
        throw new DomainError('notFound', 'There is no such conversation.');
      return queries.addUserReport(db, {
        user_id: userId,
        reported_user_id: other,
        property_id: propertyId,
        reason,
        other_message: words,
      });
    },

    async reportReasons(id: number | undefined) {
      const rows = await queries.reportReasons(db, id);
      const data = rows.map((row) => ({
        ...row,
        created_at: iso(row.created_at),
        updated_at: iso(row.updated_at),
      }));
      return { data, total: data.length };
    },

    /** Answers what the sender may quote when asking again. */
    async contact(message: ContactMessage): Promise<string> {
      const id = await queries.addContactMessage(db, message);
      return `C-${String(id).padStart(6, '0')}`;
    },
  };
}

export type EngagementService = ReturnType<typeof engagementService>;
