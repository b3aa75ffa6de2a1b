import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, createEvent, createStore, fork } from 'effector';
import { $clock } from './clock.ts';
import { backOff, createPolling } from './polling.ts';
import { createQuery } from './query.ts';

/** A payment that is decided at a given call; the test ends pauses by hand. */
async function setUp(decidedAt: number) {
  let calls = 0;
  const effect = createEffect<{ id: number }, { status: string; calls: number }, ApiError>(() => {
    calls += 1;
    return { status: calls >= decidedAt ? 'paid' : 'pending', calls };
  });
  const query = createQuery({ effect, staleAfter: 0 });
  const opened = createEvent();
  const closed = createEvent();
  const isOnScreen = createStore(true).on(closed, () => false);
  const polling = createPolling({
    query,
    isUndecided: ({ status }) => status === 'pending',
    pauseMs: backOff(1000, 5000),
    most: 5,
    isOnScreen,
    opened,
  });
  const pauses: { ms: number; end(): void }[] = [];
  const wait = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }));
  const scope = fork({ values: [[$clock, { now: () => 0, wait }]] });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  void allSettled(opened, { scope });
  void allSettled(query.start, { scope, params: { id: 5 } });
  await settle();
  const end = async (index: number) => {
    pauses[index]!.end();
    await settle();
  };
  const run = async (unit: typeof opened) => {
    void allSettled(unit, { scope });
    await settle();
  };
  return { polling, pauses, scope, end, run, closed, calls: () => calls };
}

describe('polling', () => {
  it('repeats the call after growing pauses until it is decided', async () => {
    const { pauses, end, calls } = await setUp(5);
    for (const index of [0, 1, 2, 3]) await end(index);
    expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 5000]);
    expect(calls()).toBe(5);
  });

  it('ends after its most repetitions, and goes on when the user asks', async () => {
    const { polling, scope, pauses, end, run, calls } = await setUp(100);
    for (const index of [0, 1, 2, 3, 4]) await end(index);
    expect([calls(), pauses.length, scope.getState(polling.$isWatching)]).toEqual([6, 5, false]);
    await run(polling.checkNow);
    expect([calls(), pauses.length, scope.getState(polling.$isWatching)]).toEqual([7, 6, true]);
    expect(pauses[5]!.ms).toBe(1000);
  });

  it('does not call twice for a pause that began before the user asked', async () => {
    const { polling, end, run, calls } = await setUp(100);
    await run(polling.checkNow);
    await end(0);
    expect(calls()).toBe(2);
    await end(1);
    expect(calls()).toBe(3);
  });

  it('calls no more when the page is gone', async () => {
    const { closed, end, run, calls } = await setUp(100);
    await run(closed);
    await end(0);
    expect(calls()).toBe(1);
  });
});
