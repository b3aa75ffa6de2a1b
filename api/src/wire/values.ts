/** How values look on the wire (docs/spec/wire-format.md#values). */

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
export const textFlag = (value: boolean): '0' | '1' => (value ? '1' : '0');
export const coordinate = (value: number | null) => (value === null ? '' : String(value));
export const iso = (date: Date | string) => new Date(date).toISOString();
/** The first UTF-16 units of a text without a half character at their end, which `jsonb` refuses. */
export const beginningOf = (text: string, most: number) =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

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
