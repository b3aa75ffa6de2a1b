import i18next from 'i18next';

const accents: Record<string, string> = Object.fromEntries(
  [...'aceilnorsuyzACEILNORSUYZ'].map((letter, at) => [
    letter,
    [...'áçéîłñöřšûýžÁÇÉÎŁÑÖŘŠÛÝŽ'][at] ?? letter,
  ]),
);
const vowel = /[aeiouy]/i;
/** Values, markup and addresses stay as they are. */
const untouched = /(\{\{.*?\}\}|<[^>]*>|https?:\S+|[\w.+-]+@[\w.-]+)/;
/** How much longer than English other languages are. */
const LONGER = 0.35;

/** English with accents and a third longer, in the places where words grow: what a layout must bear, and still readable. */
export function pseudo(text: string): string {
  let owed = 0;
  return text
    .split(untouched)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : [...part]
            .map((letter) => {
              owed += LONGER;
              const drawn = accents[letter] ?? letter;
              if (!vowel.test(letter)) return drawn;
              const more = Math.floor(owed);
              owed -= more;
              return drawn + drawn.toLowerCase().repeat(more);
            })
            .join(''),
    )
    .join('');
}

/** Every text from now on is {@link pseudo}, those of the remotes too: whatever stays plain does not come from i18next. */
export function speakPseudo(): void {
  i18next.use({ type: 'postProcessor', name: 'pseudo', process: pseudo });
  i18next.options.postProcess = ['pseudo'];
}
