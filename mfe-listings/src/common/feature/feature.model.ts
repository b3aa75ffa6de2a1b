import { createMutation, createQuery, packageBought, sessionEnded } from '@lintel/remote-kit';
import { createEvent, sample } from 'effector';
import { noticeFx, type Translate } from '#common/notices.ts';
import { loadPackagesFx, storeAdvertFx } from './feature.api.ts';

/** The dialog that features a listing is on screen. */
export const featureOpened = createEvent();

/** Running packages, never from the cache: units are taken elsewhere too. */
export const packages = createQuery({ effect: loadPackagesFx, staleAfter: 0 });
export const featuring = createMutation({ effect: storeAdvertFx });

sample({ clock: featureOpened, fn: () => ({}), target: packages.start });
sample({ clock: featureOpened, fn: () => undefined, target: featuring.reset });
sample({ clock: packageBought, fn: () => undefined, target: packages.refresh });
sample({ clock: sessionEnded, fn: () => undefined, target: packages.forget });
sample({
  clock: featuring.done,
  fn: () => (t: Translate) => ({ tone: 'success' as const, text: t('feature.done') }),
  target: noticeFx,
});
