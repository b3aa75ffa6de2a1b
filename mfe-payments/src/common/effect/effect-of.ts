import type { ActivePackage, FeatureType, Offer } from '@lintel/api-contract';
import { countedFeatures } from '../counted-features.ts';

/** What a user has of a feature. */
export type Holding =
  | { kind: 'none' }
  /** Simply there. */
  | { kind: 'included' }
  | { kind: 'unlimited' }
  | { kind: 'units'; left: number; total: number };

export interface FeatureEffect {
  type: FeatureType;
  before: Holding;
  after: Holding;
}

const none: Holding = { kind: 'none' };

function joined(one: Holding, other: Holding): Holding {
  if (one.kind === 'none') return other;
  if (other.kind === 'none') return one;
  if (one.kind === 'units' && other.kind === 'units')
    return { kind: 'units', left: one.left + other.left, total: one.total + other.total };
  return one.kind === 'units' ? other : one;
}

type Given = Offer['features'][number];

function holdingOf(type: FeatureType, given: Given, used: number): Holding {
  const { limit_type: kind, limit } = given;
  if (!countedFeatures.has(type)) return kind === 'limited' && limit === 0 ? none : { kind: 'included' };
  if (kind === 'unlimited' || limit === null) return { kind: 'unlimited' };
  return limit === 0 ? none : { kind: 'units', left: limit - used, total: limit };
}

/** What several running packages give together; units add up, and one without limit wins. */
export function holdingsOf(running: readonly ActivePackage[]): ReadonlyMap<FeatureType, Holding> {
  const holdings = new Map<FeatureType, Holding>();
  for (const { features } of running)
    for (const { type, limit_type, total_limit: total, used_limit: used, ...feature } of features) {
      if (!type) continue;
      // The limits of a running package are those at which it was bought.
      const given = { ...feature, type, limit_type, limit: total };
      holdings.set(type, joined(holdings.get(type) ?? none, holdingOf(type, given, used ?? 0)));
    }
  return holdings;
}

/** What a package changes, feature by feature; features of which the user has and gets nothing are left out. */
export function effectOf(running: readonly ActivePackage[], offer: Offer): FeatureEffect[] {
  const now = holdingsOf(running);
  const given = new Map(offer.features.map((feature) => [feature.type, feature]));
  const types = [...new Set([...given.keys(), ...now.keys()])].filter((type) => type !== undefined);
  return types.flatMap((type) => {
    const feature = given.get(type);
    const before = now.get(type) ?? none;
    const after = joined(before, feature ? holdingOf(type, feature, 0) : none);
    return before.kind === 'none' && after.kind === 'none' ? [] : [{ type, before, after }];
  });
}

/** Whether a package changes a feature. */
export const isChanged = ({ before, after }: FeatureEffect): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);
