import { card } from '#testing/test-data.ts';
import { readSaved, writeSaved } from './favourites.storage.ts';

/** A storage of one browser. */
const memory = (content?: string) => {
  let stored = content ?? null;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
};

describe('saved homes of a visitor', () => {
  it('come back as they were stored, without what a card does not need', () => {
    const storage = memory();
    expect(writeSaved(storage, [card(1, { title: 'Villa' })])).toBe(true);
    const [kept] = readSaved(storage);
    expect(kept).toMatchObject({ id: 1, slug_id: 'home-1', title: 'Villa', price: 450_000 });
    expect(kept).not.toHaveProperty('gallery');
  });
  it.each(['not json', '{"a":1}', '[1,null,{"id":1}]'])('are none when %s is stored', (content) => {
    expect(readSaved(memory(content))).toEqual([]);
  });
  it('are none when the browser forbids storage', () => {
    const forbidden = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(readSaved(forbidden)).toEqual([]);
    expect(writeSaved(forbidden, [card(1)])).toBe(false);
  });
  it('are the newest 200 at most', () => {
    const storage = memory();
    writeSaved(
      storage,
      Array.from({ length: 250 }, (_, index) => card(index)),
    );
    expect(readSaved(storage)).toHaveLength(200);
  });
});
