import { arabicNotices } from './notices.ar.ts';
import { germanNotices } from './notices.de.ts';
import { englishNotices } from './notices.en.ts';
import { textLanguages, type TextLanguage } from './text-language.ts';

/** What each kind of notice says beside its kind. A reason is what the administrator wrote, in the administrator's language. */
export interface NoticeValues {
  /** In the words of the operator, or of a title: the same in every language. */
  announcement: { title: string; body: string };
  welcome: object;
  listingApproved: { title: string };
  listingRejected: { title: string; reason: string };
  projectApproved: { title: string };
  projectRejected: { title: string; reason: string };
  advertApproved: { title: string };
  advertRejected: { title: string; reason: string };
  advertEnded: { title?: string };
  interest: { title: string };
  projectQuestion: { title: string; person: string; email: string; message: string };
  priceDrop: { title: string };
  savedSearch: { name: string; titles: readonly string[]; more: number };
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
  paymentReviewed: object;
  paymentCancelled: { reason: string };
  receiptReceived: object;
  receiptVerified: object;
  receiptRejected: { reason: string };
  transferCancelled: { reason: string };
  packageEnds: { name: string; days: number };
  packageEnded: { name: string };
}
export type NoticeKind = keyof NoticeValues;

/** A notice before it is put into words. */
export type NoticeText = { [K in NoticeKind]: { readonly kind: K } & Readonly<NoticeValues[K]> }[NoticeKind];

export interface Words {
  readonly title: string;
  readonly body: string;
}

/** The texts of one language; a missing kind does not compile. */
export type NoticeTexts = { readonly [K in NoticeKind]: (values: NoticeValues[K]) => Words };

const texts: Record<TextLanguage, NoticeTexts> = {
  en: englishNotices,
  de: germanNotices,
  ar: arabicNotices,
};

/** The words of a notice for a reader of this language. */
export const noticeWords = (language: TextLanguage, text: NoticeText): Words =>
  (texts[language][text.kind] as (values: object) => Words)(text);

/** The words of a notice in every language, for receivers whose languages differ. */
export const wordsByLanguage = (text: NoticeText): Record<TextLanguage, Words> =>
  Object.fromEntries(textLanguages.map((language) => [language, noticeWords(language, text)])) as Record<
    TextLanguage,
    Words
  >;

/** A stored notice; undefined for kinds that this version does not know. */
export const storedNotice = (stored: unknown): NoticeText | undefined =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && String(stored.kind) in englishNotices
    ? (stored as NoticeText)
    : undefined;
