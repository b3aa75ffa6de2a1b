import type { Offer } from '@lintel/api-contract';
import { listing, owner, premium } from '../testing/packages.ts';
import { actionOf, audienceOf, inOrder, recommendedOf } from './arrange-offers.ts';

const unlimited = { limit_type: 'unlimited' as const, limit: null };
const units = (limit: number) => ({ limit_type: 'limited' as const, limit });
const project = { id: 3, name: 'Project List', type: 'project_list' as const };
const offer = (id: number, values: Partial<Offer>): Offer => ({ ...owner, id, ...values });

it.each([
  ['owners', [{ ...listing, ...units(3) }]],
  ['agents', [{ ...listing, ...unlimited }]],
  [
    'agents',
    [
      { ...listing, ...units(3) },
      { ...project, ...units(1) },
    ],
  ],
  [
    'seekers',
    [
      { ...listing, ...units(0) },
      { ...premium, ...unlimited },
    ],
  ],
  ['seekers', []],
] as const)('a package is for %s', (audience, features) => {
  expect(audienceOf(offer(1, { features: [...features] }))).toBe(audience);
});

it('what is under review comes first, then what was declined, then the rest in its order', () => {
  const offers = [
    offer(1, {}),
    offer(2, { package_status: 'rejected' }),
    offer(3, { package_status: 'pending' }),
    offer(4, { package_status: 'review' }),
  ];
  expect(inOrder(offers).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});

it('recommends the cheapest that has everything', () => {
  const all = [
    { ...listing, ...units(1) },
    { ...premium, ...unlimited },
  ];
  const features = [
    { ...listing, status: 1 },
    { ...premium, status: 1 },
  ];
  const offers = [
    offer(1, { price: null, package_type: 'free', features: all }),
    offer(2, { price: 90, features: all }),
    offer(3, { price: 70, features: all }),
    offer(4, { price: 5, features: [all[0]!] }),
  ];
  expect(recommendedOf(offers, features)?.id).toBe(3);
  expect(recommendedOf([offers[3]!], features)).toBeNull();
  expect(recommendedOf(offers, [])).toBeNull();
});

it.each([
  ['inactive', 'buy'],
  ['expired', 'buyAgain'],
  ['failed', 'retry'],
  ['pending', 'continue'],
  ['review', 'follow'],
  ['rejected', 'uploadAgain'],
] as const)('%s: %s', (package_status, action) => {
  expect(actionOf(offer(1, { package_status }))).toBe(action);
  expect(actionOf(offer(1, { package_status, package_type: 'free' }))).toBe('take');
});
