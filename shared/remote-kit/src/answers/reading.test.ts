import { momentOf, readRows, rowsOf, textOf } from './reading.ts';

describe('reading answers', () => {
  it('reads the rows of whatever an older back end made of a list', () => {
    const row = { id: 1 };
    expect(rowsOf([row, null as never, 'x' as never])).toEqual([row]);
    expect(rowsOf({ 0: row, 1: row } as never)).toEqual([row, row]);
    expect(rowsOf(null)).toEqual([]);
    expect(readRows<{ id: number }>()({ data: [row, null as never] })).toEqual({ data: [row] });
    expect(readRows<{ id: number }>(({ id }) => ({ id: id + 1 }))({ data: [row], total: 9 })).toEqual({
      data: [{ id: 2 }],
      total: 9,
    });
  });

  it('reads texts and moments that can be shown', () => {
    expect([textOf('a'), textOf(null), textOf(7)]).toEqual(['a', '', '']);
    expect(momentOf('2026-11-20T10:00:00Z')).toBe('2026-11-20T10:00:00Z');
    expect(momentOf('0000-00-00 00:00:00')).toBe('1970-01-01T00:00:00.000Z');
  });
});
