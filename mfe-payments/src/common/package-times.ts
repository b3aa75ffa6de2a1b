import type { ActivePackage } from '@lintel/api-contract';

const DAY_MS = 86_400_000;

/** Packages last for hours on the wire and for days on screen; a part of a day counts as one. */
export const daysOf = (hours: number): number => Math.ceil(hours / 24);

/** Until when a package runs; null: it never ends, whatever date the wire has for other clients. */
export const endOf = ({
  end_date: end,
  never_ends: neverEnds,
}: Pick<ActivePackage, 'end_date' | 'never_ends'>): string | null => (neverEnds ? null : end);

/** A package that was paid twice runs twice. */
export const runKey = ({ id, start_date: start }: ActivePackage): string => `${id} ${start}`;

/** The running package that ends first, with the days that are left, begun ones counted; null when none ends. */
export function nextEnd(running: readonly ActivePackage[], now: number) {
  const ending = running.flatMap((one) => {
    const end = endOf(one);
    return end ? [{ id: one.id, name: one.name, end }] : [];
  });
  // One that was paid twice goes on after its first time.
  const goesOn = ({ id, end }: (typeof ending)[number]) =>
    running.some((other) => other.id === id && (endOf(other) ?? '9999') > end);
  const [first] = ending
    .filter((one) => !goesOn(one))
    .toSorted((one, other) => one.end.localeCompare(other.end));
  if (!first) return null;
  const { name, end } = first;
  return { name, end, days: Math.max(0, Math.ceil((new Date(end).getTime() - now) / DAY_MS)) };
}
