import { folded } from '@lintel/ui';

/** A text in parts: those that are searched for, compared as the back end does it, and what lies between them. */
export function marked(text: string, words: string): { at: number; text: string; isFound: boolean }[] {
  const { plain: sought } = foldedBySign(words);
  if (!sought) return [{ at: 0, text, isFound: false }];
  const { plain, starts, ends } = foldedBySign(text);
  const parts: { at: number; text: string; isFound: boolean }[] = [];
  let end = 0;
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) parts.push({ at: from, text: text.slice(from, to), isFound });
    end = Math.max(end, to);
  };
  for (let at = plain.indexOf(sought); at >= 0; at = plain.indexOf(sought, at + sought.length)) {
    add(end, starts[at]!, false);
    add(end, ends[at + sought.length - 1]!, true);
  }
  add(end, text.length, false);
  return parts;
}

/** A text without case and accents, and for each of its signs where the one lies that it stands for, with the marks upon it. */
function foldedBySign(text: string): { plain: string; starts: number[]; ends: number[] } {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const letters = folded(sign);
    if (letters) plain += letters;
    // A mark belongs to the sign before it, which may stand for several letters.
    else for (let last = ends.length - 1; last >= 0 && ends[last] === at; last -= 1) ends[last] = end;
    for (let count = 0; count < letters.length; count += 1) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { plain, starts, ends };
}
