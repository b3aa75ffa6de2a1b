import {
  $shell,
  createPageGate,
  createQuery,
  packageBought,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import type { AnswerOf, getProperty, PropertyDetail } from '@lintel/api-contract';
import { attach, combine, createEffect, createStore, sample } from 'effector';
import { interestLost } from '#common/interest/interest.model.ts';
import { markViewed } from '#common/marks/marks.ts';
import { isRefusedWithoutKey } from '#common/wire/refusals.ts';
import { loadPropertyFx } from './property.api.ts';

export const { Gate: PropertyGate, paramsChanged, left } = createPageGate<{ slug: string }>();

export const property = createQuery({ effect: loadPropertyFx });

/** Slug on screen; empty when the page is closed. */
const $slug = createStore('')
  .on(paramsChanged, (_, { slug }) => slug)
  .reset(left);

/** Stays while the same listing is requested again after a sign-in, so that the page does not blink. */
const $answer = createStore<AnswerOf<typeof getProperty> | null>(null)
  .on(property.$data, (shown, answer) => answer ?? shown)
  .on(property.$error, (shown, error) => (error ? null : shown))
  .reset(paramsChanged, sessionEnded, left);

/** The listing of the address; null while it is not there, whatever the reason. */
export const $property = $answer.map((answer) => answer?.data[0] ?? null);
/** What stood at the address before its owner took it off the market; null where nothing is known. */
export const $withdrawn = $answer.map((answer) => answer?.withdrawn ?? null);
export const $similar = $answer.map((answer) => answer?.similar_properties ?? []);

/** What a refusal tells of the premium listing that it keeps back; it is public in the lists. */
export type Teased = Pick<
  PropertyDetail,
  | 'title'
  | 'title_image'
  | 'title_image_color'
  | 'price'
  | 'property_type'
  | 'rentduration'
  | 'city'
  | 'state'
  | 'category'
> & {
  /** What a package opens; older servers do not say it. */
  photos_count?: number;
  documents_count?: number;
};
export const $teaser = property.$error.map((error): Teased | null => {
  const data = error?.key === 'premiumRequired' ? (error.data as { teaser?: Teased } | undefined) : undefined;
  return data?.teaser ?? null;
});

/** What the page shows; a listing that needs a package is refused as a whole. */
export const $view = combine($answer, property.$error, (answer, error) => {
  if (answer) return answer.data.length > 0 ? 'listing' : 'missing';
  // Older back ends refuse without a key, and a listing for no other reason.
  if (error?.key === 'premiumRequired' || isRefusedWithoutKey(error)) return 'premium';
  if (error?.key === 'notFound') return 'missing';
  return error ? 'failed' : 'loading';
});

const announceViewFx = attach({
  source: $shell,
  effect: (shell, propertyId: number) => shell?.emit('property.viewed@1', { propertyId }),
});

sample({ clock: paramsChanged, fn: ({ slug }) => ({ slug_id: slug }), target: property.start });
// Packages, hearts and contacts depend on who asks: nothing that one user was shown is kept for the next.
const accessChanged = sample({ clock: [sessionStarted, sessionEnded, packageBought], fn: () => undefined });
sample({ clock: accessChanged, target: property.forget });
sample({
  clock: accessChanged,
  source: $slug,
  filter: (slug) => slug !== '',
  fn: (slug) => ({ slug_id: slug }),
  target: property.start,
});
sample({
  clock: interestLost,
  filter: ({ kind }) => kind === 'property',
  fn: () => undefined,
  target: property.refresh,
});
sample({ clock: left, fn: () => undefined, target: property.reset });
sample({
  clock: $property.map((listing) => listing?.id ?? null),
  filter: (id): id is number => id !== null,
  target: [announceViewFx, createEffect(markViewed)],
});
