import { createPageGate, createQuery } from '@lintel/remote-kit';
import { combine, sample } from 'effector';
import { loadHistoryFx, loadNeighbourhoodFx } from '#common/wire/newer-calls.ts';

// What the page shows beyond the listing itself; requested only when it is near the view.

export const { Gate: InsightsGate, paramsChanged, left } = createPageGate<{ id: number }>();

export const history = createQuery({ effect: loadHistoryFx });
export const neighbourhood = createQuery({ effect: loadNeighbourhoodFx });

/** Which of the two sections a back end that has neither call leaves out. */
export const $missingInsights = combine(history.$data, neighbourhood.$data, (events, prices) => ({
  history: events?.data === null,
  neighbourhood: prices?.data === null,
}));

sample({
  clock: paramsChanged,
  fn: ({ id }) => ({ property_id: id }),
  target: [history.start, neighbourhood.start],
});
sample({ clock: left, fn: () => undefined, target: [history.reset, neighbourhood.reset] });
