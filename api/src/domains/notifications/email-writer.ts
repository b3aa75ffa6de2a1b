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

/** Puts emails into words, in the language of their reader and in the looks of the site, and hands them over. */
export function emailWriter({ mail, publicUrl, emailBrand }: Dependencies) {
  return {
    /** Nothing is written where emails cannot be delivered. `make` gets the language of the email. */
    async write<K extends EmailKind>(
      kind: K,
      { email, language: wanted }: Recipient,
      make: (language: TextLanguage) => EmailValues[K],
      expiresAt?: Date,
    ): Promise<void> {
      if (!mail.isConfigured || !email) return;
      const { company, logo, language: usual } = await emailBrand();
      const language = languageAmong(wanted, usual);
      const words = emailText(language, kind, { ...make(language), company });
      await mail.send({
        to: email,
        subject: words.subject,
        body: plainTextEmail(words),
        html: emailPage(words, { language, company, logo, site: publicUrl }),
        ...(expiresAt && { expiresAt }),
      });
    },

    /** The address of a page of this server that a token opens. */
    link: (path: string, token: string, language: TextLanguage) =>
      `${publicUrl}${path}?token=${token}&lang=${language}`,
  };
}

export type EmailWriter = ReturnType<typeof emailWriter>;
