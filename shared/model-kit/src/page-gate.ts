import { sample, type Event } from 'effector';
import { createGate, type Gate } from 'effector-react';

/**
 * Carries the parsed parameters of a page into its model; nothing else in the model knows the router.
 * Plain `Gate.state` also fires on unmount, and `[Gate.open, Gate.set]` fires twice on mount; `paramsChanged` fires once
 * per real change.
 */
export function createPageGate<Params extends object>(): {
  Gate: Gate<Params>;
  paramsChanged: Event<Params>;
  left: Event<Params>;
} {
  const PageGate = createGate<Params>();
  return {
    Gate: PageGate,
    paramsChanged: sample({ clock: PageGate.state, filter: PageGate.status }),
    left: PageGate.close,
  };
}
