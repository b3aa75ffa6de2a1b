import type { Db } from '#db/database.ts';
import type { MailPort } from '#ports/mail.ts';
import { emailPage } from '#texts/email-page.ts';
import { emailText, plainTextEmail, type EmailKind, type EmailValues } from '#texts/emails.ts';
import { languageAmong, type TextLanguage } from '#texts/text-language.ts';

/** What emails show of the site. */
export interface EmailBrand {
  readonly company: string;
  readonly logo: string | undefined;
  /** Language of people whose own is not known. */
  readonly language: string;
}

interface Dependencies {
  mail: MailPort;
  publicUrl: string;
  emailBrand: () => Promise<EmailBrand>;
}

/** Who an email goes to. */
export interface Recipient {
  readonly email: string | null;
  /** Of the account, else of the request; others are read as not known. */
  readonly language?: string | null | undefined;
}

/** What gives an email its values, in the language of its reader. */
export type Values<K extends EmailKind> = (language: TextLanguage) => EmailValues[K];

/** Puts emails into words, in the language of their reader and in the looks of the site, and hands them over. */
export function emailWriter({ mail, publicUrl, emailBrand }: Dependencies) {
  async function hand<K extends EmailKind>(
    { company, logo, language: usual }: EmailBrand,
    kind: K,
    { email, language: wanted }: Recipient,
    make: Values<K>,
    { expiresAt, within }: { expiresAt?: Date | undefined; within?: Db },
  ): Promise<void> {
    if (!mail.isConfigured || !email) return;
    const language = languageAmong(wanted, usual);
    const words = emailText(language, kind, { ...make(language), company });
    const page = emailPage(words, { language, company, logo, site: publicUrl });
    const letter = { to: email, subject: words.subject, body: plainTextEmail(words), html: page };
    await mail.send({ ...letter, ...(expiresAt && { expiresAt }) }, within);
  }

  return {
    /** Nothing is written where emails cannot be delivered. */
    async write<K extends EmailKind>(
      kind: K,
      to: Recipient,
      make: Values<K>,
      expiresAt?: Date,
    ): Promise<void> {
      if (mail.isConfigured && to.email) await hand(await emailBrand(), kind, to, make, { expiresAt });
    },

    /** Writes emails that are sent only if a transaction commits. What they show of the site is read before one begins. */
    async beforeTransaction() {
      const brand = await emailBrand();
      return {
        write: <K extends EmailKind>(
          trx: Db,
          kind: K,
          to: Recipient,
          make: Values<K>,
          expiresAt?: Date,
        ): Promise<void> => hand(brand, kind, to, make, { expiresAt, within: trx }),
      };
    },

    /** The address of a page of this server that a token opens. */
    link: (path: string, token: string, language: TextLanguage) =>
      `${publicUrl}${path}?token=${token}&lang=${language}`,
  };
}

export type EmailWriter = ReturnType<typeof emailWriter>;
