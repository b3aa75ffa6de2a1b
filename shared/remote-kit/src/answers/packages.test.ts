import type { AnswerOf, getPackage } from '@lintel/api-contract';
import { readPackages } from './packages.ts';

type Packages = AnswerOf<typeof getPackage>;

const feature = { id: 3, name: 'Listings' };
const read = (answer: object) => readPackages(answer as Packages);

describe('the packages of an answer', () => {
  it('are all that can be shown, each with the features that can', () => {
    const { data, all_features, ...rest } = read({
      total: 2,
      data: [{ id: 1, features: [feature, null] }, 'x', { id: 2 }],
      active_packages: [],
      all_features: [null, feature],
    });
    expect(data).toEqual([
      { id: 1, features: [feature] },
      { id: 2, features: [] },
    ]);
    expect([all_features, rest]).toEqual([[feature], { total: 2, active_packages: [] }]);
  });

  it('are none where an older back end leaves the lists out', () => {
    expect(read({ total: 0 })).toEqual({ total: 0, data: [], active_packages: [], all_features: [] });
  });

  it('of the user keep their days; no end is an end that never comes', () => {
    const [bought, endless, broken] = read({
      active_packages: [
        { id: 1, features: [feature], start_date: '2026-11-01', end_date: '2026-12-01' },
        { id: 2, features: [], start_date: '2026-11-01', end_date: null },
        { id: 3, start_date: '0000-00-00', end_date: 'soon' },
      ],
    }).active_packages;
    expect(bought).toEqual({
      id: 1,
      features: [feature],
      start_date: '2026-11-01',
      end_date: '2026-12-01',
    });
    expect(endless!.end_date).toBeNull();
    const longAgo = '1970-01-01T00:00:00.000Z';
    expect(broken).toEqual({ id: 3, features: [], start_date: longAgo, end_date: longAgo });
  });
});
