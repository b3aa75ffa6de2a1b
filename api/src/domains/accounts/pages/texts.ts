import type { TextLanguage } from '#texts/text-language.ts';
import { english, type PageTexts } from './texts.en.ts';

const german: PageTexts = {
  newPassword: 'Neues Passwort wählen',
  rules: 'Mindestens 8 Zeichen; 12 oder mehr sind sicherer. Sie werden auf allen Geräten abgemeldet.',
  password: 'Neues Passwort',
  passwordAgain: 'Neues Passwort wiederholen',
  savePassword: 'Passwort speichern',
  problems: {
    length: 'Verwenden Sie mindestens 8 Zeichen.',
    common: 'Dieses Passwort wird oft verwendet. Wählen Sie ein anderes.',
    personal: 'Das Passwort darf weder Ihren Namen noch Ihre E-Mail-Adresse enthalten.',
    different: 'Die beiden Passwörter stimmen nicht überein.',
  },
  changed: 'Ihr Passwort wurde geändert',
  changedText: 'Sie können sich jetzt damit anmelden.',
  signIn: 'Anmelden',
  expired: 'Dieser Link gilt nicht mehr',
  expiredText: 'Er wurde schon verwendet oder ist älter als eine Stunde.',
  askAgain: 'Neuen Link anfordern',
  tooOften: 'Zu viele Versuche',
  tooOftenText: 'Warten Sie ein paar Minuten und öffnen Sie den Link dann noch einmal.',
  keepAddress: 'E-Mail-Adresse behalten',
  keepAddressText:
    'Damit gelten wieder die Adresse, an die dieser Brief ging, und Ihr letztes Passwort dazu. Sie werden auf allen Geräten abgemeldet.',
  restore: 'Adresse wiederherstellen',
  restored: 'Ihre Adresse ist wiederhergestellt',
  restoredText:
    'Sie sind überall abgemeldet. Wählen Sie ein neues Passwort, falls es noch jemand kennen könnte.',
  undoExpiredText: 'Er wurde schon verwendet oder ist älter als sieben Tage.',
  home: 'Zur Startseite',
};

const arabic: PageTexts = {
  newPassword: 'اختر كلمة مرور جديدة',
  rules: '8 أحرف على الأقل، و12 حرفًا أو أكثر أكثر أمانًا. سيُسجَّل خروجك من جميع الأجهزة.',
  password: 'كلمة المرور الجديدة',
  passwordAgain: 'كلمة المرور الجديدة مرة أخرى',
  savePassword: 'احفظ كلمة المرور',
  problems: {
    length: 'استخدم 8 أحرف على الأقل.',
    common: 'يستخدم كثيرون كلمة المرور هذه. اختر غيرها.',
    personal: 'استخدم كلمة مرور لا تحتوي على اسمك أو بريدك الإلكتروني.',
    different: 'كلمتا المرور غير متطابقتين.',
  },
  changed: 'تم تغيير كلمة المرور',
  changedText: 'يمكنك تسجيل الدخول بها الآن.',
  signIn: 'تسجيل الدخول',
  expired: 'لم يعد هذا الرابط صالحًا',
  expiredText: 'استُخدم من قبل، أو مضت عليه أكثر من ساعة.',
  askAgain: 'أرسل رابطًا جديدًا',
  tooOften: 'محاولات كثيرة جدًا',
  tooOftenText: 'انتظر بضع دقائق، ثم افتح الرابط مرة أخرى.',
  keepAddress: 'احتفظ ببريدك الإلكتروني',
  keepAddressText:
    'يعيد هذا العنوان الذي أُرسلت إليه هذه الرسالة وآخر كلمة مرور كانت لك معه. سيُسجَّل خروجك من جميع الأجهزة.',
  restore: 'استعد عنواني',
  restored: 'تمت استعادة عنوانك',
  restoredText: 'سُجّل خروجك من كل الأجهزة. اختر كلمة مرور جديدة إذا كان غيرك قد يعرف كلمتك.',
  undoExpiredText: 'استُخدم من قبل، أو مضت عليه أكثر من سبعة أيام.',
  home: 'إلى الصفحة الرئيسية',
};

export const pageTexts: Record<TextLanguage, PageTexts> = { en: english, de: german, ar: arabic };
