import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, fork } from 'effector';
import { $clock } from '../clock.ts';
import { createPagination, type Page } from './pagination.ts';
import { createRowWrite } from './row-write.ts';

interface Home {
  id: number;
  title: string;
}
const refused: ApiError = { kind: 'rejected', retryable: false, key: 'wrongState' };

/** A list of three homes and two writes; the test answers calls and ends pauses by hand. */
async function setUp() {
  const loads: (() => void)[] = [];
  const loadFx = createEffect<Page & { isHidden?: boolean }, { data: Home[]; total: number }, ApiError>(
    async ({ isHidden }) => {
      if (isHidden) await new Promise<void>((answer) => loads.push(answer));
      const ids = isHidden ? [7, 8] : [1, 2, 3];
      return { data: ids.map((id) => ({ id, title: `Home ${id}` })), total: 30 };
    },
  );
  const list = createPagination({ effect: loadFx, pageSize: 3 });
  const calls: { answer(): void; refuse(): void; params: unknown }[] = [];
  const call = (params: unknown) =>
    new Promise<void>((answer, reject) =>
      calls.push({ params, answer, refuse: () => reject(refused as unknown as Error) }),
    );
  const renaming = createRowWrite<Home, Home, void>({
    list,
    idOf: ({ id }) => id,
    rowOf: ({ id }) => id,
    effect: createEffect<Home, void, ApiError>(call),
    change: (row, { title }) => ({ ...row, title }),
  });
  const removal = createRowWrite<{ id: number }, Home, void>({
    list,
    idOf: ({ id }) => id,
    rowOf: ({ id }) => id,
    effect: createEffect<{ id: number }, void, ApiError>(call),
    change: () => null,
    delayMs: 6000,
  });
  const pauses: { ms: number; end(): void }[] = [];
  const wait = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }));
  const scope = fork({ values: [[$clock, { now: () => 0, wait }]] });
  await allSettled(list.start, { scope, params: { params: {} } });
  const titles = () => scope.getState(list.$rows).map(({ title }) => title);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  /** Another list takes the place of the one on screen, once its answer comes. */
  const showHidden = () => void allSettled(list.start, { scope, params: { params: { isHidden: true } } });
  return { list, loads, showHidden, calls, pauses, renaming, removal, scope, titles, settle };
}

afterEach(() => jest.restoreAllMocks());

describe('a write to a row', () => {
  it('shows at once, and stays when it is done', async () => {
    const { calls, renaming, scope, titles, settle } = await setUp();
    void allSettled(renaming.start, { scope, params: { id: 2, title: 'Villa' } });
    await settle();
    expect(titles()).toEqual(['Home 1', 'Villa', 'Home 3']);
    expect([...scope.getState(renaming.$pending)]).toEqual([2]);
    calls[0]!.answer();
    await settle();
    expect(titles()).toEqual(['Home 1', 'Villa', 'Home 3']);
    expect(scope.getState(renaming.$pending).size).toBe(0);
  });

  it('is taken back when the back end refuses, and leaves the other rows as they are by then', async () => {
    const { list, calls, renaming, scope, titles, settle } = await setUp();
    void allSettled(renaming.start, { scope, params: { id: 2, title: 'Villa' } });
    await settle();
    void allSettled(list.edit, {
      scope,
      params: (rows) => [{ id: 9, title: 'New' }, ...rows.map((row) => ({ ...row, title: `${row.title}!` }))],
    });
    calls[0]!.refuse();
    await settle();
    expect(titles()).toEqual(['New', 'Home 1!', 'Home 2', 'Home 3!']);
  });

  it('that is refused brings no row into another list that is on screen by then', async () => {
    const { loads, showHidden, calls, renaming, removal, pauses, scope, titles, settle } = await setUp();
    void allSettled(renaming.start, { scope, params: { id: 2, title: 'Villa' } });
    void allSettled(removal.start, { scope, params: { id: 1 } });
    await settle();
    pauses[0]!.end();
    showHidden();
    loads[0]!();
    await settle();
    for (const call of calls) call.refuse();
    await settle();
    expect(titles()).toEqual(['Home 7', 'Home 8']);
  });

  it('that is refused while another list is under way is taken back in the list on screen alone', async () => {
    const { loads, showHidden, calls, removal, pauses, scope, titles, settle } = await setUp();
    void allSettled(removal.start, { scope, params: { id: 1 } });
    await settle();
    pauses[0]!.end();
    showHidden();
    await settle();
    calls[0]!.refuse();
    await settle();
    expect(titles()).toEqual(['Home 1', 'Home 2', 'Home 3']);
    loads[0]!();
    await settle();
    expect(titles()).toEqual(['Home 7', 'Home 8']);
  });

  it('that is refused once another user has the list brings no row of the first one into it', async () => {
    const { list, calls, removal, pauses, scope, titles, settle } = await setUp();
    void allSettled(removal.start, { scope, params: { id: 1 } });
    await settle();
    pauses[0]!.end();
    void allSettled(list.reset, { scope });
    void allSettled(list.start, { scope, params: { params: {} } });
    await settle();
    void allSettled(list.edit, { scope, params: (rows) => rows.filter(({ id }) => id !== 1) });
    calls[0]!.refuse();
    await settle();
    expect(titles()).toEqual(['Home 2', 'Home 3']);
  });

  it('is ignored while one of the same row is pending', async () => {
    const { calls, renaming, scope, titles, settle } = await setUp();
    void allSettled(renaming.start, { scope, params: { id: 2, title: 'First' } });
    void allSettled(renaming.start, { scope, params: { id: 2, title: 'Second' } });
    await settle();
    expect([titles()[1], calls.length]).toEqual(['First', 1]);
  });
});

describe('a removal that can be undone', () => {
  it('is gone at once, from the total too, and is sent when the time is over', async () => {
    const { list, calls, pauses, removal, scope, titles, settle } = await setUp();
    void allSettled(removal.start, { scope, params: { id: 2 } });
    await settle();
    expect([titles(), scope.getState(list.$total)]).toEqual([['Home 1', 'Home 3'], 29]);
    expect([calls.length, pauses.map(({ ms }) => ms)]).toEqual([0, [6000]]);
    pauses[0]!.end();
    await settle();
    expect(calls.map(({ params }) => params)).toEqual([{ id: 2 }]);
  });

  it('is back in its place when it is undone, and is never sent', async () => {
    const { list, calls, pauses, removal, scope, titles, settle } = await setUp();
    void allSettled(removal.start, { scope, params: { id: 2 } });
    await settle();
    void allSettled(removal.undo, { scope, params: 2 });
    await settle();
    expect([titles(), scope.getState(list.$total)]).toEqual([['Home 1', 'Home 2', 'Home 3'], 30]);
    pauses[0]!.end();
    await settle();
    expect(calls).toEqual([]);
  });

  it('can be asked for again after it was undone, and is sent once', async () => {
    const { calls, pauses, removal, scope, titles, settle } = await setUp();
    void allSettled(removal.start, { scope, params: { id: 2 } });
    void allSettled(removal.undo, { scope, params: 2 });
    void allSettled(removal.start, { scope, params: { id: 2 } });
    await settle();
    pauses.forEach(({ end }) => end());
    await settle();
    expect([titles(), calls.length]).toEqual([['Home 1', 'Home 3'], 1]);
  });

  it('cannot be undone once it was sent, and comes back when it is refused', async () => {
    const { calls, pauses, removal, scope, titles, settle } = await setUp();
    void allSettled(removal.start, { scope, params: { id: 1 } });
    await settle();
    pauses[0]!.end();
    await settle();
    void allSettled(removal.undo, { scope, params: 1 });
    await settle();
    expect(titles()).toEqual(['Home 2', 'Home 3']);
    calls[0]!.refuse();
    await settle();
    expect(titles()).toEqual(['Home 1', 'Home 2', 'Home 3']);
  });

  it('is sent when the page is closed or the session ends, once, and cannot be undone any more', async () => {
    const { calls, pauses, removal, scope, settle } = await setUp();
    void allSettled(removal.start, { scope, params: { id: 1 } });
    await settle();
    dispatchEvent(new Event('pagehide'));
    void allSettled(removal.start, { scope, params: { id: 2 } });
    void allSettled(removal.sendNow, { scope });
    void allSettled(removal.undo, { scope, params: 1 });
    pauses.forEach(({ end }) => end());
    await settle();
    expect(calls.map(({ params }) => params)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('asks for a call that outlives the page, and stops listening to the page when nothing waits', async () => {
    const options: unknown[] = [];
    const listen = jest.spyOn(globalThis, 'addEventListener');
    const effect = Object.assign(
      createEffect<{ id: number }, void, ApiError>(() => undefined),
      {
        withOptions: createEffect<{ params: { id: number }; options: object }, void, ApiError>((call) => {
          options.push(call.options);
        }),
      },
    );
    const { list, scope, settle } = await setUp();
    const removal = createRowWrite<{ id: number }, Home, void>({
      list,
      idOf: ({ id }) => id,
      rowOf: ({ id }) => id,
      effect,
      change: () => null,
      delayMs: 6000,
    });
    void allSettled(removal.start, { scope, params: { id: 1 } });
    await settle();
    const { signal } = listen.mock.calls.find(([type]) => type === 'pagehide')![2] as AddEventListenerOptions;
    expect(signal!.aborted).toBe(false);
    dispatchEvent(new Event('pagehide'));
    await settle();
    expect(options).toEqual([{ outlivesPage: true }]);
    expect(signal!.aborted).toBe(true);
  });

  it('reports each write that is done, and each that is refused, with its reason', async () => {
    const { calls, renaming, scope, settle } = await setUp();
    const seen: unknown[] = [];
    renaming.done.watch((done) => seen.push(['done', done]));
    renaming.failed.watch((failed) => seen.push(['failed', failed]));
    const [first, second] = [
      { id: 1, title: 'Villa' },
      { id: 2, title: 'Flat' },
    ];
    for (const params of [first, second]) void allSettled(renaming.start, { scope, params });
    await settle();
    calls[0]!.answer();
    calls[1]!.refuse();
    await settle();
    expect(seen).toEqual([
      ['done', { params: first }],
      ['failed', { params: second, error: refused }],
    ]);
  });

  it('listens for the end of the page only while a write waits that could be undone', async () => {
    const { renaming, removal, scope, settle } = await setUp();
    const added = jest.spyOn(window, 'addEventListener');
    const listened = () => added.mock.calls.filter(([name]) => name === 'pagehide');
    void allSettled(renaming.start, { scope, params: { id: 1, title: 'Villa' } });
    await settle();
    expect(listened().map(([name]) => name)).toEqual([]);
    for (const id of [2, 3]) void allSettled(removal.start, { scope, params: { id } });
    await settle();
    expect(listened()).toHaveLength(1);
    const { signal } = listened()[0]![2] as AddEventListenerOptions;
    void allSettled(removal.undo, { scope, params: 2 });
    await settle();
    expect(signal!.aborted).toBe(false);
    void allSettled(removal.undo, { scope, params: 3 });
    await settle();
    expect(signal!.aborted).toBe(true);
  });
});
