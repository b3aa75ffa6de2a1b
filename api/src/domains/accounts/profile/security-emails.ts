import type { Db } from '#db/database.ts';
import {
  emailWriter,
  type EmailBrand,
  type EmailWriter,
  type Recipient,
} from '#domains/notifications/email-writer.ts';
import type { LiveCode } from '#domains/accounts/codes/codes.ts';
import type { Device } from '#domains/accounts/sessions/device.ts';
import type { MailPort } from '#ports/mail.ts';
import type { TextLanguage } from '#texts/text-language.ts';

interface Dependencies {
  mail: MailPort;
  publicUrl: string;
  emailBrand: () => Promise<EmailBrand>;
}

/** A day in words of the reader's language; English is British, as on screen. */
const dayOf = (moment: Date, language: TextLanguage) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);

const countryOf = (place: string | null, language: TextLanguage) =>
  place && place !== 'local' ? new Intl.DisplayNames([language], { type: 'region' }).of(place) : '';
const nameOf = ({ browser, system, place, network }: Device, language: TextLanguage) =>
  [browser, system, countryOf(place, language), network].filter(Boolean).join(', ');

/** What an email links to. */
interface Addresses {
  readonly publicUrl: string;
  readonly link: EmailWriter['link'];
}

/** Emails about what happened to an account. None of them holds text that a caller chose. */
function eventEmails(write: EmailWriter['write'], { publicUrl, link }: Addresses) {
  const undo = (token: string) => (language: TextLanguage) => ({
    url: link('/api/undo-address-change', token, language),
  });
  const forgotten = () => ({ url: `${publicUrl}/forgot-password` });
  const signIn = () => `${publicUrl}/login`;
  return {
    addressIsYours: (to: Recipient) => write('addressIsYours', to, () => ({})),
    confirmChange: (to: Recipient, { code, expiresAt }: LiveCode) =>
      write('confirmChange', to, () => ({ code }), expiresAt),
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

/** Emails about accounts: codes, and events that a user should hear of. */
export function securityEmails({ mail, publicUrl, emailBrand }: Dependencies) {
  const { write, link, beforeTransaction } = emailWriter({ mail, publicUrl, emailBrand });
  const addresses = { publicUrl, link };
  const withCode =
    (kind: 'code' | 'alreadyRegistered') =>
    (to: Recipient, { code, expiresAt }: LiveCode) =>
      write(kind, to, () => ({ code }), expiresAt);

  return {
    ...eventEmails(write, addresses),
    code: withCode('code'),
    alreadyRegistered: withCode('alreadyRegistered'),
    welcome: (to: Recipient, { code, expiresAt }: LiveCode, isSecond: boolean) =>
      write('welcome', to, () => ({ code, isSecond }), expiresAt),
    newPassword: (to: Recipient, token: string) =>
      write('newPassword', to, (language) => ({ url: link('/reset-password', token, language) })),

    /** Emails about events that are sent only if the transaction of the event commits, and never lost once it has. */
    async beforeTransaction() {
      const letters = await beforeTransaction();
      return (trx: Db) => eventEmails((...letter) => letters.write(trx, ...letter), addresses);
    },
  };
}

export type SecurityEmails = ReturnType<typeof securityEmails>;
/** Emails about events, within a transaction. */
export type EventEmails = ReturnType<typeof eventEmails>;
