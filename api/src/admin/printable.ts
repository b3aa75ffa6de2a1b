/** Controls, line breaks of any kind, marks that turn the direction of writing, and letters that are not seen. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const NAMED: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

const escaped = (sign: string) => {
  const code = sign.codePointAt(0)!.toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u{${code}}`;
};

/**
 * Text as one line that a terminal shows and nothing more: what would move its cursor, change its title, start another row
 * or turn the direction of writing is printed as an escape.
 */
export const printable = (text: string): string =>
  text.replaceAll(UNSEEN, (sign) => NAMED[sign] ?? escaped(sign));

const asJsonEscape = (sign: string) =>
  Array.from(
    { length: sign.length },
    (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON for programs and terminals alike: the same value, with every such character as an escape of JSON. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => line.replaceAll(UNSEEN, asJsonEscape))
    .join('\n');
