import type { ActionCode } from '../action-codes.ts';

/** Subject and text of one mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

type MailTexts = Record<ActionCode['purpose'], MailText>;

const english: MailTexts = {
  PASSWORD_RESET: {
    subject: 'Reset your password',
    text: 'Follow this link to choose a new password. It works once and for one hour. If you didn’t ask for it, ignore this email.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your email address',
    text: 'Follow this link to confirm that this address is yours. It works once and for one hour.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email address',
    text: 'Follow this link to sign in with this address from now on. It works once and for one hour.',
  },
};

const german: MailTexts = {
  PASSWORD_RESET: {
    subject: 'Passwort zurücksetzen',
    text: 'Über diesen Link wählen Sie ein neues Passwort. Er gilt einmal und eine Stunde lang. Haben Sie ihn nicht angefordert, ignorieren Sie diese E-Mail.',
  },
  VERIFY_EMAIL: {
    subject: 'E-Mail-Adresse bestätigen',
    text: 'Über diesen Link bestätigen Sie, dass diese Adresse Ihnen gehört. Er gilt einmal und eine Stunde lang.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    text: 'Über diesen Link melden Sie sich künftig mit dieser Adresse an. Er gilt einmal und eine Stunde lang.',
  },
};

const arabic: MailTexts = {
  PASSWORD_RESET: {
    subject: 'إعادة تعيين كلمة المرور',
    text: 'اتبع هذا الرابط لاختيار كلمة مرور جديدة. يعمل مرة واحدة ولمدة ساعة. إن لم تطلبه فتجاهل هذه الرسالة.',
  },
  VERIFY_EMAIL: {
    subject: 'تأكيد عنوان بريدك الإلكتروني',
    text: 'اتبع هذا الرابط لتأكيد أن هذا العنوان لك. يعمل مرة واحدة ولمدة ساعة.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'تأكيد عنوان بريدك الإلكتروني الجديد',
    text: 'اتبع هذا الرابط لتسجيل الدخول بهذا العنوان من الآن. يعمل مرة واحدة ولمدة ساعة.',
  },
};

const texts: Record<string, MailTexts> = { de: german, ar: arabic };

/** The mail for a purpose in the language of the SDK's `X-Firebase-Locale`, e.g. `de-AT`; English where there is none. */
export const mailText = (purpose: ActionCode['purpose'], locale?: string): MailText =>
  (texts[locale?.split('-')[0]?.toLowerCase() ?? ''] ?? english)[purpose];
