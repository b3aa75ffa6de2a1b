import { getPackage, type ActivePackage, type Offer } from '@lintel/api-contract';
import { stub } from '@lintel/testing';

export const listing = { id: 1, name: 'Property List', type: 'property_list' as const };
export const premium = { id: 6, name: 'Premium Properties Access', type: 'premium_properties' as const };

export const owner: Offer = {
  id: 2,
  name: 'Owner',
  package_type: 'paid',
  price: 19,
  ios_product_id: null,
  duration: 1440,
  created_at: '2026-01-01T00:00:00Z',
  package_status: 'inactive',
  payment_transaction_id: null,
  features: [{ ...listing, limit_type: 'limited', limit: 3 }],
};
export const running: ActivePackage = {
  ...owner,
  id: 4,
  name: 'Agent',
  package_status: 'active',
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2027-01-30T00:00:00Z',
  is_active: 1,
  features: [{ ...listing, limit_type: 'limited', limit: 25, used_limit: 3, total_limit: 25 }],
};
/** What the back end offers, and what is running. */
export const packageAnswers = (data: Offer[], active: ActivePackage[], adverts = 0) =>
  stub(getPackage, {
    error: false,
    message: 'ok',
    code: 200,
    data,
    active_packages: active,
    running_adverts: adverts,
    all_features: [
      { ...listing, status: 1 },
      { ...premium, status: 1 },
    ],
  });
