import type { FeatureType, Offer } from '@lintel/api-contract';

/** What a package can open for people who look for a home; the other features are for those who offer one. */
export const openings = ['premium_properties', 'project_access', 'mortgage_calculator_detail'] as const;
export type Opening = (typeof openings)[number];

/** Servers that send names only have the features under these ids. */
const ids: Readonly<Record<Opening, number>> = {
  mortgage_calculator_detail: 5,
  premium_properties: 6,
  project_access: 7,
};

/** Whether a package has a feature, and some of it. */
const has = ({ features }: Offer, wanted: Opening): boolean =>
  features.some(
    ({ id, type, limit_type: kind, limit }) =>
      (type ? type === (wanted satisfies FeatureType) : id === ids[wanted]) &&
      (kind === 'unlimited' || (limit ?? 0) > 0),
  );

/** The cheapest package that opens it; of two at one price the one that lasts longer. */
export const cheapestPackage = (offers: readonly Offer[], wanted: Opening): Offer | undefined =>
  offers
    .filter((offer) => has(offer, wanted))
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0) || b.duration - a.duration)[0];

/** What else a package opens, in the order of {@link openings}. */
export const openedBy = (offer: Offer): Opening[] => openings.filter((opening) => has(offer, opening));
