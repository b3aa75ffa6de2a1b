import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, fork } from 'effector';
import { createPageList } from './page-list.ts';

interface Message {
  id: number;
  text?: string;
}
const refused: ApiError = { kind: 'rejected', retryable: false };

/** A conversation on a server: `newest` grows while the test runs. */
function setUp(newest = 25) {
  const server = { newest, gone: 0, ignoresPage: false, asked: [] as [string, number][], refuses: false };
  const effect = createEffect<
    { peer: string; page?: number; per_page?: number },
    { data: Message[] },
    ApiError
  >(({ peer, page = 1, per_page = 10 }) => {
    server.asked.push([peer, page]);
    if (server.refuses) throw refused;
    if (server.ignoresPage)
      return {
        data: range(16, 25)
          .toReversed()
          .map((id) => ({ id })),
      };
    const all = Array.from({ length: server.newest }, (_, index) => server.newest - index);
    const ids = all.filter((id) => id !== server.gone);
    return { data: ids.slice((page - 1) * per_page, page * per_page).map((id) => ({ id })) };
  });
  const list = createPageList({ effect, pageSize: 10, idOf: ({ id }: Message) => id });
  const scope = fork();
  const ids = () => scope.getState(list.$rows).map(({ id }) => id);
  const start = (peer = 'Omar') => allSettled(list.start, { scope, params: { peer } });
  const more = () => allSettled(list.more, { scope });
  return { server, list, scope, ids, start, more };
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a list of pages that grows upwards', () => {
  it('begins with the newest page, oldest row first, and goes on to the oldest', async () => {
    const { list, scope, ids, start, more } = setUp();
    await start();
    expect(ids()).toEqual(range(16, 25));
    await more();
    await more();
    expect(ids()).toEqual(range(1, 25));
    expect(scope.getState(list.$hasMore)).toBe(false);
  });

  it('has each row once although new ones push the pages on', async () => {
    const { server, list, scope, ids, start, more } = setUp();
    await start();
    server.newest = 28;
    await allSettled(list.receive, { scope, params: range(26, 28).map((id) => ({ id })) });
    await more();
    expect(ids()).toEqual(range(9, 28));
  });

  it('replaces a row that arrives again, in its place', async () => {
    const { list, scope, ids, start } = setUp();
    await start();
    await allSettled(list.receive, { scope, params: [{ id: 20, text: 'edited' }] });
    expect(ids()).toEqual(range(16, 25));
    expect(scope.getState(list.$rows)[4]).toEqual({ id: 20, text: 'edited' });
  });

  it('has a newest page in the order of the server, although it reaches further back than the list', async () => {
    const { server, list, scope, ids, start } = setUp(11);
    await start();
    await allSettled(list.edit, { scope, params: (rows) => rows.filter(({ id }) => id !== 5) });
    server.newest = 12;
    const page = range(1, 12).filter((id) => id !== 5);
    await allSettled(list.receive, { scope, params: page.map((id) => ({ id })) });
    expect(ids()).toEqual(page);
  });

  it('leaves out a row that a newest page skips, also the newest', async () => {
    const { list, scope, ids, start } = setUp(12);
    await start();
    await allSettled(list.receive, { scope, params: [9, 10, 11, 13].map((id) => ({ id })) });
    expect(ids()).toEqual([...range(3, 11), 13]);
    await allSettled(list.receive, { scope, params: [10, 13, 14].map((id) => ({ id })) });
    expect(ids()).toEqual([...range(3, 10), 13, 14]);
  });

  it('skips no older row after some were removed, on the server too', async () => {
    const { server, list, scope, ids, start, more } = setUp(25);
    await start();
    await allSettled(list.edit, { scope, params: (rows) => rows.filter(({ id }) => id !== 20) });
    server.gone = 20;
    await more();
    await more();
    await more();
    expect(ids()).toEqual(range(1, 25).filter((id) => id !== 20));
    expect(scope.getState(list.$hasMore)).toBe(false);
  });

  it('goes on to the first page with an older row when a press meets only known ones', async () => {
    const { server, ids, start, more } = setUp(25);
    await start();
    server.newest = 35;
    await more();
    expect(ids()).toEqual(range(6, 25));
  });

  it('stops asking when the server has only known rows on every page', async () => {
    const { server, ids, start, more } = setUp(25);
    await start();
    server.ignoresPage = true;
    await more();
    expect(ids()).toEqual(range(16, 25));
    expect(server.asked.length).toBeLessThan(5);
  });

  it('keeps its newest rows when an older page is asked for again that is the first', async () => {
    const { server, list, scope, ids, start, more } = setUp(25);
    await start();
    await allSettled(list.edit, { scope, params: (rows) => rows.filter(({ id }) => id !== 20) });
    server.refuses = true;
    await more();
    server.refuses = false;
    server.gone = 20;
    await allSettled(list.retry, { scope });
    expect(ids()).toEqual(range(15, 25).filter((id) => id !== 20));
  });

  it('keeps its rows when an older page fails, and asks for that page again', async () => {
    const { server, list, scope, ids, start, more } = setUp();
    await start();
    server.refuses = true;
    await more();
    expect([ids().length, scope.getState(list.$error)]).toEqual([10, refused]);
    server.refuses = false;
    await allSettled(list.retry, { scope });
    expect([ids(), scope.getState(list.$error)]).toEqual([range(6, 25), null]);
    expect(server.asked.map(([, page]) => page)).toEqual([1, 2, 2]);
  });

  it('reaches a row that lies far back by large pages, and goes on from there', async () => {
    const { server, list, scope, ids, start, more } = setUp(450);
    await start();
    await allSettled(list.reach, { scope, params: 230 });
    expect(ids()).toEqual(range(151, 450));
    expect(server.asked).toHaveLength(4);
    await more();
    expect(ids()).toEqual(range(141, 450));
    await allSettled(list.reach, { scope, params: 1 });
    expect(ids()).toEqual(range(1, 450));
    expect([scope.getState(list.$hasMore), scope.getState(list.$pendingMore)]).toEqual([false, false]);
  });

  it('keeps its rows when the way to a row fails, and finds it the next time', async () => {
    const { server, list, scope, ids, start } = setUp(150);
    await start();
    server.refuses = true;
    await allSettled(list.reach, { scope, params: 20 });
    expect([ids().length, scope.getState(list.$error)]).toEqual([10, refused]);
    server.refuses = false;
    await allSettled(list.reach, { scope, params: 20 });
    expect([ids().length, scope.getState(list.$error)]).toEqual([150, null]);
  });

  it('shows nothing of the list before, whatever arrives late', async () => {
    const { list, scope, ids, start } = setUp();
    const first = start('Omar');
    await allSettled(list.reset, { scope });
    await first;
    expect(ids()).toEqual([]);
    await start('Lena');
    await allSettled(list.edit, { scope, params: (rows) => rows.slice(0, 2) });
    expect(ids()).toEqual([16, 17]);
  });

  it('asks for the newest page again after a failure, once at a time', async () => {
    const { server, list, scope, ids, start } = setUp();
    server.refuses = true;
    await start();
    expect(scope.getState(list.$error)).toEqual(refused);
    server.refuses = false;
    void allSettled(list.retry, { scope });
    expect([scope.getState(list.$pending), scope.getState(list.$error)]).toEqual([true, null]);
    await allSettled(list.retry, { scope });
    expect([ids(), scope.getState(list.$pending)]).toEqual([range(16, 25), false]);
    expect(server.asked).toEqual([
      ['Omar', 1],
      ['Omar', 1],
    ]);
  });

  it('is pending while its first page or an older one is on its way, and asks for one at a time', async () => {
    const { server, list, scope, ids, start } = setUp();
    const pending = () => [scope.getState(list.$pending), scope.getState(list.$pendingMore)];
    expect(pending()).toEqual([false, false]);
    const first = start();
    expect(pending()).toEqual([true, false]);
    await allSettled(list.more, { scope });
    await first;
    expect([pending(), server.asked.length]).toEqual([[false, false], 1]);
    const older = allSettled(list.more, { scope });
    expect(pending()).toEqual([false, true]);
    void allSettled(list.more, { scope });
    void allSettled(list.reach, { scope, params: 2 });
    await older;
    expect([pending(), server.asked.length, ids().length]).toEqual([[false, false], 2, 20]);
  });

  it('asks for nothing before it has begun, or when it has all', async () => {
    const { server, list, scope, start } = setUp(4);
    for (const event of [list.more, list.retry]) await allSettled(event, { scope });
    await allSettled(list.reach, { scope, params: 2 });
    expect([server.asked, scope.getState(list.$pendingMore)]).toEqual([[], false]);
    await start();
    await allSettled(list.more, { scope });
    await allSettled(list.reach, { scope, params: 99 });
    expect(server.asked).toHaveLength(1);
  });

  it('shows nothing of a call that is under way when it is reset', async () => {
    const { list, scope, ids, start } = setUp();
    const first = start();
    void allSettled(list.reset, { scope });
    await first;
    expect([ids(), scope.getState(list.$pending)]).toEqual([[], false]);
  });
});
