import type { Locale } from '@lintel/contract';

/** What a text is: a number, nothing yet, or something that is no number. */
export type ReadNumber = number | 'empty' | 'unreadable';

/** Reads a text in a language. */
export type NumberReader = (text: string, locale: Locale) => ReadNumber;

/** Sign that separates decimals in a language, as people type it; Arabic texts are mostly typed with Western signs. */
const decimalOf: Record<Locale, '.' | ','> = { en: '.', de: ',', ar: '.' };

/** Words and letters behind a number that multiply it. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:k|tsd\.?|tausend|thousand|ألف|آلاف)$/, 1e3],
  [/(?:m|mio\.?|mn|million(?:s|en)?|مليون|ملايين)$/, 1e6],
  [/(?:bn|mrd\.?|billion|milliarden?|مليار)$/, 1e9],
];

/** Signs around a number that say nothing about its value: currencies, their codes, percent, square metres. */
const UNITS =
  /^(?:[\p{Sc}\s]|[a-z]{3}(?=[\s\d]))+|(?:[\p{Sc}\s%٪]|(?<=[\d\s])(?:m²|m2|sqm|qm|م²)|(?<=\s)[a-z]{3})+$/gu;

const westernDigits = (text: string) =>
  text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/** Digits without the signs between their groups; undefined when the groups are none. */
function ungrouped(text: string, sign: string): string | undefined {
  if (!text.includes(sign)) return /^\d+$/.test(text) ? text : undefined;
  const [first = '', ...rest] = text.split(sign);
  const last = rest.at(-1) ?? '';
  const areGroups =
    /^[1-9]\d{0,2}$/.test(first) && last.length === 3 && rest.every((group) => /^\d{2,3}$/.test(group));
  return areGroups ? [first, ...rest].join('') : undefined;
}

/** `1.234,5` or `1,234.5` → `1234.5`; undefined when the signs make no number. */
function plainOf(text: string, decimal: '.' | ','): string | undefined {
  const signs = [...text].filter((sign) => sign === '.' || sign === ',');
  const kinds = new Set(signs);
  const [only] = kinds;
  if (kinds.size === 0) return ungrouped(text, ',');
  if (kinds.size === 2) {
    const last = signs.at(-1)!;
    const [whole = '', fraction = '', ...more] = text.split(last);
    const digits = ungrouped(whole, last === '.' ? ',' : '.');
    return digits !== undefined && more.length === 0 && /^\d*$/.test(fraction)
      ? `${digits}.${fraction}`
      : undefined;
  }
  const isGrouping = signs.length > 1 || (only !== decimal && ungrouped(text, only!) !== undefined);
  if (isGrouping) return ungrouped(text, only!);
  const [whole = '', fraction = ''] = text.split(only!);
  return /^\d*$/.test(whole + fraction) && whole + fraction !== ''
    ? `${whole || '0'}.${fraction}`
    : undefined;
}

/**
 * Reads a number as people write it: in the separators of any language where these leave no doubt, else of the one that is
 * shown ("1.500" is 1500 in German and 1.5 in English); with Arabic digits; with k, m, Mio. or Tsd. behind it; with a
 * currency or a unit around it.
 */
export function readNumber(text: string, locale: Locale): ReadNumber {
  let rest = westernDigits(text).toLowerCase().replaceAll('٬', ' ').replaceAll(UNITS, '').trim();
  if (rest === '') return text.trim() === '' ? 'empty' : 'unreadable';
  const isNegative = /^[-−]/.test(rest);
  if (isNegative) rest = rest.slice(1).trim();
  if (/^\d+(?:\.\d+)?e\d{1,2}$/.test(rest)) return (isNegative ? -1 : 1) * Number(rest);
  const [, factor = 1] = scales.find(([word]) => word.test(rest)) ?? [];
  for (const [word] of scales) rest = rest.replace(word, '');
  // Blanks and apostrophes only ever group.
  const joined = rest.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const hasArabicDecimal = joined.includes('٫');
  const plain = hasArabicDecimal
    ? plainOf(joined.replaceAll(/[.,]/g, '').replace('٫', '.'), '.')
    : plainOf(joined, decimalOf[locale]);
  const value = plain === undefined ? Number.NaN : Number(plain) * factor;
  if (!Number.isFinite(value)) return 'unreadable';
  // 4.35m is 4350000, not 4349999.999…
  const exact = factor === 1 ? value : Math.round(value * 100) / 100;
  return isNegative ? -exact : exact;
}
