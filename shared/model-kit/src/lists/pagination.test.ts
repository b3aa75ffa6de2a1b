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
