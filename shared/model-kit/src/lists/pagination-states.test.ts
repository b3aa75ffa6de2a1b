import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, fork } from 'effector';
import type { CallEffect } from '../call-options.ts';
import { $language } from '../language.ts';
import { createPagination, type Page } from './pagination.ts';

type Request = { city: string } & Page;
interface Rows {
  data: string[];
  total?: number;
}
const refused: ApiError = { kind: 'rejected', retryable: false };

/** Promises that are already settled have called back. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A list of pages of two rows whose calls the test answers. */
function setUp() {
  const calls: {
    request: Request;
    signal: AbortSignal;
    answer(rows: Rows): void;
    fail(error: ApiError): void;
  }[] = [];
  const withOptions = createEffect<{ params: Request; options: { signal?: AbortSignal } }, Rows, ApiError>(
    ({ params, options }) =>
      new Promise<Rows>((answer, fail) =>
        calls.push({ request: params, signal: options.signal!, answer, fail }),
      ),
  );
  const effect = Object.assign(
    createEffect<Request, Rows, ApiError>(() => ({ data: [] })),
    { withOptions },
  ) as CallEffect<Request, Rows>;
  const list = createPagination({ effect, pageSize: 2 });
  const scope = fork();
  const start = (city: string, pages?: number) =>
    allSettled(list.start, {
      scope,
      params: { params: { city }, ...(pages === undefined ? {} : { pages }) },
    });
  const first = async (rows: Rows = { data: ['a', 'b'], total: 5 }) => {
    const all = start('Aster');
    calls.at(-1)!.answer(rows);
    await all;
  };
  const state = () => ({
    rows: scope.getState(list.$rows),
    total: scope.getState(list.$total),
    pages: scope.getState(list.$pages),
    hasMore: scope.getState(list.$hasMore),
    pending: scope.getState(list.$pending),
    pendingMore: scope.getState(list.$pendingMore),
    error: scope.getState(list.$error),
  });
  const empty = {
    rows: [],
    total: 0,
    pages: 0,
    hasMore: false,
    pending: false,
    pendingMore: false,
    error: null,
  };
  const loaded = { ...empty, rows: ['a', 'b'], total: 5, pages: 1, hasMore: true };
  return { calls, list, scope, start, first, state, empty, loaded };
}

describe('a list', () => {
  it('is empty before it is started, and knows nothing to load', async () => {
    const { calls, list, scope, state, empty } = setUp();
    expect(state()).toEqual(empty);
    await allSettled(list.more, { scope });
    await allSettled(list.retry, { scope });
    await allSettled($language, { scope, params: { code: 'de', direction: 'ltr' } });
    expect(calls).toHaveLength(0);
  });

  it('is pending until its first page is there', async () => {
    const { calls, start, state, empty, loaded } = setUp();
    const all = start('Aster');
    expect(state()).toEqual({ ...empty, pending: true });
    expect(calls[0]!.request).toEqual({ city: 'Aster', offset: 0, limit: 2 });
    calls[0]!.answer({ data: ['a', 'b'], total: 5 });
    await all;
    expect(state()).toEqual(loaded);
  });

  it('keeps its rows while the next page is on its way, which is asked for once', async () => {
    const { calls, list, scope, first, state, loaded } = setUp();
    await first();
    const more = allSettled(list.more, { scope });
    void allSettled(list.more, { scope });
    expect(state()).toEqual({ ...loaded, pendingMore: true });
    expect(calls.map(({ request }) => request.offset)).toEqual([0, 2]);
    calls[1]!.answer({ data: ['c', 'd'], total: 5 });
    await more;
    expect(state()).toEqual({ ...loaded, rows: ['a', 'b', 'c', 'd'], pages: 2 });
  });

  it('keeps its rows until those of another list are there, and cancels the call before', async () => {
    const { calls, list, scope, start, first, state, loaded } = setUp();
    await first();
    void allSettled(list.more, { scope });
    const all = start('Calder', 1.9);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    expect(state()).toEqual({ ...loaded, pending: true });
    calls[2]!.answer({ data: ['x'] });
    calls[1]!.answer({ data: ['c', 'd'], total: 5 });
    await all;
    expect(state()).toMatchObject({ rows: ['x'], total: 1, pages: 1, hasMore: false, pending: false });
  });

  it('drops the failure of a list that another one has replaced', async () => {
    const { calls, start, state } = setUp();
    const old = start('Aster');
    const all = start('Calder');
    calls[0]!.fail(refused);
    await settled();
    expect(state()).toMatchObject({ pending: true, error: null });
    calls[1]!.answer({ data: ['x'] });
    await Promise.all([old, all]);
    expect(state()).toMatchObject({ rows: ['x'], error: null });
  });

  it('loads at least one page', async () => {
    const { calls, start } = setUp();
    void start('Aster', 0);
    expect(calls[0]!.request.limit).toBe(2);
  });

  it('ends where the back end has fewer rows than asked for', async () => {
    const { calls, start, state } = setUp();
    const all = start('Aster', 80);
    expect(calls[0]!.request).toMatchObject({ offset: 0, limit: 100 });
    calls[0]!.answer({ data: Array.from({ length: 100 }, String) });
    await settled();
    expect(calls[1]!.request).toMatchObject({ offset: 100, limit: 60 });
    calls[1]!.answer({ data: ['last'] });
    await all;
    expect(calls).toHaveLength(2);
    expect(state()).toMatchObject({ total: 101, pages: 80, hasMore: false });
    expect(state().rows).toHaveLength(101);
  });

  it('makes no call beyond the pages that were asked for', async () => {
    const { calls, start } = setUp();
    const all = start('Aster', 50);
    calls[0]!.answer({ data: Array.from({ length: 100 }, String), total: 400 });
    await all;
    expect(calls).toHaveLength(1);
  });
});

describe('a list whose call failed', () => {
  it('shows the error, and loads the first page again on retry', async () => {
    const { calls, list, scope, start, state, empty, loaded } = setUp();
    const all = start('Aster');
    calls[0]!.fail(refused);
    await all;
    expect(state()).toEqual({ ...empty, error: refused });
    const retried = allSettled(list.retry, { scope });
    void allSettled(list.retry, { scope });
    expect(state()).toEqual({ ...empty, pending: true });
    expect(calls).toHaveLength(2);
    calls[1]!.answer({ data: ['a', 'b'], total: 5 });
    await retried;
    expect(state()).toEqual(loaded);
  });

  it('loads the page again on retry that did not come', async () => {
    const { calls, list, scope, first, state, loaded } = setUp();
    await first();
    const more = allSettled(list.more, { scope });
    calls[1]!.fail(refused);
    await more;
    expect(state()).toEqual({ ...loaded, error: refused });
    void allSettled(list.retry, { scope });
    expect(state()).toEqual({ ...loaded, pendingMore: true });
  });

  it('hides the error when the next page is asked for or another list is started', async () => {
    const { calls, list, scope, start, first, state } = setUp();
    await first();
    const failing = async () => {
      const more = allSettled(list.more, { scope });
      calls.at(-1)!.fail(refused);
      await more;
      expect(state().error).toEqual(refused);
    };
    await failing();
    void allSettled(list.more, { scope });
    expect(state().error).toBeNull();
    void start('Calder');
    expect(state().error).toBeNull();
  });
});

describe('a reset list', () => {
  it('is empty, its call is cancelled', async () => {
    const { calls, list, scope, first, state, empty } = setUp();
    await first();
    void allSettled(list.more, { scope });
    void allSettled(list.reset, { scope });
    expect(calls[1]!.signal.aborted).toBe(true);
    expect(state()).toEqual(empty);
  });

  it.each([
    ['arrives', (call: ReturnType<typeof setUp>['calls'][number]) => call.answer({ data: ['c'], total: 5 })],
    ['fails', (call: ReturnType<typeof setUp>['calls'][number]) => call.fail(refused)],
  ])('shows nothing of a call that is under way and %s after all', async (_how, end) => {
    const { calls, list, scope, first, state, empty, start, loaded } = setUp();
    await first();
    void allSettled(list.more, { scope });
    const reset = allSettled(list.reset, { scope });
    end(calls[1]!);
    await reset;
    expect(state()).toEqual(empty);
    const again = start('Aster');
    calls.at(-1)!.answer({ data: ['a', 'b'], total: 5 });
    await again;
    expect(state()).toEqual(loaded);
  });

  it('is harmless before the first start', async () => {
    const { list, scope, first, state, empty, loaded } = setUp();
    await allSettled(list.reset, { scope });
    expect(state()).toEqual(empty);
    await first();
    expect(state()).toEqual(loaded);
  });
});
