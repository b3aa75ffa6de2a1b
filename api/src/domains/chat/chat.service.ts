import type { ChatRow, NotificationRow } from '@lintel/api-contract';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { PROVIDER_ID } from '../listings/parts.shapes.ts';
import type { PropertiesService } from '../listings/properties.service.ts';
import type { Provider } from '../listings/property-detail.shape.ts';
import type { Urls } from '../urls.ts';
import { iso, relativeTime } from '../wire.ts';
import * as queries from './chat.queries.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  urls: Urls;
  properties: PropertiesService;
  provider: () => Promise<Provider>;
}

const PREVIEW = 120;

/** Conversations and notifications of one person. */
export function chatService({ db, clock, urls, properties, provider }: Dependencies) {
  return {
    async threads(
      userId: number,
      page: number,
      perPage: number,
    ): Promise<{ data: ChatRow[]; pages: number }> {
      const [rows, by] = await Promise.all([
        queries.threads(db, userId, perPage, (page - 1) * perPage),
        provider(),
      ]);
      const data = rows.map((row) => ({
        property_id: row.property_id,
        title: row.title,
        title_image: urls.image(row.title_image),
        slug_id: row.slug_id,
        date: iso(row.newest_at),
        last_message: row.last_message.slice(0, PREVIEW),
        unread_count: row.unread,
        user_id: row.other_id ?? PROVIDER_ID,
        name: row.other_id === null ? by.name : (row.name ?? ''),
        profile: row.other_id === null ? by.profile : urls.image(row.profile),
        ...(row.other_id === null ? {} : { fcm_id: row.fcm_id }),
        is_blocked_by_me: row.blocked_by_me,
        is_blocked_by_user: row.blocked_by_other,
      }));
      return { data, pages: Math.ceil((rows[0]?.total ?? 0) / perPage) };
    },

    async notifications(userId: number, limit: number, offset: number) {
      const { rows, total } = await queries.notifications(db, userId, limit, offset);
      const ids = [
        ...new Set(rows.flatMap(({ property_id }) => (property_id === null ? [] : [property_id]))),
      ];
      const listings = new Map((await properties.cards(ids, userId)).map((card) => [card.id, card]));
      const data = rows.map((row): NotificationRow => {
        const listing = row.property_id === null ? undefined : listings.get(row.property_id);
        return {
          id: row.id,
          title: row.title,
          message: row.message,
          notification_image: urls.image(row.image || row.title_image),
          type: row.type,
          send_type: row.send_type,
          customers_id: row.send_type === 1 ? null : String(userId),
          propertys_id: row.property_id,
          created_at: iso(row.created_at),
          created: relativeTime(row.created_at, clock.now()),
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
  };
}

export type ChatService = ReturnType<typeof chatService>;
