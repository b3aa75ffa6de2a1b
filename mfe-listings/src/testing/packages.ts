import { getPackage, type ActivePackage } from '@lintel/api-contract';
import { stub } from '@lintel/testing';

/** A running package with advertisements. */
export const adPackage = (
  limits: Partial<ActivePackage['features'][number]>,
  more: Partial<ActivePackage> = {},
): ActivePackage => ({
  id: 4,
  name: 'Agent',
  package_type: 'paid',
  price: 79,
  ios_product_id: null,
  duration: 720,
  created_at: '2026-01-01T00:00:00Z',
  package_status: 'active',
  payment_transaction_id: null,
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2027-01-30T00:00:00Z',
  is_active: 1,
  features: [
    {
      id: 2,
      name: 'Property Feature',
      type: 'property_feature',
      limit_type: 'limited',
      limit: 5,
      used_limit: 0,
      total_limit: 5,
      ...limits,
    },
  ],
  ...more,
});

/** The back end's answer about packages: none on offer, these running. */
export const packagesAnswer = (active_packages: ActivePackage[]) =>
  stub(getPackage, {
    error: false,
    message: 'ok',
    code: 200,
    data: [],
    active_packages,
    all_features: [],
  });
