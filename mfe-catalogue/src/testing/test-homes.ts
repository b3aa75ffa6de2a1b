import type { ComparedProperty } from '@lintel/api-contract';
import { fact } from './test-data.ts';

const NOW = '2026-11-01T00:00:00.000Z';

/** A place near a home, for tests. */
export const near = (
  id: number,
  name: string,
  distance: number,
): ComparedProperty['near_by_places'][number] => ({
  id,
  facility_id: id,
  property_id: 1,
  name,
  distance,
  image: '',
  created_at: NOW,
  updated_at: NOW,
});

/** One side of a comparison, for tests. */
export const compared = (id: number, more: Partial<ComparedProperty> = {}): ComparedProperty => ({
  id,
  slug_id: `home-${id}`,
  title: `Home ${id}`,
  title_image: '',
  city: 'Porto Azul',
  state: 'Azul',
  country: 'Azulia',
  address: 'Marina 4',
  price: 450_000,
  property_type: 'sell',
  rentduration: null,
  is_premium: 0,
  total_likes: 3,
  total_views: 12,
  created_at: NOW,
  facilities: [fact(1, 'Bedrooms', '3'), fact(3, 'Built-up area (m²)', '142')],
  near_by_places: [near(1, 'Metro', 0.6)],
  ...more,
});
