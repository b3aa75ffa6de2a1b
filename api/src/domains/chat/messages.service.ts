import type { BlockedUser, MessagePage, OwnMessage } from '@lintel/api-contract';
import type { UploadedFile } from '@lintel/api-contract/schemas';
import type { Database, Db } from '#db/database.ts';
import { removeFiles, storingFiles, type DocumentRule } from '#files/stored-files.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { StoragePort } from '#ports/storage.ts';
import { publish, signal } from '#realtime/live-events.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import type { Urls } from '#wire/urls.ts';
import { iso } from '#wire/values.ts';
import type { Provider } from '#domains/listings/properties/property-detail.shape.ts';
import { refuseBetweenBlocked } from './blocks.ts';
import {
  ALL_LISTINGS,
  chatNotification,
  deletedNotification,
  ownChange,
  ownDeletion,
  type AnsweredCard,
} from './chat-notifications.ts';
import * as blocks from './blocks.queries.ts';
import { answered, newCard, type CardAnswer, type CardRequest } from './cards/cards.policy.ts';
import { insertCard, lockedCard, setCardState } from './cards/cards.queries.ts';
import * as queries from './chat.queries.ts';
import { ownMessages } from './own-messages.queries.ts';
import { messageShape, ownMessageShape, paginator } from './messages.shape.ts';
import { mayWrite, otherOf } from './writing.policy.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  urls: Urls;
  storage: StoragePort;
  notifier: Notifier;
  provider: () => Promise<Provider>;
}

/** What a browser records arrives as WebM, MP4 or Ogg. */
const AUDIO: DocumentRule = {
  field: 'audio',
  folder: 'chat_audio',
  kinds: ['mp3', 'm4a', 'mp4', 'webm', 'ogg'],
  most: 5024,
  sounds: 'playable',
};
const FILE: DocumentRule = {
  field: 'file',
  folder: 'chat',
  kinds: ['png', 'jpg', 'webp', 'pdf', 'doc', 'docx'],
  most: 2024,
  pictures: 'jpg-or-png',
};

/** A page of the messages of one conversation; pages count from 1. */
export interface WantedPage {
  readonly other: number;
  readonly propertyId: number;
  readonly page: number;
  readonly perPage: number;
}

export interface OutgoingMessage {
  readonly receiver: number;
  readonly propertyId: number;
  readonly message?: string | undefined;
  readonly file?: UploadedFile | undefined;
  readonly audio?: UploadedFile | undefined;
  /** Length of the recording as the sender's device measured it. */
  readonly audioSeconds?: number | undefined;
  /** What the sender's device calls it; a second one of that name is the first one again. */
  readonly clientId?: string | undefined;
  /** What the message asks for; its words say the same. */
  readonly card?: CardRequest | undefined;
  /** The message answers a card of the conversation. */
  readonly answer?: CardAnswer | undefined;
}

/** The messages of conversations. A conversation is one listing and one other user; 0 is the provider. */
export function messagesService({ db, clock, urls, storage, notifier, provider }: Dependencies) {
  async function allowed(executor: Db, userId: number, other: queries.Other, propertyId: number) {
    if (other === userId)
      throw new DomainError('validation', 'You cannot write to yourself.', {
        fields: { receiver_id: 'must be somebody else' },
      });
    // One after the other: a transaction has one connection.
    const state = await queries.writingContext(executor, userId, other, propertyId);
    const receiver = other === null ? undefined : await queries.person(executor, other);
    if (state?.have_talked && receiver && !receiver.is_active)
      throw new DomainError('notFound', 'The account of this person is closed.');
    if (!state || (other !== null && !receiver?.is_active) || !mayWrite(userId, other, state))
      throw new DomainError('notFound', 'There is nobody to write to about this listing.');
    await refuseBetweenBlocked(executor, userId, other);
    return { state, receiver };
  }

  /** Open pages hear of it: the other side's that it was read, the reader's own that there is less to read. */
  const read = (thread: { userId: number; other: queries.Other; propertyId: number }, newestId: number) =>
    db.transaction().execute(async (trx) => {
      if ((await queries.markRead(trx, thread, newestId)) === 0) return;
      const { userId, other, propertyId } = thread;
      const data = { user_id: userId, property_id: propertyId };
      if (other !== null && !(await blocks.hasBlocked(trx, other, userId)))
        await publish(trx, { to: [other], type: 'read', data });
      await signal(trx, { type: 'unread', to: userId });
    });

  /** Two answers at the same moment are taken one after the other: the second finds what the first made of the card. */
  async function answerCard(
    trx: Db,
    thread: { userId: number; other: queries.Other; propertyId: number },
    answer: CardAnswer,
  ): Promise<AnsweredCard> {
    const card = await lockedCard(trx, answer.messageId, thread);
    if (!card) throw new DomainError('notFound', 'There is no such card.', { status: 400 });
    const change = answered(card, answer, clock.now());
    await setCardState(trx, answer.messageId, change);
    return { messageId: answer.messageId, ...change };
  }

  /** Hides messages from one side. Those that are then hidden from both are gone, with their files. */
  async function hide(userId: number, work: (trx: Db) => Promise<void>): Promise<void> {
    const files = await db.transaction().execute(async (trx) => {
      await work(trx);
      await signal(trx, { type: 'unread', to: userId });
      return queries.removeUnseen(trx, userId);
    });
    await removeFiles(storage, { message: files });
  }

  return {
    async page(userId: number, { other, propertyId, page, perPage }: WantedPage): Promise<MessagePage> {
      const thread = { userId, other: otherOf(other), propertyId };
      const [{ rows, total }, me, isBlocked] = await Promise.all([
        queries.messages(db, thread, perPage, (page - 1) * perPage),
        queries.person(db, userId),
        blocks.hasBlocked(db, thread.other, userId),
      ]);
      // One that arrives meanwhile is in none of the pages that the caller has.
      await read(thread, Math.max(0, ...rows.map(({ id }) => id)));
      const view = {
        callerId: userId,
        callerProfile: me?.profile ?? '',
        isBlocked,
        urls,
        now: clock.now(),
      };
      return paginator(
        rows.map((row) => messageShape(row, view)),
        { page, perPage, total, path: `${urls.base}/api/get_messages` },
      );
    },

    /** What the export of the own data contains; nothing is marked as read. */
    async own(userId: number, limit: number, offset: number): Promise<{ data: OwnMessage[]; total: number }> {
      const { rows, total } = await ownMessages(db, userId, limit, offset);
      return { data: rows.map(ownMessageShape), total };
    },

    /** Answers the id of the stored message; once sent it stays sent, whatever has changed since. */
    async send(
      userId: number,
      {
        receiver: to,
        propertyId,
        message = '',
        file,
        audio,
        audioSeconds,
        clientId,
        card,
        answer,
      }: OutgoingMessage,
    ): Promise<number> {
      const before = clientId && (await queries.sentAs(db, userId, clientId));
      if (before) return before;
      const other = otherOf(to);
      const { state, receiver } = await allowed(db, userId, other, propertyId);
      const made = card && newCard(card, { isOwner: state.owner_id === userId, now: clock.now() });
      const me = await queries.person(db, userId);
      return storingFiles(storage, async (files) => {
        const [stored, recorded] = await Promise.all([
          file && files.document(file, FILE),
          audio && files.document(audio, AUDIO),
        ]);
        const paths = { file: stored?.path ?? '', audio: recorded?.path ?? '' };
        const now = clock.now();
        return db.transaction().execute(async (trx) => {
          const row = {
            sender: userId,
            receiver: other,
            propertyId,
            message,
            ...paths,
            fileName: stored?.fileName ?? '',
            fileSize: stored?.size ?? recorded?.size,
            audioSeconds: audio && audioSeconds,
            clientId,
            now,
          };
          const id = await queries.insertMessage(trx, row);
          if (id === undefined) {
            // The same message on another line at the same moment was faster; its files are the ones that count.
            files.retire({ message: [paths.file, paths.audio] });
            return (await queries.sentAs(trx, userId, clientId!))!;
          }
          // While its files were stored, one of the two may have blocked the other, or the account may have been closed.
          await allowed(trx, userId, other, propertyId);
          const thread = { other, propertyId };
          if (made) await insertCard(trx, id, made);
          const answeredCard = answer && (await answerCard(trx, { userId, ...thread }, answer));
          await publish(trx, ownChange(userId, thread, { clientId, card: answeredCard }));
          if (me && receiver) {
            const unread = await queries.unreadFrom(trx, userId, receiver.id, propertyId);
            const listing = { id: propertyId, title: state.title, image: state.title_image };
            await notifier.notify(
              trx,
              chatNotification(
                { sender: me, receiver, listing, message, ...paths, unread, now, card: answeredCard },
                urls,
              ),
            );
          }
          return id;
        });
      });
    },

    /** Takes back an own message, which then is gone for both; or hides one that the caller has received. */
    async remove(userId: number, id: number): Promise<void> {
      const removed = await db.transaction().execute(async (trx) => {
        const own = await queries.removeOwn(trx, userId, id);
        if (own) await notifier.notify(trx, ownDeletion(id, userId));
        if (own?.receiver_id) {
          // Taking a message back must not ring a user who has blocked its sender.
          if (!(await blocks.hasBlocked(trx, own.receiver_id, userId)))
            await notifier.notify(trx, deletedNotification(own.id, own.receiver_id));
          if (!own.is_read) await signal(trx, { type: 'unread', to: own.receiver_id });
        }
        return own;
      });
      if (removed) await removeFiles(storage, { message: [removed.file, removed.audio] });
      else {
        await hide(userId, async (trx) => {
          if (!(await queries.hideReceived(trx, userId, id)))
            throw new DomainError('notFound', 'There is no such message.', { status: 400 });
          await notifier.notify(trx, ownDeletion(id, userId));
        });
      }
    },

    /** Hides both directions of exactly this conversation from the caller. */
    async removeThread(userId: number, other: number, propertyId: number): Promise<void> {
      await hide(userId, async (trx) => {
        if ((await queries.hideThread(trx, userId, otherOf(other), propertyId)) === 0)
          throw new DomainError('notFound', 'There are no messages.', { status: 400 });
        await publish(trx, ownChange(userId, { other: otherOf(other), propertyId }));
      });
    },

    async block(userId: number, other: number, reason: string | undefined): Promise<void> {
      if (other === userId)
        throw new DomainError('validation', 'You cannot block yourself.', {
          fields: { to_user_id: 'must be somebody else' },
        });
      if (other !== PROVIDER_ID && !(await queries.person(db, other)))
        throw new DomainError('notFound', 'There is no such person.', { status: 400 });
      await db.transaction().execute(async (trx) => {
        if (!(await blocks.addBlock(trx, userId, otherOf(other), reason, clock.now())))
          throw new DomainError('wrongState', 'You have blocked this person already.');
        await publish(trx, ownChange(userId, { other: otherOf(other), propertyId: ALL_LISTINGS }));
      });
    },

    /** Whom the caller has blocked, also those whose conversation is hidden; the newest first. */
    async blocked(userId: number): Promise<BlockedUser[]> {
      const [rows, by] = await Promise.all([blocks.blockedBy(db, userId), provider()]);
      return rows.map(({ user_id, name, profile, reason, created_at }) => ({
        user_id: user_id ?? PROVIDER_ID,
        name: user_id === null ? by.name : (name ?? ''),
        profile: user_id === null ? by.profile : urls.image(profile),
        reason: reason ?? '',
        blocked_at: iso(created_at),
      }));
    },

    async unblock(userId: number, other: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (!(await blocks.removeBlock(trx, userId, otherOf(other))))
          throw new DomainError('wrongState', 'You have not blocked this person.');
        await publish(trx, ownChange(userId, { other: otherOf(other), propertyId: ALL_LISTINGS }));
      });
    },
  };
}

export type MessagesService = ReturnType<typeof messagesService>;
