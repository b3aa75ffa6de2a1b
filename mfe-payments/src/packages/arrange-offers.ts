import type { Offer, PackageFeature } from '@lintel/api-contract';
import { offerStateOf } from '../common/transfer/offer-state.ts';

/** Whom a package is for, in the order of the page. */
export const audiences = ['owners', 'agents', 'seekers'] as const;
export type Audience = (typeof audiences)[number];

/** How much of a feature a package gives; all of it is Infinity. */
export const limitOf = (offer: Offer, type: string): number => {
  const feature = offer.features.find((one) => one.type === type);
  if (!feature) return 0;
  return feature.limit_type === 'unlimited' ? Infinity : (feature.limit ?? 0);
};

/** Whom a package is for: who lists projects or any number of homes is an agent, who lists none is looking for one. */
export function audienceOf(offer: Offer): Audience {
  const homes = limitOf(offer, 'property_list') + limitOf(offer, 'property_feature');
  const projects = limitOf(offer, 'project_list') + limitOf(offer, 'project_feature');
  if (projects > 0 || homes === Infinity) return 'agents';
  return homes > 0 ? 'owners' : 'seekers';
}

const first = ['review', 'rejected'];
const rankOf = (offer: Offer) => {
  const rank = first.indexOf(offerStateOf(offer).status);
  return rank === -1 ? first.length : rank;
};

/** What waits for a decision comes first, then what was declined, then the rest as the back end orders it. */
export const inOrder = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => rankOf(one) - rankOf(other));

/** The cheapest paid package that has every feature; null where none has. */
export function recommendedOf(offers: readonly Offer[], features: readonly PackageFeature[]): Offer | null {
  const wanted = features.flatMap(({ type, status }) => (type && status === 1 ? [type] : []));
  const complete = offers.filter(
    (offer) => offer.price !== null && wanted.length > 0 && wanted.every((type) => limitOf(offer, type) > 0),
  );
  return complete.toSorted((one, other) => one.price! - other.price!)[0] ?? null;
}

export type OfferAction = 'take' | 'buy' | 'buyAgain' | 'continue' | 'retry' | 'follow' | 'uploadAgain';

/** What a user can do with a package on offer. */
export function actionOf(offer: Offer): OfferAction {
  if (offer.package_type === 'free') return 'take';
  const { status } = offerStateOf(offer);
  if (status === 'pending') return 'continue';
  if (status === 'review') return 'follow';
  if (status === 'rejected') return 'uploadAgain';
  if (status === 'failed') return 'retry';
  return status === 'expired' ? 'buyAgain' : 'buy';
}
