import { attach, createStore } from 'effector';

/** Time as the factories see it, so that tests need not wait. Milliseconds. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

export const $clock = createStore<Clock>(systemClock);

/** An effect, not a plain promise: only then does a handler that awaits it keep its scope. */
export const waitFx = attach({ source: $clock, effect: (clock, ms: number) => clock.wait(ms) });
export const readClockFx = attach({ source: $clock, effect: (clock) => clock.now() });
