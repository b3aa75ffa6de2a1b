import { createPageGate, createQuery, sessionEnded, sessionStarted } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadPackagesFx } from './packages.api.ts';
import { paymentNews } from './payment-news.ts';

export const { Gate: PackagesGate, paramsChanged, left } = createPageGate<Record<never, never>>();

/** Never from the cache: payments are decided and units are used elsewhere. */
export const packages = createQuery({ effect: loadPackagesFx, staleAfter: 0 });

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
sample({ clock: paymentNews, target: packages.refresh });
sample({ clock: left, fn: () => undefined, target: packages.reset });
