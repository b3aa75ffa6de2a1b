import { fromSearch, isFiltered, requestFor, toSearch } from './transactions.query.ts';

describe('the query of transactions', () => {
  it.each(['', '?state=review', '?q=agent&state=failed&method=bank'])(
    '“%s” is read and written back',
    (search) => {
      expect(toSearch(fromSearch(search))).toBe(search);
      expect(isFiltered(fromSearch(search))).toBe(search !== '');
    },
  );

  it('what the address cannot mean is left out', () => {
    expect(toSearch(fromSearch('?state=gold&method=shells&page=2'))).toBe('');
    expect(fromSearch(`?q=${'a'.repeat(300)}`).words).toHaveLength(100);
  });

  it('asks the back end in its words', () => {
    expect(requestFor(fromSearch('?state=rejected&method=bank&q=LT-7'))).toEqual({
      payment_status: 'rejected',
      payment_type: 'bank transfer',
      search: 'LT-7',
    });
    expect(requestFor(fromSearch(''))).toEqual({});
  });
});
