import { createLazyOutbox } from './lazy-outbox.ts';
import type { Outbox } from './outbox.ts';

const outboxOf = (forget: () => void) =>
  ({
    forget,
    flush: async () => undefined,
    waiting: {},
    deliver: async () => 'delivered',
  }) as unknown as Outbox;

it('who signs out before the outbox was needed leaves nothing in it that waited from an earlier visit', async () => {
  const forget = jest.fn();
  createLazyOutbox(async () => outboxOf(forget)).forget();
  await Promise.resolve();
  await Promise.resolve();
  expect(forget).toHaveBeenCalledTimes(1);
});

it('signing out without a network, and without the code of the outbox, ends well', async () => {
  const lazy = createLazyOutbox(() => Promise.reject(new Error('offline')));
  lazy.forget();
  await expect(lazy.waitingWrites()).rejects.toMatchObject({ kind: 'offline' });
});
