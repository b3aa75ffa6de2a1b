import type { NotificationGroup, NotificationRow, PropertyCard } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import { NOTHING_UNREAD, type UnreadCounts } from '#realtime/event-hub.ts';
import { signal } from '#realtime/live-events.ts';
import { notificationText, storedNotification } from '#texts/notifications.ts';
import { textLanguage } from '#texts/text-language.ts';
import type { Urls } from '#wire/urls.ts';
import { iso, relativeTime } from '#wire/values.ts';
import * as queries from './notifications.queries.ts';
import { shownTargets, type Target } from './targets.queries.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  urls: Urls;
  /** Cards of listings as a user sees them. */
  cards: (ids: readonly number[], userId: number) => Promise<PropertyCard[]>;
}

const targetOf = (row: { target_type: string | null; target_id: number | null }): Target | undefined =>
  row.target_type === null || row.target_id === null
    ? undefined
    : { type: row.target_type as Target['type'], id: row.target_id };

/** The notifications of a user, and how many are unread. */
export function notificationsService({ db, clock, urls, cards }: Dependencies) {
  const counts = async (userId: number) =>
    (await queries.unreadCounts(db, [userId])).get(userId) ?? NOTHING_UNREAD;

  return {
    /** In the language of the request, else of the user; what was stored without its kind stays as it was written. */
    async list(userId: number, page: queries.NotificationsPage, wanted: string | undefined) {
      const [{ rows, total }, language] = await Promise.all([
        queries.notifications(db, userId, page),
        textLanguage(wanted) ?? queries.languageOf(db, userId),
      ]);
      const ids = [
        ...new Set(rows.flatMap(({ property_id }) => (property_id === null ? [] : [property_id]))),
      ];
      const shown = await shownTargets(
        db,
        rows.flatMap((row) => targetOf(row) ?? []),
      );
      const listings = new Map((await cards(ids, userId)).map((card) => [card.id, card]));
      const data = rows.map((row): NotificationRow => {
        const listing = row.property_id === null ? undefined : listings.get(row.property_id);
        const text = storedNotification(row.words);
        const { title, body } = text
          ? notificationText(language, text)
          : { title: row.title, body: row.message };
        const target = targetOf(row);
        return {
          id: row.id,
          title,
          message: body,
          notification_image: urls.image(row.image || row.title_image),
          type: row.type,
          send_type: row.send_type,
          customers_id: row.send_type === 1 ? null : String(userId),
          propertys_id: row.property_id,
          created_at: iso(row.created_at),
          created: relativeTime(row.created_at, clock.now()),
          ...(text && { kind: text.kind }),
          is_read: row.is_read ? 1 : 0,
          target: target ? shown(target) : null,
          property: listing
            ? {
                id: listing.id,
                slug_id: listing.slug_id,
                title_image: listing.title_image,
                gallery: listing.gallery,
                documents: listing.documents,
                is_favourite: listing.is_favourite,
              }
            : null,
        };
      });
      return { data, total };
    },

    counts,
    countsOf: (userIds: readonly number[]) => queries.unreadCounts(db, userIds),

    /** Marks one row as read, or all of a group, or all; of these only those up to one, where it is given. */
    async markSeen(
      userId: number,
      {
        id,
        group,
        upTo,
      }: { id: number | undefined; group: NotificationGroup | undefined; upTo: number | undefined },
    ): Promise<UnreadCounts> {
      if (id === undefined) {
        await (group
          ? queries.markGroupRead(db, userId, group, upTo)
          : queries.markAllRead(db, userId, upTo));
      } else if (!(await queries.markRead(db, userId, id)))
        throw new DomainError('notFound', 'There is no such notification.');
      // the user's other open pages
      await signal(db, { type: 'unread', to: userId });
      return counts(userId);
    },

    /** Shows the other side that the caller is writing; nothing is stored. */
    async typing(userId: number, otherId: number, propertyId: number): Promise<void> {
      const other = otherId === PROVIDER_ID ? null : otherId;
      if (!(await queries.isOpenConversation(db, userId, other, propertyId)))
        throw new DomainError('notFound', 'There is no such conversation.');
      if (other === null) return;
      await signal(db, {
        type: 'typing',
        to: other,
        data: { user_id: userId, property_id: propertyId },
      });
    },
  };
}

export type NotificationsService = ReturnType<typeof notificationsService>;
