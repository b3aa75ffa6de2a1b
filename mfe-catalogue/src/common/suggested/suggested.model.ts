import { getPropertyList } from '@lintel/api-contract';
import { createPageGate, createQuery, endpointFx } from '@lintel/remote-kit';
import { sample } from 'effector';
import { readCards } from '#common/wire/rows.ts';

/** One row of cards. */
const HOMES = 4;

export const { Gate: SuggestedGate, paramsChanged, left } = createPageGate<object>();

/** Homes that many look at, for pages that have nothing of their own to show yet. */
export const suggested = createQuery({ effect: endpointFx(getPropertyList, { read: readCards }) });

sample({
  clock: paramsChanged,
  fn: () => ({ sort: 'most_viewed' as const, limit: HOMES }),
  target: suggested.start,
});
sample({ clock: left, fn: () => undefined, target: suggested.reset });
