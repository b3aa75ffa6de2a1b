import { createPageGate, createQuery } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadHistoryFx, loadNeighbourhoodFx } from './insights.api.ts';

// What the page shows beyond the listing itself; requested only when it is near the view.

export const { Gate: InsightsGate, paramsChanged, left } = createPageGate<{ id: number }>();

export const history = createQuery({ effect: loadHistoryFx });
export const neighbourhood = createQuery({ effect: loadNeighbourhoodFx });

sample({
  clock: paramsChanged,
  fn: ({ id }) => ({ property_id: id }),
  target: [history.start, neighbourhood.start],
});
sample({ clock: left, fn: () => undefined, target: [history.reset, neighbourhood.reset] });
