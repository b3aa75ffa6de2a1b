/** How values look on the wire (docs/spec/wire-format.md#values). */

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
export const textFlag = (value: boolean): '0' | '1' => (value ? '1' : '0');
export const coordinate = (value: number | null) => (value === null ? '' : String(value));
export const iso = (date: Date | string) => new Date(date).toISOString();

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `3 days ago`; the future counts as now. */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - date.getTime()) / 1000));
  const [unit, length] = UNITS.find(([, span]) => seconds >= span) ?? ['second', 1];
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

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
