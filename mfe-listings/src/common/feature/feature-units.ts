import type { ActivePackage, FeatureType } from '@lintel/api-contract';

export type FeaturedKind = 'property' | 'project';

/** What featuring one listing takes and gives. */
export interface FeatureUnits {
  /** Units left before; null: no limit. */
  left: number | null;
  /** The package that pays: one without limit, else of those with a unit left the one that ends first. */
  paidBy: { name: string; days: number };
}

const HOURS_PER_DAY = 24;

/** From the running packages; null where none has a unit left. */
export function featureUnits(packages: readonly ActivePackage[], kind: FeaturedKind): FeatureUnits | null {
  const type: FeatureType = `${kind}_feature`;
  const paying = packages
    .flatMap((running) => {
      const feature = running.features.find((one) => one.type === type);
      if (!feature) return [];
      const isFree = feature.limit_type === 'unlimited';
      const left = isFree ? null : (feature.total_limit ?? 0) - (feature.used_limit ?? 0);
      return left === null || left > 0 ? [{ running, left }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(one.left !== null) - Number(other.left !== null) || endOf(one.running) - endOf(other.running),
    );
  const [first] = paying;
  if (!first) return null;
  return {
    left: paying.some(({ left }) => left === null)
      ? null
      : paying.reduce((sum, { left }) => sum + (left ?? 0), 0),
    paidBy: { name: first.running.name, days: Math.round(first.running.duration / HOURS_PER_DAY) },
  };
}

/** A package without end ends last. */
const endOf = ({ end_date }: ActivePackage): number => (end_date ? new Date(end_date).getTime() : Infinity);
