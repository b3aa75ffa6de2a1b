/** Words of a search beyond these do not count. */
const MAX_WORDS = 8;

/** Commas and semicolons, Latin and Arabic, at an end of a word. */
const SEPARATORS = /^[,;،؛]+|[,;،؛]+$/g;

/** What has to occur of a text that a user searches for: its words, each once regardless of case. Other signs belong to their word. */
export function searchWords(text: string): string[] {
  const words = text
    .split(/\s+/)
    .map((word) => word.replaceAll(SEPARATORS, ''))
    .filter((word) => word !== '');
  const distinct = new Map(words.map((word) => [word.toLowerCase(), word]));
  return distinct.size === 0 ? [text] : [...distinct.values()].slice(0, MAX_WORDS);
}
