import type { ChatRow, Conversation, ConversationPicture } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Provider } from '#domains/listings/properties/property-detail.shape.ts';
import { dealType } from '#domains/listings/properties/properties.shapes.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Urls } from '#wire/urls.ts';
import { beginningOf, iso } from '#wire/values.ts';
import * as queries from './chat.queries.ts';
import * as blocks from './blocks.queries.ts';
import { messageType } from './messages.shape.ts';
import { pictures } from './pictures.queries.ts';
import { isProject } from './subject.ts';
import { mayWrite, otherOf } from './writing.policy.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

interface Dependencies {
  db: Db;
  urls: Urls;
  provider: () => Promise<Provider>;
}

const PREVIEW = 120;
const MOST_FOUND = 100;

/** Conversations of one user. */
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
        last_message: beginningOf(row.last_message, PREVIEW),
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

    /** Where words are in a conversation, the newest place first; what is found is not read by that. */
    find: (
      userId: number,
      {
        otherId,
        propertyId,
        words,
        before,
      }: { otherId: number; propertyId: number; words: string; before: number | undefined },
    ) =>
      queries.messagesWith(db, { userId, other: otherOf(otherId), propertyId }, words, {
        before,
        limit: MOST_FOUND,
      }),

    /** Who has blocked the caller gives no new address of what they sent, as in the messages. */
    async pictures(userId: number, otherId: number, propertyId: number): Promise<ConversationPicture[]> {
      const other = otherOf(otherId);
      const [rows, isBlocked] = await Promise.all([
        pictures(db, { userId, other, propertyId }),
        blocks.hasBlocked(db, other, userId),
      ]);
      return rows
        .filter(({ sender_id: sender }) => !isBlocked || sender === userId)
        .map(({ id, sender_id: sender, file, file_name }) => ({
          id,
          sender_id: sender ?? PROVIDER_ID,
          url: urls.image(file),
          file_name,
        }));
    },

    /** Closed to those who have not talked and may not begin: names of users and hidden listings are not public. */
    async conversation(userId: number, otherId: number, propertyId: number): Promise<Conversation> {
      const other = otherOf(otherId);
      const [state, person, by] = await Promise.all([
        queries.conversation(db, userId, other, propertyId),
        other === null ? undefined : queries.person(db, other),
        provider(),
      ]);
      if (!state || other === userId || (other !== null && !person) || !mayWrite(userId, other, state))
        throw new DomainError('notFound', 'There is nobody to write to about this listing.');
      const isMine = state.owner_id === userId;
      return {
        user_id: otherId,
        name: person ? person.name : by.name,
        profile: person ? urls.image(person.profile) : by.profile,
        property: {
          id: propertyId,
          slug_id: state.slug_id,
          title: state.title,
          title_image: urls.image(state.title_image),
          price: state.price,
          property_type: dealType(state.property_type),
          rentduration: state.rent_duration,
          is_live: state.is_live,
          is_mine: isMine,
          is_project: isProject(propertyId),
        },
        is_interested: isMine ? state.is_interested : state.am_interested,
        is_blocked_by_me: state.blocked_by_me,
        is_blocked_by_user: state.blocked_by_other,
        is_active: person?.is_active ?? true,
        first_own_message_id: state.first_own_message_id,
      };
    },
  };
}

export type ChatService = ReturnType<typeof chatService>;
