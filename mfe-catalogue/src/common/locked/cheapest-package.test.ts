import type { Offer } from '@lintel/api-contract';
import { cheapestPackage, openedBy } from './cheapest-package.ts';

const offer = (id: number, price: number | null, features: Offer['features'], duration = 720): Offer => ({
  id,
  name: `Package ${id}`,
  package_type: price === null ? 'free' : 'paid',
  price,
  ios_product_id: null,
  duration,
  created_at: '2026-11-01T00:00:00.000Z',
  package_status: 'inactive',
  payment_transaction_id: null,
  features,
});
const unlimited = { limit_type: 'unlimited', limit: null } as const;
const premium = { id: 6, name: 'Premium', type: 'premium_properties' as const, ...unlimited };

describe('the package that opens a locked page (B13)', () => {
  it('is the cheapest that has the feature, and of two at one price the longer one', () => {
    const offers = [
      offer(1, null, []),
      offer(2, 79, [premium]),
      offer(3, 9, [premium]),
      offer(4, 9, [premium], 8760),
    ];
    expect(cheapestPackage(offers, 'premium_properties')?.id).toBe(4);
    expect(cheapestPackage(offers, 'project_access')).toBeUndefined();
  });
  it('is none that has the feature with nothing in it', () => {
    const empty = { ...premium, limit_type: 'limited' as const, limit: 0 };
    expect(cheapestPackage([offer(1, 5, [empty])], 'premium_properties')).toBeUndefined();
  });
  it('is found by the id of the feature on servers that send names only', () => {
    const { type: _, ...named } = premium;
    const found = cheapestPackage([offer(1, 5, [named])], 'premium_properties');
    expect(found && openedBy(found)).toEqual(['premium_properties']);
  });
});
