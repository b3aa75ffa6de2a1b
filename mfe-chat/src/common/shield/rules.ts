/** Why a message is worth a second look. */
export type Warning =
  | 'paymentOutside'
  | 'giftCard'
  | 'shortLink'
  | 'lookAlikeLink'
  | 'bankAccount'
  | 'phoneFirst'
  | 'codeRequest'
  | 'repeated';

/** What is known beside the words; all of it is on the device. */
export interface Circumstances {
  /** The first message of its sender in the conversation. */
  isFirst: boolean;
  /** The same words went to so many other conversations before. */
  sentElsewhere?: number;
  /** Host of the product, whose imitations are look-alikes. */
  ownHost?: string;
}

/** Services that hand money over without a way back. */
const TRANSFER =
  /\b(?:western\s*union|money\s*gram|moneygram|hawala|cash\s*app|zelle|bitcoin|btc|usdt|tether|crypto(?:currency|währung)?|krypto\w*|ethereum)\b|ويسترن\s*يونيون|موني\s*غرام|بيتكوين|عملات?\s+رقمية|عملة\s+رقمية/iu;
/** `\b` knows ASCII letters alone: none stands before an umlaut. */
const PAY =
  /(?<!\p{L})überweis|\b(?:pay|send|wire|transfer|deposit|bezahl\w*|zahl\w*|anzahl\w*|kaution)\b|حو[ّ]?ل|أرسل|ارسل|ادفع|تدفع|دفع|عربون/iu;
const BEFORE =
  /\b(?:before\s+(?:the\s+|you\s+|any\s+|i\s+)?(?:view\w*|visit\w*|see|show|keys?|contract|meet\w*)|in\s+advance|up\s*front|to\s+(?:reserve|hold|secure|block)|vor\s+(?:der|einer|dem|jeder)\s+(?:besichtigung|vertrag|treffen|schlüssel\w*)|im\s+voraus|vorab|zum\s+reservieren)\b|قبل\s+(?:المعاينة|الزيارة|أن\s+ترى|العقد|المفتاح|رؤية)|مقدم[ًا]*|للحجز/iu;
const OUTSIDE =
  /\b(?:outside\s+(?:of\s+)?(?:the\s+)?(?:site|app|platform|website)|not\s+(?:through|over|via)\s+(?:the\s+)?(?:site|app|platform)|off\s+(?:the\s+)?platform|außerhalb\s+(?:der|des)\s+(?:plattform|seite|portals)|nicht\s+über\s+(?:die|das)\s+(?:plattform|seite|portal)|an\s+der\s+plattform\s+vorbei)\b|خارج\s+(?:الموقع|المنصة|التطبيق)/iu;
const GIFT =
  /\b(?:gift\s*cards?|steam\s*cards?|itunes\s*cards?|google\s*play\s*cards?|amazon\s*(?:gift\s*)?cards?|paysafe\w*|(?:geschenk|gutschein|guthaben)(?:karte|karten|code|codes))\b|بطاقات?\s+(?:هدايا|هدية|آيتونز|ايتونز|ستيم|أمازون|امازون|جوجل)/iu;
const CODE =
  /\b(?:send|tell|give|forward|schick\w*|sag\w*|gib)\b.{0,40}\b(?:verification|sms|confirmation|one[- ]time|6[- ]digit|bestätigungs|sicherheits|tan)[- ]?(?:code|codes|pin)?\b|(?:أرسل|ارسل|أعطني|اعطني).{0,30}(?:رمز|كود)\s+(?:التحقق|التأكيد)/iu;
const SHORT_HOSTS =
  /(?:^|[\s/.(])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at|rebrand\.ly|tiny\.cc|s\.id)\/\S+/iu;
const LINK = /(?:https?:\/\/|www\.)([^\s/?#<>"]+)/giu;
/** Begins like an IBAN, and is one by its check digits. */
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{2,4}){3,8}\b/gu;
const PHONE = /(?:\+|00)\d[\d\s().-]{7,}\d|\b0\d{2,4}[\s/.-]?\d{3,}[\s.-]?\d{2,}\b/u;

/** Arabic digits as Western ones, other signs of the same shape as one, invisible signs away. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

/** ISO 13616: the number moved and spelled out leaves 1 when divided by 97. */
function isIban(text: string): boolean {
  const sign = text.replaceAll(' ', '');
  if (sign.length < 15 || sign.length > 34) return false;
  const digits = `${sign.slice(4)}${sign.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Written with letters of another script, or the product's name inside of a foreign address. */
function isLookAlike(host: string, ownHost: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name === ownHost || name.endsWith(`.${ownHost}`)) return false;
  const own = ownHost.split('.')[0]!;
  const folded = name.replaceAll('1', 'l').replaceAll('0', 'o').replaceAll('і', 'i').replaceAll(/[-_]/g, '');
  return name.includes('xn--') || /[^ -~]/.test(name) || (own.length > 3 && folded.includes(own));
}

/** What is suspicious about a message, the gravest first; nothing about most. */
export function warningsOf(text: string, circumstances: Circumstances): Warning[] {
  const { isFirst, sentElsewhere = 0, ownHost = '' } = circumstances;
  const words = plain(text);
  const hosts = [...words.matchAll(LINK)].map(([, host]) => host!);
  const asksToPay = PAY.test(words);
  const found: [Warning, boolean][] = [
    ['giftCard', GIFT.test(words)],
    ['codeRequest', CODE.test(words)],
    ['paymentOutside', TRANSFER.test(words) || (asksToPay && (OUTSIDE.test(words) || BEFORE.test(words)))],
    ['lookAlikeLink', hosts.some((host) => isLookAlike(host, ownHost))],
    ['shortLink', SHORT_HOSTS.test(` ${words}`)],
    ['bankAccount', isFirst && [...words.matchAll(IBAN)].some(([sign]) => isIban(sign))],
    ['phoneFirst', isFirst && PHONE.test(words.replaceAll(IBAN, ' '))],
    ['repeated', sentElsewhere >= 3],
  ];
  return found.filter(([, is]) => is).map(([warning]) => warning);
}
