import type { Locale } from '@lintel/contract';

const MEGABYTE = 1_000_000;

/** `6.2 MB`, `480 kB`; Western digits in every language. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / 1000)));
}
