/** Characters that move the cursor, colour, erase, ring or turn the direction of text, on some terminal. */
const CONTROL = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string): string => {
  const code = character.codePointAt(0)!;
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
};

/** One line that does nothing to a terminal: what others wrote, such as a reason or a name, shows its control characters. */
export const visible = (text: string): string => text.replaceAll(CONTROL, escaped);

/** The same for a text of several lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

/** An answer in which every text is {@link visible}. */
export function visibleData<Data>(data: Data): Data {
  if (typeof data === 'string') return visible(data) as Data;
  if (Array.isArray(data)) return data.map(visibleData) as Data;
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [visible(key), visibleData(value)]),
  ) as Data;
}

/** JSON escapes the first of these characters itself; the others are as valid written so. */
export const visibleJson = (data: unknown): string =>
  JSON.stringify(data, null, 2).replaceAll(
    /[\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
