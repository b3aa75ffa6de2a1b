import { adPackage } from '#testing/packages.ts';
import { featureUnits } from './feature-units.ts';

const left = (total_limit: number, used_limit: number) => ({ total_limit, used_limit });

describe('the sum of units', () => {
  it('adds up what is left in all packages, and the one that ends first pays', () => {
    const packages = [
      adPackage(left(5, 2), { name: 'Agency', end_date: '2027-06-01T00:00:00Z', duration: 8760 }),
      adPackage(left(3, 1), { name: 'Agent', end_date: '2027-01-01T00:00:00Z', duration: 720 }),
      adPackage(left(2, 2), { name: 'Owner', end_date: '2026-12-01T00:00:00Z' }),
    ];
    expect(featureUnits(packages, 'property')).toEqual({ left: 5, paidBy: { name: 'Agent', days: 30 } });
  });

  it('a package without limit pays first, and nothing runs out', () => {
    const packages = [
      adPackage(left(3, 1), { name: 'Agent' }),
      adPackage(
        { limit_type: 'unlimited', limit: null, total_limit: null, used_limit: null },
        { name: 'Office', end_date: '2028-01-01T00:00:00Z' },
      ),
    ];
    expect(featureUnits(packages, 'property')).toEqual({ left: null, paidBy: { name: 'Office', days: 30 } });
  });

  it('knows the kinds apart', () => {
    expect(featureUnits([adPackage(left(3, 1))], 'project')).toBeNull();
    expect(featureUnits([], 'property')).toBeNull();
  });
});
