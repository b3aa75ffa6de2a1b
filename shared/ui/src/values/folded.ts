/**
 * The form in which typed words are compared with others, as the search of the back end does: without case, accents, Arabic vowel signs
 * and stretching; the kinds of alef and of final ya are one, and "ß" is "ss".
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .toLowerCase()
    .replaceAll('ß', 'ss');
