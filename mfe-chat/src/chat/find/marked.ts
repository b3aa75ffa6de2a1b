/** A text in parts: those that are searched for, and what lies between them. */
export function marked(text: string, words: string): { at: number; text: string; isFound: boolean }[] {
  if (!words) return [{ at: 0, text, isFound: false }];
  const found = new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'giu');
  const parts: { at: number; text: string; isFound: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(found)) {
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), isFound: false });
    end = match.index + match[0].length;
    parts.push({ at: match.index, text: match[0], isFound: true });
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), isFound: false });
  return parts;
}
