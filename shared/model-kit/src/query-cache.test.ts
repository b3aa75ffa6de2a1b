import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, fork } from 'effector';
import { $clock } from './clock.ts';
import type { CallEffect } from './call-options.ts';
import { createQuery } from './query.ts';

const MINUTE_MS = 60_000;
const refused: ApiError = { kind: 'rejected', retryable: false };

/** A query whose calls the test answers, and which passes its signals on. */
function setUp({ staleAfter }: { staleAfter?: number } = {}) {
  const time = { now: 1_000 * MINUTE_MS };
  const calls: {
    id: string;
    signal: AbortSignal;
    answer(value: string): void;
    fail(error: ApiError): void;
  }[] = [];
  const withOptions = createEffect<
    { params: { id: string }; options: { signal?: AbortSignal } },
    string,
    ApiError
  >(
    ({ params, options }) =>
      new Promise<string>((answer, fail) =>
        calls.push({ id: params.id, signal: options.signal!, answer, fail }),
      ),
  );
  const effect = Object.assign(
    createEffect<{ id: string }, string, ApiError>(() => 'without options'),
    { withOptions },
  ) as CallEffect<{ id: string }, string>;
  const query = createQuery({ effect, ...(staleAfter === undefined ? {} : { staleAfter }) });
  const scope = fork({ values: [[$clock, { now: () => time.now, wait: async () => undefined }]] });
  const start = (id: string) => allSettled(query.start, { scope, params: { id } });
  const load = async (id: string, value: string) => {
    const all = start(id);
    calls.at(-1)!.answer(value);
    await all;
  };
  const state = () => ({
    data: scope.getState(query.$data),
    error: scope.getState(query.$error),
    pending: scope.getState(query.$pending),
    fetchedAt: scope.getState(query.$fetchedAt),
  });
  const nothing = { data: null, error: null, pending: false, fetchedAt: null };
  return { time, calls, query, scope, start, load, state, nothing };
}

describe('a query', () => {
  it('shows nothing before it is started', () => {
    const { state, nothing } = setUp();
    expect(state()).toEqual(nothing);
  });

  it('shows what is in the cache with the time at which it was fetched, without a call', async () => {
    const { time, calls, query, scope, start, load, state } = setUp();
    const fetchedAt = time.now;
    await load('a', 'A');
    await load('b', 'B');
    await allSettled(query.reset, { scope });
    time.now += MINUTE_MS;
    await start('a');
    expect(state()).toEqual({ data: 'A', error: null, pending: false, fetchedAt });
    expect(calls).toHaveLength(2);
  });

  it('shows nothing of other parameters while it calls', async () => {
    const { start, load, state, nothing } = setUp();
    await load('a', 'A');
    void start('b');
    expect(state()).toEqual({ ...nothing, pending: true });
  });

  it('calls again after the time that it is given', async () => {
    const { time, calls, start, load } = setUp({ staleAfter: 1000 });
    await load('a', 'A');
    time.now += 999;
    await start('a');
    expect(calls).toHaveLength(1);
    time.now += 1;
    void start('a');
    expect(calls).toHaveLength(2);
  });

  it('keeps what is on screen however long, and counts the five minutes from when it left', async () => {
    const { time, calls, query, scope, start, load } = setUp({ staleAfter: 60 * MINUTE_MS });
    await load('a', 'A');
    time.now += 20 * MINUTE_MS;
    await start('a');
    expect(calls).toHaveLength(1);
    await allSettled(query.reset, { scope });
    time.now += 5 * MINUTE_MS;
    await start('a');
    expect(calls).toHaveLength(1);
    await load('b', 'B');
    time.now += 5 * MINUTE_MS + 1;
    void start('a');
    expect(calls.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
  });

  it('drops an entry for good that was off screen for five minutes', async () => {
    const { time, calls, start, load } = setUp({ staleAfter: 60 * MINUTE_MS });
    await load('a', 'A');
    await load('b', 'B');
    time.now += 5 * MINUTE_MS + 1;
    // Shows b and drops a.
    await start('b');
    time.now -= 5 * MINUTE_MS + 1;
    void start('a');
    expect(calls.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
  });
});

describe('a refresh', () => {
  it('calls again with the parameters on screen and shows the data meanwhile', async () => {
    const { time, calls, query, scope, load, state } = setUp();
    await load('a', 'A1');
    const fetchedAt = time.now;
    time.now += MINUTE_MS;
    const all = allSettled(query.refresh, { scope });
    expect(state()).toEqual({ data: 'A1', error: null, pending: true, fetchedAt });
    calls[1]!.answer('A2');
    await all;
    expect(calls.map(({ id }) => id)).toEqual(['a', 'a']);
    expect(state()).toEqual({ data: 'A2', error: null, pending: false, fetchedAt: time.now });
  });

  it('hides the error of the call before', async () => {
    const { calls, query, scope, start, state } = setUp();
    const all = start('a');
    calls[0]!.fail(refused);
    await all;
    expect(state()).toMatchObject({ error: refused, pending: false });
    void allSettled(query.refresh, { scope });
    expect(state()).toMatchObject({ error: null, pending: true });
  });

  it('drops the answer of the call that it replaces, and cancels it', async () => {
    const { calls, query, scope, start, state } = setUp();
    const first = start('a');
    const second = allSettled(query.refresh, { scope });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]!.answer('new');
    calls[0]!.answer('old');
    await Promise.all([first, second]);
    expect(state().data).toBe('new');
  });

  it('does nothing before the first start and after a reset', async () => {
    const { calls, query, scope, load } = setUp();
    await allSettled(query.refresh, { scope });
    expect(calls).toHaveLength(0);
    await load('a', 'A');
    await allSettled(query.reset, { scope });
    await allSettled(query.refresh, { scope });
    expect(calls).toHaveLength(1);
  });
});

describe('a reset', () => {
  it('cancels the call under way and drops its answer', async () => {
    const { calls, query, scope, start, state, nothing } = setUp();
    const all = start('a');
    expect(calls[0]!.signal.aborted).toBe(false);
    await Promise.race([allSettled(query.reset, { scope }), Promise.resolve()]);
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(state()).toEqual(nothing);
    calls[0]!.answer('late');
    await all;
    expect(state()).toEqual(nothing);
  });

  it('drops the failure of the call under way', async () => {
    const { calls, query, scope, start, state, nothing } = setUp();
    const all = start('a');
    void allSettled(query.reset, { scope });
    calls[0]!.fail(refused);
    await all;
    expect(state()).toEqual(nothing);
  });

  it('is harmless before the first start', async () => {
    const { query, scope, load, state, nothing } = setUp();
    await allSettled(query.reset, { scope });
    expect(state()).toEqual(nothing);
    await load('a', 'A');
    expect(state().data).toBe('A');
  });
});
