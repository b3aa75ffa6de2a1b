import { fromSearch, toRequest, toSearch } from './projects-query.ts';

const here = { latitude: 1, longitude: 2, formatted_address: '', city: '', state: '', country: '' };

describe('the query of the projects page', () => {
  it('reads what it writes and drops what is not known', () => {
    const query = { featured: true, near: 10, page: 3 };
    expect(fromSearch(toSearch(query))).toEqual(query);
    expect(fromSearch('?near=7&page=-1&featured=yes')).toEqual({ featured: false, near: 0, page: 1 });
    expect(toSearch({ featured: false, near: 0, page: 1 })).toBe('');
  });
  it('asks around the user only where the position is known', () => {
    const query = { featured: false, near: 10, page: 1 };
    expect(toRequest(query, here)).toEqual({ latitude: 1, longitude: 2, radius: 10 });
    expect(toRequest(query, null)).toEqual({});
  });
});
