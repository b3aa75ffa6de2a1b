import sanitize from 'sanitize-html';

const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text of one line from a source that no schema has read, such as a claim of an identity token: controls become blanks. */
export const oneLine = (text: string, longest = 191): string =>
  text
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest);

const MARKUP = /<[a-z!/?]|&(?:#\w+|[a-z]\w*);/i;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_entity, name: string) => NAMED[name]!);

/** Text without markup, entities read as what they stand for. */
const stripped = (text: string) => unescaped(sanitize(text, { allowedTags: [], allowedAttributes: {} }));

/** How often markup may be hidden in entities of entities before the signs themselves go. */
const MOST_LAYERS = 4;

/** Text that reads the same in a client that shows it as text and in one that shows it as HTML: nothing in it is a tag. */
export function plainText(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MOST_LAYERS && MARKUP.test(plain); layer += 1) plain = stripped(plain);
  return MARKUP.test(plain) ? plain.replaceAll(/[<>&]/g, '') : plain;
}
