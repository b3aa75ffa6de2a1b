import type { NotificationTarget, PushType, targetsOfKind } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { NotificationKind, NotificationText } from '#texts/notifications.ts';

/**
 * Glossary. *Notification*: something that one or more users are informed of. It reaches them in up to three ways: a row of
 * their notification list, a push message to their devices, and a server-sent event to their open pages.
 */

/** The extra keys of each push type of docs/spec/notifications.md#push-messages; a type without a line does not compile. */
interface PushKeys {
  readonly chat: ChatPush;
  readonly delete_message: { readonly message_id: string; readonly image?: string };
  readonly property_inquiry: ReviewedPush;
  readonly project_inquiry: ReviewedPush;
  readonly advertisement_request: ReviewedPush;
  readonly agent_verification: { readonly id?: string };
  readonly payment: { readonly id: string };
  readonly account_activated: object;
  readonly account_deactivated: object;
  readonly default: { readonly image?: string };
}

/** The data of a push message; one of a type that the contract does not name does not compile. All values travel as text. */
export type PushData = { [T in PushType]: { readonly type: T } & PushKeys[T] }[PushType];

interface ReviewedPush {
  readonly id: string;
  /** With it the button of the message confirms that a listing is still available. */
  readonly confirmation_token?: string;
}

interface ChatPush {
  readonly sender_id: string;
  readonly sender_name?: string;
  readonly sender_profile?: string;
  readonly receiver_id: string;
  readonly username: string;
  readonly user_profile: string;
  readonly property_id: string;
  readonly property_title_image: string;
  readonly chat_message_type: string;
  /** The words as they were written, in place of the preview: deployed clients put them into the open conversation. */
  readonly message: string;
  readonly file: string;
  readonly audio: string;
  readonly date: string;
  readonly time_ago?: string;
  readonly created_at?: string;
  readonly unread_messages_count?: string;
}

type TargetType = NotificationTarget['type'];
/** What notifications of a kind are about; never where they are about nothing. */
type TargetOf<K extends NotificationKind> = NonNullable<(typeof targetsOfKind)[K]>[number];
type KindAbout<T extends TargetType> = {
  [K in NotificationKind]: T extends TargetOf<K> ? K : never;
}[NotificationKind];
type KindAlone = { [K in NotificationKind]: [TargetOf<K>] extends [never] ? K : never }[NotificationKind];

/** A notification before it is put into words, of a kind that is about such an object. */
export type TextAbout<T extends TargetType> = Extract<NotificationText, { kind: KindAbout<T> }>;

/** One of a kind that leads nowhere: its words are all there is, or it has a place of its own. */
export type TextAlone = Extract<NotificationText, { kind: KindAlone }>;

/**
 * A text with what it is about, which has more to show. The slug of a listing or project is added when it is written or read. A kind
 * with a target that the contract does not name for it does not compile.
 */
export type NotificationSubject =
  | {
      [T in TargetType]: {
        readonly text: TextAbout<T>;
        readonly target: { readonly type: T; readonly id: number };
      };
    }[TargetType]
  | { readonly text: TextAlone; readonly target?: undefined };

export type Notification = NotificationSubject & {
  /** User ids, or every active user. Each receiver reads the text in their own language. */
  readonly to: readonly number[] | 'everybody';
  readonly push: PushData;
  /** Whether the user may have switched this kind off (`notification` flag): listings and account decisions, not chat or payments. */
  readonly mayBeSwitchedOff: boolean;
  /** What the receiver has done on another page: open pages follow, no device rings. */
  readonly isForPagesAlone?: boolean;
  /** Row of the notification list; left out for what has a place of its own (chat). */
  readonly list?: { readonly type: 0 | 1 | 2; readonly propertyId?: number; readonly image?: string };
};

export interface Notifier {
  /**
   * Notifies users. Everything is written through `executor`, so a change and its notifications happen together or not at all;
   * delivery follows after the commit.
   */
  notify(executor: Db, notification: Notification): Promise<void>;
  /** As {@link Notifier.notify}, where it corrects a notification of another kind about the same target, which leaves the list. */
  correct(executor: Db, outdated: NotificationKind, notification: Notification): Promise<void>;
}
