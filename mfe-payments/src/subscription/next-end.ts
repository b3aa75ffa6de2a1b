import type { ActivePackage } from '@lintel/api-contract';

const DAY_MS = 86_400_000;

/** The running package that ends first, with the days that are left, begun ones counted; null when none ends. */
export function nextEnd(running: readonly ActivePackage[], now: number) {
  const ending = running
    .filter((one): one is ActivePackage & { end_date: string } => one.end_date !== null)
    .toSorted((one, other) => one.end_date.localeCompare(other.end_date));
  const [first] = ending;
  if (!first) return null;
  const days = Math.max(0, Math.ceil((new Date(first.end_date).getTime() - now) / DAY_MS));
  return { name: first.name, end: first.end_date, days };
}
