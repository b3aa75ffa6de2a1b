import { emailWriter, type EmailBrand, type Recipient } from '#domains/notifications/email-writer.ts';
import type { LiveCode } from '#domains/accounts/codes/codes.ts';
import type { Device } from '#domains/accounts/sessions/device.ts';
import type { MailPort } from '#ports/mail.ts';
import type { TextLanguage } from '#texts/text-language.ts';

interface Dependencies {
  mail: MailPort;
  publicUrl: string;
  emailBrand: () => Promise<EmailBrand>;
}

/** A day in words of the reader's language. */
const dayOf = (moment: Date, language: TextLanguage) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

const countryOf = (place: string | null, language: TextLanguage) =>
  place && place !== 'local' ? new Intl.DisplayNames([language], { type: 'region' }).of(place) : '';
const nameOf = ({ browser, system, place, network }: Device, language: TextLanguage) =>
  [browser, system, countryOf(place, language), network].filter(Boolean).join(', ');

/** Emails about accounts: codes, and events that a person should hear of. None of them holds text that a caller chose. */
export function securityEmails({ mail, publicUrl, emailBrand }: Dependencies) {
  const { write, link } = emailWriter({ mail, publicUrl, emailBrand });
  const undo = (token: string) => (language: TextLanguage) => ({
    url: link('/api/undo-address-change', token, language),
  });
  const forgotten = () => ({ url: `${publicUrl}/forgot-password` });
  const signIn = () => `${publicUrl}/login`;
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
    newDevice: (to: Recipient, device: Device) =>
      write('newDevice', to, (language) => ({ ...forgotten(), device: nameOf(device, language) })),
    /** Null: all devices but the one that asked. */
    sessionEnded: (to: Recipient, device: Device | null) =>
      write('sessionEnded', to, (language) => ({
        ...forgotten(),
        device: device ? nameOf(device, language) : '',
      })),
    signInMethodAdded: (to: Recipient) => write('signInMethodAdded', to, forgotten),
    signInMethodRemoved: (to: Recipient) => write('signInMethodRemoved', to, forgotten),
    passwordChanged: (to: Recipient) => write('passwordChanged', to, forgotten),
    signedOutEverywhere: (to: Recipient) => write('signedOutEverywhere', to, forgotten),
    accountLeaves: (to: Recipient, due: Date) =>
      write('accountLeaves', to, (language) => ({ url: signIn(), date: dayOf(due, language) })),
    accountGoesSoon: (to: Recipient, due: Date) =>
      write('accountGoesSoon', to, (language) => ({ url: signIn(), date: dayOf(due, language) })),
    accountStays: (to: Recipient) => write('accountStays', to, forgotten),
    accountDeleted: (to: Recipient) => write('accountDeleted', to, () => ({})),
  };
}

export type SecurityEmails = ReturnType<typeof securityEmails>;
