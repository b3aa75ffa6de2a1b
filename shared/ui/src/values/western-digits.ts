/** Arabic and Persian digits as Western ones. */
export const westernDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/** The digits of a text, whatever stands between them: "123 456" and "١٢٣٤٥٦" are "123456". */
export const digitsIn = (text: string): string => westernDigits(text).replaceAll(/\D/g, '');

/** A whole number of at most six digits. */
export function readCount(text: string): number | 'empty' | 'unreadable' {
  const digits = westernDigits(text).trim();
  if (digits === '') return 'empty';
  return /^\d{1,6}$/.test(digits) ? Number(digits) : 'unreadable';
}
