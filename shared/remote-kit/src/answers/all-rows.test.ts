import { allRows } from './all-rows.ts';

const list = (ids: number[]) => ids.map((id) => ({ id }));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => last - index);

/** Answers pages of a list that changes after each of them. */
function changing<Row>(first: Row[], change: (rows: Row[]) => Row[]) {
  let rows = first;
  return async ({ offset, limit }: { offset: number; limit: number }) => {
    const answer = { data: rows.slice(offset, offset + limit), total: rows.length };
    rows = change(rows);
    return answer;
  };
}

/** A change that happens once. */
function once<Row>(change: (rows: Row[]) => Row[]) {
  let isDone = false;
  return (rows: Row[]) => {
    if (isDone) return rows;
    isDone = true;
    return change(rows);
  };
}

describe('all rows of a list', () => {
  it('has each row once where others come between two pages', async () => {
    const read = changing(list(upTo(250)), (rows) => [{ id: rows[0]!.id + 1 }, ...rows]);
    expect(await allRows(read)).toEqual(list(upTo(250)));
  });

  it.each([1, 3, 99])('misses none where the first %i rows leave between two pages', async (count) => {
    const read = changing(
      list(upTo(350)),
      once((rows) => rows.slice(count)),
    );
    expect(await allRows(read)).toEqual(list(upTo(350)));
  });

  it('misses none where rows leave and others come between two pages', async () => {
    const read = changing(list(upTo(250)), (rows) => [
      { id: rows[0]!.id + 1 },
      ...rows.slice(0, 40),
      ...rows.slice(45),
    ]);
    const rows = await allRows(read);
    expect(rows.filter(({ id }) => id <= 150)).toEqual(list(upTo(150)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('has what is left where everything that it knows has left', async () => {
    const read = changing(
      list(upTo(150)),
      once((rows) => rows.slice(100)),
    );
    expect(await allRows(read)).toEqual(list(upTo(150)));
    const emptied = changing(list(upTo(150)), () => []);
    expect(await allRows(emptied)).toEqual(list(upTo(150)).slice(0, 100));
  });

  it('asks no further than the total, and without a total until a page is short', async () => {
    const asked: number[] = [];
    const read = (total: number | undefined) => (page: { offset: number; limit: number }) => {
      asked.push(page.offset);
      const data = list(upTo(199).slice(page.offset, page.offset + page.limit));
      return Promise.resolve(total === undefined ? { data } : { data, total });
    };
    expect(await allRows(read(199))).toHaveLength(199);
    expect(asked.splice(0)).toEqual([0, 99]);
    expect(await allRows(read(undefined))).toHaveLength(199);
    expect(asked).toEqual([0, 99, 198]);
  });

  it('keeps rows without an id, however alike', async () => {
    const data = Array.from({ length: 230 }, () => ({ text: 'Thanks' }));
    expect(await allRows(changing(data, (rows) => rows))).toEqual(data);
  });

  it('misses no row without an id where some leave between two pages', async () => {
    const rows = upTo(250).map((day) => ({ title: 'A home', at: day }));
    expect(await allRows(changing(rows, (before) => before.slice(2)))).toEqual(rows);
  });
});
