import { running } from '../testing/packages.ts';
import { nextEnd } from './package-times.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const until = (name: string, end_date: string | null) => ({ ...running, name, end_date });

describe('the end of packages', () => {
  it('names the package that ends first, and counts days that have begun', () => {
    const packages = [
      until('Agent', '2027-01-30T00:00:00Z'),
      until('For ever', null),
      until('Owner', '2026-11-25T00:00:00Z'),
    ];
    expect(nextEnd(packages, NOW)).toEqual({ name: 'Owner', end: '2026-11-25T00:00:00Z', days: 2 });
  });

  it('is nothing when no package ends', () => {
    expect(nextEnd([until('For ever', null)], NOW)).toBeNull();
    expect(nextEnd([], NOW)).toBeNull();
  });
});
