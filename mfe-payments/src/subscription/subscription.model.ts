import { createPagination, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadUsesFx } from './subscription.api.ts';

export const PAGE_SIZE = 10;

export const {
  Gate: UsesGate,
  opened,
  left,
} = createUserPageGate<{
  /** Uses of this package only; null: of all. */
  packageId: number | null;
}>();

/** What used units of the user's packages. */
export const uses = createPagination({ effect: loadUsesFx, pageSize: PAGE_SIZE });

sample({
  clock: opened,
  fn: ({ packageId }) => ({ params: packageId === null ? {} : { package_id: packageId } }),
  target: uses.start,
});
sample({ clock: left, fn: () => undefined, target: uses.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: uses.reset });
