const SLUG_LENGTH = 80;

/**
 * Lower case, letters and digits of any script, words joined by hyphens; accents of Latin letters are dropped. Empty for a
 * title without letters and digits. Why other scripts are kept: docs/adr/0020-slugs-keep-their-script.md
 */
export const slugOf = (title: string) =>
  [
    ...title
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}\p{M}\s-]/gu, '')
      .trim()
      .replaceAll(/[\s-]+/g, '-'),
  ]
    .slice(0, SLUG_LENGTH)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
