import type { FeatureType, Offer } from '@lintel/api-contract';
import fc from 'fast-check';
import { owner, running } from '../../testing/packages.ts';
import { effectOf, holdingsOf, isChanged } from './effect-of.ts';

const types = ['property_list', 'property_feature', 'premium_properties'] as const;
const feature = (type: FeatureType, limit: number | null) => ({
  id: types.indexOf(type as (typeof types)[number]) + 1,
  name: type,
  type,
  limit_type: limit === null ? ('unlimited' as const) : ('limited' as const),
  limit,
});
const offer = (limits: Partial<Record<FeatureType, number | null>>): Offer => ({
  ...owner,
  features: Object.entries(limits).map(([type, limit]) => feature(type as FeatureType, limit)),
});
/** The package as it runs after so many uses of each feature. */
const bought = (one: Offer, used = 0) => ({
  ...running,
  features: one.features.map((given) => ({
    ...given,
    used_limit: given.limit === null ? null : Math.min(used, given.limit),
    total_limit: given.limit,
  })),
});

it('units add up: 3 of 25 and 25 more are 28 of 50', () => {
  const now = [bought(offer({ property_list: 25 }), 22)];
  expect(effectOf(now, offer({ property_list: 25 }))).toEqual([
    {
      type: 'property_list',
      before: { kind: 'units', left: 3, total: 25 },
      after: { kind: 'units', left: 28, total: 50 },
    },
  ]);
});

it('one without limit wins, and what is simply there is not counted', () => {
  const now = [bought(offer({ property_list: null, premium_properties: null }))];
  const effects = effectOf(now, offer({ property_list: 3, property_feature: 0, premium_properties: null }));
  expect(effects.map(({ type, after }) => [type, after.kind])).toEqual([
    ['property_list', 'unlimited'],
    ['premium_properties', 'included'],
  ]);
  expect(effects.some(isChanged)).toBe(false);
});

const limit = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
const anyOffer = fc.dictionary(fc.constantFrom(...types), limit).map(offer);

it('what is promised before is what there is afterwards', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyOffer, fc.integer({ min: 0, max: 9 }))), anyOffer, (owned, next) => {
      const now = owned.map(([one, used]) => bought(one, used));
      const promised = new Map(effectOf(now, next).map(({ type, after }) => [type, after]));
      const there = [...holdingsOf([...now, bought(next)])].filter(([, { kind }]) => kind !== 'none');
      expect(promised).toEqual(new Map(there));
    }),
  );
});
