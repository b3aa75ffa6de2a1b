import { createPageGate, createQuery, packageBought, sessionEnded, sessionStarted } from '@lintel/remote-kit';
import { combine, createStore, sample } from 'effector';
import { isRefusedWithoutKey } from '#common/wire/refusals.ts';
import { compareFx, loadSimilarFx } from './compare.api.ts';

type Ids = { a: number | null; b: number | null };

/** Most homes to choose from. */
const SUGGESTIONS = 12;

export const { Gate: CompareGate, paramsChanged, left } = createPageGate<Ids>();

export const comparison = createQuery({ effect: compareFx });
/** Homes that the one chosen so far can be compared with. */
export const partners = createQuery({ effect: loadSimilarFx });

/** Homes that can take the place of one side: those like the side that stays. */
export const { Gate: SwapGate, paramsChanged: swapAsked, left: swapLeft } = createPageGate<{ of: number }>();
export const swaps = createQuery({ effect: loadSimilarFx });

const $ids = createStore<Ids>({ a: null, b: null })
  .on(paramsChanged, (_, ids) => ids)
  .reset(left);

/** What the page shows. */
export const $view = combine($ids, comparison.$data, comparison.$error, ({ a, b }, answer, error) => {
  if (a === null || b === null) return 'choose';
  if (answer) return 'compared';
  if (error?.key === 'premiumRequired' || isRefusedWithoutKey(error)) return 'premium';
  if (error?.key === 'notComparable' || error?.key === 'notFound') return 'impossible';
  return error ? 'failed' : 'loading';
});

// Premium homes depend on who asks.
const accessChanged = sample({ clock: [sessionStarted, sessionEnded, packageBought], fn: () => undefined });
sample({ clock: accessChanged, target: comparison.forget });
const asked = sample({ clock: [paramsChanged, accessChanged], source: $ids });

sample({
  clock: asked,
  filter: ({ a, b }) => a !== null && b !== null,
  fn: ({ a, b }) => ({ source_property_id: a!, target_property_id: b! }),
  target: comparison.start,
});
sample({
  clock: asked,
  filter: ({ a, b }) => a !== null && b === null,
  fn: ({ a }) => ({ property_id: a!, limit: SUGGESTIONS }),
  target: partners.start,
});
sample({ clock: swapAsked, fn: ({ of }) => ({ property_id: of, limit: SUGGESTIONS }), target: swaps.start });
sample({ clock: swapLeft, fn: () => undefined, target: swaps.reset });
sample({ clock: left, fn: () => undefined, target: [comparison.reset, partners.reset] });
