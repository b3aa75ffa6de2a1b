import type { ActivePackage } from '@lintel/api-contract';
import { endOf } from '../common/end-of.ts';

const DAY_MS = 86_400_000;

/** The running package that ends first, with the days that are left, begun ones counted; null when none ends. */
export function nextEnd(running: readonly ActivePackage[], now: number) {
  const ending = running.flatMap((one) => {
    const end = endOf(one);
    return end ? [{ name: one.name, end }] : [];
  });
  const [first] = ending.toSorted((one, other) => one.end.localeCompare(other.end));
  if (!first) return null;
  const days = Math.max(0, Math.ceil((new Date(first.end).getTime() - now) / DAY_MS));
  return { ...first, days };
}
