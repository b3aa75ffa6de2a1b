interface Limits {
  limit: number;
  maxLength: number;
}

interface AddedTags {
  /** All phrases afterwards. */
  tags: string[];
  /** Those that are new. */
  added: string[];
  /** Why the last phrase that was not added was refused. */
  refused: 'limit' | 'known' | null;
  /** What stays in the field: phrases that no longer fit. */
  rest: string;
}

const tidy = (phrase: string) => phrase.replaceAll(/\s+/g, ' ').trim();
const folded = (phrase: string) => phrase.normalize('NFC').toLocaleLowerCase();

/** Adds what was typed or pasted: phrases between commas (also Arabic ones) and lines, each once, whatever its case. */
export function addTags(known: readonly string[], typed: string, { limit, maxLength }: Limits): AddedTags {
  const phrases = typed
    .split(/[,،\n]/)
    .map(tidy)
    .filter(Boolean);
  const tags = [...known];
  const added: string[] = [];
  let refused: AddedTags['refused'] = null;
  let rest = '';
  for (const phrase of phrases) {
    const tag = tidy([...phrase].slice(0, maxLength).join(''));
    if (tags.some((other) => folded(other) === folded(tag))) refused = 'known';
    else if (tags.length >= limit) {
      refused = 'limit';
      rest ||= tag;
    } else {
      tags.push(tag);
      added.push(tag);
    }
  }
  return { tags, added, refused, rest };
}
