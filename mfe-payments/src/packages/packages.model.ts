import { createPageGate, createQuery } from '@lintel/remote-kit';
import { createEvent, sample } from 'effector';
import { loadPackagesFx } from './packages.api.ts';

export const sessionStarted = createEvent<{ userId: number }>();
export const sessionEnded = createEvent<{ reason: string }>();
export const { Gate: PackagesGate, paramsChanged, left } = createPageGate<Record<never, never>>();

export const packages = createQuery({ effect: loadPackagesFx });

sample({ clock: paramsChanged, fn: () => ({}), target: packages.start });
// What is offered, and what is running, depends on who asks.
sample({ clock: [sessionStarted, sessionEnded], fn: () => undefined, target: packages.forget });
sample({
  clock: [sessionStarted, sessionEnded],
  source: PackagesGate.status,
  filter: Boolean,
  fn: () => ({}),
  target: packages.start,
});
sample({ clock: left, fn: () => undefined, target: packages.reset });
