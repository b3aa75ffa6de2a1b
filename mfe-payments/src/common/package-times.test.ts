import { running } from '../testing/packages.ts';
import { nextEnd } from './package-times.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const IDS = ['Agent', 'Owner', 'For ever'];
const until = (name: string, end_date: string | null) => ({
  ...running,
  id: IDS.indexOf(name),
  name,
  end_date,
});

describe('the end of packages', () => {
  it('names the package that ends first, and counts days that have begun', () => {
    const packages = [
      until('Agent', '2027-01-30T00:00:00Z'),
      until('For ever', null),
      until('Owner', '2026-11-25T00:00:00Z'),
    ];
    expect(nextEnd(packages, NOW)).toEqual({ name: 'Owner', end: '2026-11-25T00:00:00Z', days: 2 });
  });

  it('is that of the last time of a package that was paid twice', () => {
    const owner = ['2026-11-25T00:00:00Z', '2026-12-25T00:00:00Z'].map((end) => until('Owner', end));
    expect(nextEnd(owner, NOW)).toMatchObject({ name: 'Owner', end: '2026-12-25T00:00:00Z' });
    expect(nextEnd([...owner, until('Agent', '2026-12-01T00:00:00Z')], NOW)).toMatchObject({ name: 'Agent' });
    expect(nextEnd([...owner, { ...owner[0]!, never_ends: true }], NOW)).toBeNull();
  });

  it('is nothing when no package ends', () => {
    expect(nextEnd([until('For ever', null)], NOW)).toBeNull();
    expect(nextEnd([], NOW)).toBeNull();
  });
});
