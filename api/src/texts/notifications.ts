import { apart, unlessAlone } from './apart.ts';
import { arabicNotifications } from './notifications.ar.ts';
import { germanNotifications } from './notifications.de.ts';
import { englishNotifications } from './notifications.en.ts';
import { textLanguages, type TextLanguage } from './text-language.ts';

/** Values of each kind of notification. A reason is what the administrator wrote, in the administrator's language. */
export interface NotificationValues {
  /** In the words of the operator, or of a title: the same in every language. */
  announcement: { title: string; body: string };
  welcome: object;
  /** `isHidden`: approved, but hidden by its owner. */
  listingApproved: { title: string; isHidden?: boolean | undefined };
  listingRejected: { title: string; reason: string };
  projectApproved: { title: string; isHidden?: boolean | undefined };
  projectRejected: { title: string; reason: string };
  advertApproved: { title: string };
  advertRejected: { title: string; reason: string };
  /** `hasWaited`: it was not reviewed in its time. */
  advertEnded: { title?: string; hasWaited?: boolean };
  interest: { title: string };
  projectQuestion: { title: string; person: string; email: string; message: string };
  priceDrop: { title: string };
  savedSearch: { name: string; titles: readonly string[]; more: number };
  /** Asks the owner; `days` since the last confirmation. */
  listingAsked: { title: string; days: number };
  listingOverdue: { title: string; days: number };
  listingExpired: { title: string };
  /** Of a saved home. */
  homeSold: { title: string };
  homeRented: { title: string };
  homeBack: { title: string };
  agentVerified: object;
  agentRefused: { reason?: string };
  accountOpened: object;
  accountClosed: object;
  /** `preview` is the beginning of the message; without one it is a file. */
  chatMessage: { listing: string; preview: string };
  voiceMessage: { listing: string };
  answer: { title: string };
  messageDeleted: object;
  paymentReceived: object;
  paymentFailed: object;
  /** By its payer. */
  paymentEnded: object;
  paymentReviewed: object;
  paymentCancelled: { reason: string };
  receiptReceived: object;
  receiptVerified: object;
  receiptRejected: { reason: string };
  transferCancelled: { reason: string };
  packageEnds: { name: string; days: number };
  packageEnded: { name: string };
  /** Unused ones of a package that goes on. */
  unitsEnd: { name: string; days: number };
}
export type NotificationKind = keyof NotificationValues;

/** A notification before it is put into words. */
export type NotificationText = {
  [K in NotificationKind]: { readonly kind: K } & Readonly<NotificationValues[K]>;
}[NotificationKind];

export interface Words {
  readonly title: string;
  readonly body: string;
  /** Label of the button of a push message whose data names what the button does. */
  readonly action?: string;
}

/** The texts of one language; a missing kind does not compile. */
export type NotificationTexts = {
  readonly [K in NotificationKind]: (values: NotificationValues[K]) => Words;
};

const texts: Record<TextLanguage, NotificationTexts> = {
  en: englishNotifications,
  de: germanNotifications,
  ar: arabicNotifications,
};

/** The words of a notification for a reader of this language. */
export function notificationText(language: TextLanguage, text: NotificationText): Words {
  const quoted = (value: unknown): unknown =>
    typeof value === 'string' ? apart(language, value) : Array.isArray(value) ? value.map(quoted) : value;
  const values = Object.fromEntries(Object.entries(text).map(([name, value]) => [name, quoted(value)]));
  const words = (texts[language][text.kind] as (given: object) => Words)(values);
  return { ...words, title: unlessAlone(words.title), body: unlessAlone(words.body) };
}

/** The words of a notification in every language, for receivers whose languages differ. */
export const wordsByLanguage = (text: NotificationText): Record<TextLanguage, Words> =>
  Object.fromEntries(textLanguages.map((language) => [language, notificationText(language, text)])) as Record<
    TextLanguage,
    Words
  >;

/** A stored notification; undefined for kinds that this version does not know. */
export const storedNotification = (stored: unknown): NotificationText | undefined =>
  typeof stored === 'object' &&
  stored !== null &&
  'kind' in stored &&
  String(stored.kind) in englishNotifications
    ? (stored as NotificationText)
    : undefined;
