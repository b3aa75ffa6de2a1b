import type { ActivePackage, FeatureType, Offer } from '@lintel/api-contract';
import { ownAddress } from '@lintel/contract';
import { limitOf } from './arrange-offers.ts';

const features: readonly FeatureType[] = [
  'property_list',
  'property_feature',
  'project_list',
  'project_feature',
  'mortgage_calculator_detail',
  'premium_properties',
  'project_access',
];

/** What the user lacked elsewhere, as `?for=` and `?return=` name it. */
export interface Lacked {
  feature: FeatureType | null;
  /** Where the user goes on. */
  returnTo: string | null;
}

export const lackedIn = (query: URLSearchParams): Lacked => ({
  feature: features.find((feature) => feature === query.get('for')) ?? null,
  returnTo: ownAddress(query.get('return')),
});

/** Whether a running package has the feature, and of a counted one something left. */
export const hasNow = (running: readonly ActivePackage[], wanted: FeatureType): boolean =>
  running.some(({ features: given }) =>
    given.some(
      ({ type, limit_type: kind, used_limit: used, total_limit: total }) =>
        type === wanted && (kind === 'unlimited' || (total ?? 0) > (used ?? 0)),
    ),
  );

/** The cheapest package with the feature; of two at one price the one that lasts longer. */
export const fittingOffer = (offers: readonly Offer[], wanted: FeatureType): Offer | null =>
  offers
    .filter((offer) => limitOf(offer, wanted) > 0)
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0) || other.duration - one.duration)[0] ??
  null;
