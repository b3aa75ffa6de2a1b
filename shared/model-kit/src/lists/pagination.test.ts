import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, fork } from 'effector';
import { $language } from '../language.ts';
import { createPagination, type Page } from './pagination.ts';

const refused: ApiError = { kind: 'rejected', retryable: false };

function setUp(size = 30) {
  const asked: Page[] = [];
  const server = { broken: false };
  const effect = createEffect<{ city: string } & Page, { data: number[]; total: number }, ApiError>();
  const list = createPagination({ effect, pageSize: 12 });
  const scope = fork({
    handlers: [
      [
        effect,
        ({ offset, limit }: Page) => {
          asked.push({ offset, limit });
          if (server.broken) throw refused;
          const rows = Array.from({ length: size }, (_, index) => index);
          return { data: rows.slice(offset, offset + limit), total: size };
        },
      ],
    ],
  });
  return { asked, server, list, scope };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A list of homes, of which the test changes what the server has. */
function setUpHomes(size: number) {
  const server = { ids: range(1, size), total: 0, broken: false };
  const effect = createEffect<Page, { data: { id: number }[]; total: number }, ApiError>(
    ({ offset, limit }) => {
      if (server.broken) throw refused;
      const data = server.ids.slice(offset, offset + limit).map((id) => ({ id }));
      return { data, total: server.total || server.ids.length };
    },
  );
  return { list: createPagination({ effect, pageSize: 12 }), server, scope: fork() };
}

describe('a list that grows', () => {
  it('loads a page, then the next below it, until there is no more', async () => {
    const { list, scope } = setUp();
    await allSettled(list.start, { scope, params: { params: { city: 'Aster' } } });
    expect(scope.getState(list.$rows)).toHaveLength(12);
    expect(scope.getState(list.$total)).toBe(30);
    await allSettled(list.more, { scope });
    await allSettled(list.more, { scope });
    expect(scope.getState(list.$rows)).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(scope.getState(list.$hasMore)).toBe(false);
    await allSettled(list.more, { scope });
    expect(scope.getState(list.$pages)).toBe(3);
  });

  it('restores as many pages as the address names, in calls of at most a hundred rows', async () => {
    const { asked, list, scope } = setUp(400);
    await allSettled(list.start, { scope, params: { params: { city: 'Aster' }, pages: 10 } });
    expect(scope.getState(list.$rows)).toHaveLength(120);
    expect(asked).toEqual([
      { offset: 0, limit: 100 },
      { offset: 100, limit: 20 },
    ]);
  });

  it('asks for the same pages again in another language, and not for a list that is not on screen', async () => {
    const { asked, list, scope } = setUp();
    const arabic = { scope, params: { code: 'ar', direction: 'rtl' } as const };
    await allSettled(list.start, { scope, params: { params: { city: 'Aster' }, pages: 2 } });
    await allSettled($language, arabic);
    expect(asked).toEqual([
      { offset: 0, limit: 24 },
      { offset: 0, limit: 24 },
    ]);
    await allSettled(list.reset, { scope });
    await allSettled($language, { scope, params: { code: 'de', direction: 'ltr' } });
    expect(asked).toHaveLength(2);
  });

  it('makes a change again on the answer of a list that was under way, since that may be older', async () => {
    const { list, scope } = setUp();
    await allSettled(list.start, { scope, params: { params: { city: 'Aster' } } });
    const again = allSettled(list.start, { scope, params: { params: { city: 'Aster' } } });
    void allSettled(list.edit, { scope, params: (rows) => rows.filter((row) => row !== 3) });
    await again;
    expect(scope.getState(list.$rows)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(scope.getState(list.$total)).toBe(29);
    // The next list is newer than the change.
    await allSettled(list.start, { scope, params: { params: { city: 'Aster' } } });
    expect(scope.getState(list.$rows)).toContain(3);
  });

  it('shows no rows of another list when a new one fails, and keeps them when the same one does', async () => {
    const { server, list, scope } = setUp();
    const start = (city: string) => allSettled(list.start, { scope, params: { params: { city } } });
    const seen = () => [list.$rows, list.$total, list.$pages].map((store) => scope.getState<unknown>(store));
    await start('Aster');
    const before = seen();
    server.broken = true;
    await start('Aster');
    expect(seen()).toEqual(before);
    await start('Port');
    expect(seen()).toEqual([[], 0, 0]);
    expect(scope.getState(list.$error)).toEqual(refused);
    server.broken = false;
    await allSettled(list.retry, { scope });
    expect(seen()).toEqual(before);
  });

  describe('whose rows change on the server', () => {
    it('shows every row once when one above is removed, and then ends', async () => {
      const { list, scope, server } = setUpHomes(25);
      await allSettled(list.start, { scope, params: { params: {} } });
      await allSettled(list.edit, { scope, params: (rows) => rows.filter(({ id }) => id !== 3) });
      server.ids = server.ids.filter((id) => id !== 3);
      await allSettled(list.more, { scope });
      await allSettled(list.more, { scope });
      expect(scope.getState(list.$rows).map(({ id }) => id)).toEqual(server.ids);
      expect(scope.getState(list.$hasMore)).toBe(false);
    });

    it('shows every row once when new ones come in above', async () => {
      const { list, scope, server } = setUpHomes(25);
      await allSettled(list.start, { scope, params: { params: {} } });
      server.ids = [101, ...server.ids];
      await allSettled(list.more, { scope });
      expect(scope.getState(list.$rows).map(({ id }) => id)).toEqual(range(1, 23));
      server.ids = [...range(102, 112), ...server.ids];
      await allSettled(list.more, { scope });
      await allSettled(list.more, { scope });
      expect(scope.getState(list.$rows).map(({ id }) => id)).toEqual(range(1, 25));
    });

    it('offers no further page once the server has no further row', async () => {
      const { list, scope, server } = setUpHomes(25);
      await allSettled(list.start, { scope, params: { params: {} } });
      server.total = 40;
      await allSettled(list.more, { scope });
      await allSettled(list.more, { scope });
      await allSettled(list.more, { scope });
      expect(scope.getState(list.$rows)).toHaveLength(25);
      expect([scope.getState(list.$hasMore), scope.getState(list.$total)]).toEqual([false, 25]);
    });

    it('goes on below when all of its rows are removed, and asks from there after a failure', async () => {
      const { list, scope, server } = setUpHomes(25);
      await allSettled(list.start, { scope, params: { params: {} } });
      await allSettled(list.edit, { scope, params: (rows) => rows.slice(0, 2) });
      server.ids = server.ids.filter((id) => id <= 2 || id > 12);
      server.broken = true;
      await allSettled(list.more, { scope });
      await allSettled(list.edit, { scope, params: () => [] });
      server.ids = server.ids.filter((id) => id > 2);
      server.broken = false;
      await allSettled(list.retry, { scope });
      expect(scope.getState(list.$rows).map(({ id }) => id)).toEqual(range(13, 24));
      expect([scope.getState(list.$hasMore), scope.getState(list.$pages)]).toEqual([true, 2]);
    });
  });

  it('keeps the rows on screen when the next page fails, and loads just that page on retry', async () => {
    const { asked, server, list, scope } = setUp();
    await allSettled(list.start, { scope, params: { params: { city: 'Aster' } } });
    server.broken = true;
    await allSettled(list.more, { scope });
    expect(scope.getState(list.$rows)).toHaveLength(12);
    expect(scope.getState(list.$error)).toEqual(refused);
    server.broken = false;
    await allSettled(list.retry, { scope });
    expect(scope.getState(list.$rows)).toHaveLength(24);
    expect(asked.at(-1)).toEqual({ offset: 12, limit: 12 });
  });
});
