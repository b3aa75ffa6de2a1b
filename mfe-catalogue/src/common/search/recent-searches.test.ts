import { readRecentSearches, rememberSearch, searchWords } from './recent-searches.ts';
import { emptyQuery } from '#common/search/filters/search-query.ts';

const storage = (initial?: string) => {
  let stored = initial ?? null;
  return { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) };
};

describe('the list of recent searches', () => {
  it('keeps the latest five, newest first, each once, without order and page', () => {
    const kept = storage();
    for (const city of ['A', 'B', 'C', 'D', 'E', 'F', 'B'])
      rememberSearch(kept, { ...emptyQuery, city, sort: 'newest', page: 3 });
    expect(readRecentSearches(kept).map(({ city, sort, page }) => [city, sort, page])).toEqual([
      ['B', '', 1],
      ['F', '', 1],
      ['E', '', 1],
      ['D', '', 1],
      ['C', '', 1],
    ]);
  });

  it('remembers no search for everything', () => {
    const kept = storage();
    rememberSearch(kept, { ...emptyQuery, sort: 'price_asc', page: 2 });
    expect(readRecentSearches(kept)).toEqual([]);
  });

  it.each(['{', '"text"', '[1, null, {}]', ''])('reads %s as nothing', (text) => {
    expect(readRecentSearches(storage(text))).toEqual([]);
  });

  it('does not mind a storage that refuses', () => {
    const refusing = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    rememberSearch(refusing, { ...emptyQuery, city: 'A' });
    expect(readRecentSearches(refusing)).toEqual([]);
  });

  it('names a search by place, words and category', () => {
    expect(
      searchWords({ state: '', country: '', city: 'Port Aster', q: 'garden', category: 'Co-living' }, 'en'),
    ).toBe('Port Aster, garden, Co-living');
    expect(searchWords({ ...emptyQuery, city: 'ميناء أستر', q: 'حديقة' }, 'ar')).toBe('ميناء أستر، حديقة');
  });
});
