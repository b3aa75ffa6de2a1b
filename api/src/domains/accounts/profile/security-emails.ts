import type { MailPort } from '#ports/mail.ts';
import { emailPage } from '#texts/email-page.ts';
import { emailText, plainTextEmail, type EmailKind, type EmailValues } from '#texts/emails.ts';
import { languageAmong, type TextLanguage } from '#texts/text-language.ts';
import type { LiveCode } from '#domains/accounts/codes/codes.ts';

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
  readonly email: string;
  /** Of the account, else of the request; others are read as not known. */
  readonly language?: string | null | undefined;
}

/** Emails about accounts: codes, and events that a person should hear of. None of them holds text that a caller chose. */
export function securityEmails({ mail, publicUrl, emailBrand }: Dependencies) {
  /** Nothing is written where emails cannot be delivered. `make` gets the language of the email. */
  async function write<K extends EmailKind>(
    kind: K,
    { email, language: wanted }: Recipient,
    make: (language: TextLanguage) => EmailValues[K],
    expiresAt?: Date,
  ) {
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
  }
  const link = (path: string, token: string, language: TextLanguage) =>
    `${publicUrl}${path}?token=${token}&lang=${language}`;
  const undo = (token: string) => (language: TextLanguage) => ({
    url: link('/api/undo-address-change', token, language),
  });
  const forgotten = () => ({ url: `${publicUrl}/forgot-password` });
  const withCode =
    (kind: 'code' | 'alreadyRegistered' | 'confirmChange') =>
    (to: Recipient, { code, expiresAt }: LiveCode) =>
      write(kind, to, () => ({ code }), expiresAt);

  return {
    code: withCode('code'),
    alreadyRegistered: withCode('alreadyRegistered'),
    confirmChange: withCode('confirmChange'),
    welcome: (to: Recipient, { code, expiresAt }: LiveCode, isSecond: boolean) =>
      write('welcome', to, () => ({ code, isSecond }), expiresAt),
    newPassword: (to: Recipient, token: string) =>
      write('newPassword', to, (language) => ({ url: link('/reset-password', token, language) })),
    addressIsYours: (to: Recipient) => write('addressIsYours', to, () => ({})),
    addressChangeAsked: (to: Recipient, token: string) => write('addressChangeAsked', to, undo(token)),
    addressChanged: (to: Recipient, token: string) => write('addressChanged', to, undo(token)),
    signInMethodAdded: (to: Recipient) => write('signInMethodAdded', to, forgotten),
    passwordChanged: (to: Recipient) => write('passwordChanged', to, forgotten),
    signedOutEverywhere: (to: Recipient) => write('signedOutEverywhere', to, forgotten),
    accountDeleted: (to: Recipient) => write('accountDeleted', to, () => ({})),
  };
}

export type SecurityEmails = ReturnType<typeof securityEmails>;
