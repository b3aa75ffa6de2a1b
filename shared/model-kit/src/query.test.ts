import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, fork } from 'effector';
import { $clock } from './clock.ts';
import { $language } from './language.ts';
import { createQuery } from './query.ts';

const offline: ApiError = { kind: 'offline', retryable: true };
const refused: ApiError = { kind: 'rejected', retryable: false, key: 'validation' };

/** A call that the test answers by hand. */
function manualCalls() {
  const calls: { id: string; answer(value: string): void; fail(error: ApiError): void }[] = [];
  const effect = createEffect<{ id: string }, string, ApiError>();
  const handler = ({ id }: { id: string }) =>
    new Promise<string>((answer, fail) => calls.push({ id, answer, fail }));
  return { calls, effect, handler };
}

function setUp() {
  const time = { now: 0, waits: [] as number[] };
  const { calls, effect, handler } = manualCalls();
  const query = createQuery({ effect });
  const scope = fork({
    values: [[$clock, { now: () => time.now, wait: async (ms: number) => void time.waits.push(ms) }]],
    handlers: [[effect, handler]],
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { time, calls, query, scope, settle };
}

describe('a query', () => {
  it('shows the answer and when it was fetched', async () => {
    const { time, calls, query, scope, settle } = setUp();
    time.now = 5_000;
    const all = allSettled(query.start, { scope, params: { id: 'a' } });
    expect(scope.getState(query.$pending)).toBe(true);
    calls[0]!.answer('A');
    await all;
    await settle();
    expect(scope.getState(query.$data)).toBe('A');
    expect(scope.getState(query.$fetchedAt)).toBe(5_000);
    expect(scope.getState(query.$pending)).toBe(false);
  });

  it('drops the answer of an older call that arrives late', async () => {
    const { calls, query, scope } = setUp();
    const first = allSettled(query.start, { scope, params: { id: 'slow' } });
    void allSettled(query.start, { scope, params: { id: 'fast' } });
    calls[1]!.answer('FAST');
    calls[0]!.answer('SLOW');
    await first;
    expect(scope.getState(query.$data)).toBe('FAST');
  });

  it('keeps a pending state that belongs to the latest call when the older one fails', async () => {
    const { calls, query, scope, settle } = setUp();
    void allSettled(query.start, { scope, params: { id: 'old' } });
    void allSettled(query.start, { scope, params: { id: 'new' } });
    calls[0]!.fail(refused);
    await settle();
    expect(scope.getState(query.$pending)).toBe(true);
    expect(scope.getState(query.$error)).toBeNull();
  });

  it('does not call again for ten minutes, then shows the old data while it calls', async () => {
    const { time, calls, query, scope } = setUp();
    const first = allSettled(query.start, { scope, params: { id: 'a' } });
    calls[0]!.answer('A1');
    await first;
    time.now = 10 * 60_000 - 1;
    await allSettled(query.start, { scope, params: { id: 'a' } });
    expect(calls).toHaveLength(1);
    time.now = 10 * 60_000;
    const second = allSettled(query.start, { scope, params: { id: 'a' } });
    expect(scope.getState(query.$data)).toBe('A1');
    calls[1]!.answer('A2');
    await second;
    expect(scope.getState(query.$data)).toBe('A2');
  });

  it('drops an entry that was not on screen for five minutes', async () => {
    const { time, calls, query, scope } = setUp();
    const first = allSettled(query.start, { scope, params: { id: 'a' } });
    calls[0]!.answer('A');
    await first;
    await allSettled(query.reset, { scope });
    time.now = 5 * 60_000;
    await allSettled(query.start, { scope, params: { id: 'a' } });
    expect(calls).toHaveLength(1);
    await allSettled(query.reset, { scope });
    time.now = 10 * 60_000 + 1;
    void allSettled(query.start, { scope, params: { id: 'a' } });
    expect(calls).toHaveLength(2);
    expect(scope.getState(query.$data)).toBeNull();
  });

  it('shows nothing of what it fetched before a reset', async () => {
    const { calls, query, scope } = setUp();
    const first = allSettled(query.start, { scope, params: { id: 'a' } });
    calls[0]!.answer('of one person');
    await first;
    await allSettled(query.forget, { scope });
    expect(scope.getState(query.$data)).toBeNull();
    void allSettled(query.start, { scope, params: { id: 'a' } });
    expect(scope.getState(query.$data)).toBeNull();
    expect(calls).toHaveLength(2);
  });

  it('can be changed on screen ahead of a write, and keeps the change in the cache', async () => {
    const { calls, query, scope } = setUp();
    const first = allSettled(query.start, { scope, params: { id: 'a' } });
    calls[0]!.answer('A');
    await first;
    await allSettled(query.edit, { scope, params: (data) => `${data} changed` });
    expect(scope.getState(query.$data)).toBe('A changed');
    await allSettled(query.reset, { scope });
    await allSettled(query.edit, { scope, params: () => 'not on screen' });
    await allSettled(query.start, { scope, params: { id: 'a' } });
    expect([scope.getState(query.$data), calls.length]).toEqual(['A changed', 1]);
  });

  it('asks again in another language, and meanwhile shows what there is', async () => {
    const { calls, query, scope, settle } = setUp();
    const first = allSettled(query.start, { scope, params: { id: 'a' } });
    calls[0]!.answer('Haus');
    await first;
    const second = allSettled($language, { scope, params: { code: 'ar', direction: 'rtl' } });
    expect(scope.getState(query.$data)).toBe('Haus');
    calls[1]!.answer('منزل');
    await second;
    await settle();
    expect(scope.getState(query.$data)).toBe('منزل');
  });

  it('retries three times after 1, 2 and 4 seconds what may pass, then shows the error', async () => {
    const { time, calls, query, scope, settle } = setUp();
    const all = allSettled(query.start, { scope, params: { id: 'a' } });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(calls).toHaveLength(attempt + 1);
      calls[attempt]!.fail(offline);
      await settle();
    }
    await all;
    expect(time.waits).toEqual([1000, 2000, 4000]);
    expect(scope.getState(query.$error)).toEqual(offline);
  });

  it('shows the error of a call that hung until its time was up, and lets the user decide about another', async () => {
    const { time, calls, query, scope } = setUp();
    const late: ApiError = { kind: 'timeout', retryable: true };
    const all = allSettled(query.start, { scope, params: { id: 'a' } });
    time.now = 30_000;
    calls[0]!.fail(late);
    await all;
    expect(scope.getState(query.$error)).toEqual(late);
    expect(calls).toHaveLength(1);
  });

  it('fails at once without a network, when the browser knows of none', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { time, calls, query, scope } = setUp();
    const all = allSettled(query.start, { scope, params: { id: 'a' } });
    calls[0]!.fail(offline);
    await all;
    expect([calls.length, time.waits]).toEqual([1, []]);
    expect(scope.getState(query.$error)).toEqual(offline);
    onLine.mockRestore();
  });

  it('does not retry a refusal', async () => {
    const { calls, query, scope } = setUp();
    const all = allSettled(query.start, { scope, params: { id: 'a' } });
    calls[0]!.fail(refused);
    await all;
    expect(calls).toHaveLength(1);
    expect(scope.getState(query.$error)).toEqual(refused);
  });

  it('keeps two scopes apart', async () => {
    const { effect, handler, calls } = manualCalls();
    const query = createQuery({ effect });
    const one = fork({ handlers: [[effect, handler]] });
    const two = fork({ handlers: [[effect, handler]] });
    const all = [
      allSettled(query.start, { scope: one, params: { id: 'a' } }),
      allSettled(query.start, { scope: two, params: { id: 'b' } }),
    ];
    calls[1]!.answer('B');
    calls[0]!.answer('A');
    await Promise.all(all);
    expect([one.getState(query.$data), two.getState(query.$data)]).toEqual(['A', 'B']);
  });
});
