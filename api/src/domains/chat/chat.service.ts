import type { ChatRow } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Provider } from '#domains/listings/properties/property-detail.shape.ts';
import type { Urls } from '#wire/urls.ts';
import { iso } from '#wire/values.ts';
import * as queries from './chat.queries.ts';
import { messageType } from './messages.shape.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

interface Dependencies {
  db: Db;
  urls: Urls;
  provider: () => Promise<Provider>;
}

const PREVIEW = 120;

/** Conversations of one person. */
export function chatService({ db, urls, provider }: Dependencies) {
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
        last_message_type: messageType({
          message: row.last_message,
          file: row.last_file,
          audio: row.last_audio,
        }),
        is_last_message_mine: row.is_last_mine,
        unread_count: row.unread,
        user_id: row.other_id ?? PROVIDER_ID,
        name: row.other_id === null ? by.name : (row.name ?? ''),
        profile: row.other_id === null ? by.profile : urls.image(row.profile),
        // Who knows the push token of a device can try to have its messages sent elsewhere.
        ...(row.other_id === null ? {} : { fcm_id: null }),
        is_blocked_by_me: row.blocked_by_me,
        is_blocked_by_user: row.blocked_by_other,
      }));
      return { data, pages: Math.ceil((rows[0]?.total ?? 0) / perPage) };
    },
  };
}

export type ChatService = ReturnType<typeof chatService>;
