import { allRows } from './all-rows.ts';

const list = (ids: number[]) => ids.map((id) => ({ id }));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => last - index);

describe('all rows of a list', () => {
  it('has each row once where others come between two pages', async () => {
    let ids = upTo(150);
    const rows = await allRows(async ({ offset, limit }) => {
      const answer = { data: list(ids.slice(offset, offset + limit)), total: ids.length };
      ids = [ids[0]! + 2, ids[0]! + 1, ...ids];
      return answer;
    });
    expect(rows).toEqual(list(upTo(150)));
  });

  it('asks no further than the total, and without a total until a page is short', async () => {
    const asked: number[] = [];
    const read = (total: number | undefined) => (page: { offset: number; limit: number }) => {
      asked.push(page.offset);
      const data = list(upTo(200).slice(page.offset, page.offset + page.limit));
      return Promise.resolve(total === undefined ? { data } : { data, total });
    };
    expect(await allRows(read(200))).toHaveLength(200);
    expect(asked.splice(0)).toEqual([0, 100]);
    expect(await allRows(read(undefined))).toHaveLength(200);
    expect(asked).toEqual([0, 100, 200]);
  });

  it('keeps rows without an id, however alike', async () => {
    const data = [{ text: 'Thanks' }, { text: 'Thanks' }];
    expect(await allRows(async () => ({ data, total: 2 }))).toEqual(data);
  });
});
