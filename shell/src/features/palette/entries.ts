import type { NavigationIcon } from '@lintel/contract';
import { folded } from '@lintel/ui';

/** Headings of the list, in this order. */
export const groups = ['recent', 'pages', 'own', 'actions', 'places', 'homes'] as const;
export type EntryGroup = (typeof groups)[number];

/** Something that the palette offers: an address to go to, or something to do. */
export interface PaletteEntry {
  key: string;
  group: EntryGroup;
  label: string;
  /** What it is, in a word or two, where the label alone does not say it. */
  detail?: string;
  icon: NavigationIcon;
  to?: string;
  act?: () => void;
}

/** Entries that can be remembered are addresses. */
export type Recent = Pick<PaletteEntry, 'label' | 'icon'> & { to: string };

/** How well an entry fits what was typed: 0 not at all, more is better. Each word typed must begin a word of the entry. */
export function fit(text: string, label: string): number {
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  const whole = folded(label);
  const words = whole.split(/[\s,.·/-]+/);
  if (!wanted.every((part) => words.some((word) => word.startsWith(part)))) return 0;
  return whole.startsWith(wanted.join(' ')) ? 2 : 1;
}

/** Entries that fit, best first inside their group, groups in their order, nothing that leads to the same place twice. */
export function ranked(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const rated = entries
    .map((entry) => ({ entry, rate: text.trim() === '' ? 1 : fit(text, entry.label) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((a, b) => groups.indexOf(a.entry.group) - groups.indexOf(b.entry.group) || b.rate - a.rate);
  const seen = new Set<string>();
  return rated
    .map(({ entry }) => entry)
    .filter(({ to }) => {
      if (to === undefined) return true;
      const isNew = !seen.has(to);
      seen.add(to);
      return isNew;
    });
}
