import type { ApiError, RequestOf, storeAdvertisement } from '@lintel/api-contract';
import { createMutation, createQuery, packageBought, sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { noticeFx, type Translate } from '#common/notices.ts';
import { loadPackagesFx, storeAdvertFx } from './feature.api.ts';
import type { FeaturedKind } from './feature-units.ts';

/** The dialog that features a listing is on screen. */
export const featureOpened = createEvent();

/** Running packages, never from the cache: units are taken elsewhere too. */
export const packages = createQuery({ effect: loadPackagesFx, staleAfter: 0 });
export const featuring = createMutation({ effect: storeAdvertFx });
/** The refusal of the last call, with the listing that it was about. */
export const $refusal = createStore<{ params: Featured; error: ApiError } | null>(null)
  .on(featuring.failed, (_, failure) => failure)
  .reset(featuring.start, featureOpened, sessionEnded);

type Featured = RequestOf<typeof storeAdvertisement>;
/** Whether a call is about this listing: by its answer another one may be on screen. */
export const isAbout = (params: Featured, kind: FeaturedKind, id: number): boolean =>
  Number(params[`${kind}_id`]) === id;

sample({ clock: featureOpened, fn: () => ({}), target: packages.start });
sample({ clock: packageBought, fn: () => undefined, target: packages.refresh });
sample({ clock: sessionEnded, fn: () => undefined, target: packages.forget });
sample({
  clock: featuring.done,
  fn: () => (t: Translate) => ({ tone: 'success' as const, text: t('feature.done') }),
  target: noticeFx,
});
