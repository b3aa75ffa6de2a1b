import { apart } from './apart.ts';
import { arabicEmails } from './emails.ar.ts';
import { germanEmails } from './emails.de.ts';
import { englishEmails } from './emails.en.ts';
import type { TextLanguage } from './text-language.ts';

/** A listing, and the address of the page that confirms it. */
interface ListingQuestion {
  title: string;
  url: string;
}

/** Values of each kind of email beside the name of the company. */
export interface EmailValues {
  /** A code that was asked for at sign-in. */
  code: { code: string };
  /** `isSecond`: a registration with this address was made a short time before. */
  welcome: { code: string; isSecond: boolean };
  alreadyRegistered: { code: string };
  confirmChange: { code: string };
  addressIsYours: object;
  addressChangeAsked: { url: string };
  addressChanged: { url: string };
  newPassword: { url: string };
  passwordChanged: { url: string };
  /** `device`: browser, system, country and network, each where it is known. */
  newDevice: { url: string; device: string };
  signInMethodAdded: { url: string };
  signInMethodRemoved: { url: string };
  signedOutEverywhere: { url: string };
  /** `device`: the one that was signed out; empty: all others. */
  sessionEnded: { url: string; device: string };
  /** `date`: the day on which the account goes. */
  accountLeaves: { url: string; date: string };
  accountGoesSoon: { url: string; date: string };
  accountStays: { url: string };
  accountDeleted: object;
  /** Asks an owner whether a listing is still available. */
  listingAsked: ListingQuestion;
  listingOverdue: ListingQuestion;
  listingExpired: ListingQuestion;
}
export type EmailKind = keyof EmailValues;

/** An email in words, before it is laid out. */
export interface EmailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Stands alone, large. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Below code and action. */
  readonly after?: readonly string[];
}

/** The emails of one language; a missing kind does not compile. */
type EmailTexts = {
  readonly [K in EmailKind]: (values: EmailValues[K] & { company: string }) => EmailText;
};

/** The texts of one language. */
export interface LanguageEmails {
  readonly emails: EmailTexts;
  /** The text message with a code. */
  readonly sms: (values: { code: string; company: string }) => string;
}

const emailTexts: Record<TextLanguage, LanguageEmails> = {
  en: englishEmails,
  de: germanEmails,
  ar: arabicEmails,
};

/** An email in words of this language. */
export const emailText = <K extends EmailKind>(
  language: TextLanguage,
  kind: K,
  values: EmailValues[K] & { company: string },
): EmailText => {
  const quoted = 'title' in values ? { title: apart(language, String(values.title)) } : {};
  return (emailTexts[language].emails[kind] as (given: object) => EmailText)({ ...values, ...quoted });
};

/** The text message with a code, in this language. */
export const codeMessage = (language: TextLanguage, values: { code: string; company: string }): string =>
  emailTexts[language].sms(values);

/** An email as plain text. */
export const plainTextEmail = ({ paragraphs, code, action, after = [] }: EmailText): string =>
  [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
  ].join('\n\n');
