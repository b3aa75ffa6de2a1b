import {
  checkPackageLimit,
  getCategories,
  getFacilities,
  type Category,
  type Facility,
  type PropertyDetail,
  type UserRow,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { stub } from '@lintel/testing';
import type { OwnProperty } from '#common/own-listings.query.ts';

/** A user with a complete profile. */
export const poster = {
  user: {
    id: 7,
    name: 'Sara',
    email: 'sara@example.com',
    mobile: '+351123',
    profile: '/sara.webp',
    address: '1 Quay Street',
  } as UserRow,
} as Session;

type Fact = Category['parameter_types'][number];
const fact = (id: number, name: string, more: Partial<Fact>): Fact => ({
  id,
  name,
  type_of_parameter: 'textbox',
  type_values: null,
  image: '',
  is_required: 0,
  ...more,
});

export const villa: Category = {
  id: 1,
  category: 'Villa',
  image: '',
  slug_id: 'villa',
  parameter_types: [
    fact(1, 'Bedrooms', { type_of_parameter: 'number', is_required: 1 }),
    fact(2, 'Heating', { type_of_parameter: 'dropdown', type_values: ['Gas', 'Solar'] }),
    fact(3, 'Outside', { type_of_parameter: 'checkbox', type_values: ['Garden', 'Pool'] }),
  ],
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  meta_image: null,
};
const plot: Category = { ...villa, id: 2, category: 'Plot', slug_id: 'plot', parameter_types: [] };

const at = '2026-11-01T00:00:00Z';
const school: Facility = { id: 4, name: 'School', image: '', created_at: at, updated_at: at };

/** What the form of a property asks for when it opens. */
export const formAnswers = (check: Partial<Record<'package' | 'feature' | 'limit', boolean>> = {}) => [
  stub(getCategories, { error: false, message: 'ok', data: [villa, plot], total: 2 }),
  stub(getFacilities, { error: false, message: 'ok', data: [school], total: 1 }),
  stub(checkPackageLimit, {
    error: false,
    message: 'ok',
    data: {
      package_available: check.package ?? true,
      feature_available: check.feature ?? true,
      limit_available: check.limit ?? true,
    },
  }),
];

/** An own listing as the calls that write it answer it. */
export function postedProperty(row: OwnProperty, more: Partial<PropertyDetail> = {}): PropertyDetail {
  const { category, rentduration, interested_users: _, advertisement: __, ...same } = row;
  return {
    ...same,
    category: { ...category, slug_id: 'villa' },
    rentduration: rentduration ?? 'Monthly',
    title_image_hash: '',
    total_view: 0,
    favourite_users: [],
    total_favourite_users: 0,
    interested_users: [],
    total_interested_users: 0,
    is_interested: 0,
    is_reported: false,
    inquiry: false,
    is_interest_available: false,
    is_report_available: false,
    is_blocked_by_me: false,
    is_blocked_by_user: false,
    is_verified: true,
    ...more,
  };
}
