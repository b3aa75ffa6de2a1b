import { getAddedProperties } from '@lintel/api-contract';
import { stub } from '@lintel/testing';
import { isConfirmationDue, type OwnProperty } from '#common/own-listings.query.ts';

/** A live listing of user 7. */
export const property = (id: number, more: Partial<OwnProperty> = {}): OwnProperty => ({
  id,
  slug_id: `home-${id}`,
  title: `Home ${id}`,
  title_image: '',
  price: 450_000,
  city: 'Port Aster',
  state: 'Aster',
  country: 'Asteria',
  latitude: '35.2',
  longitude: '-24',
  category_id: 1,
  description: '',
  address: '12 Station Avenue',
  client_address: '',
  property_type: 'sell',
  propery_type: 'sell',
  category: { id: 1, category: 'Villa', image: '', parameter_types: '' },
  rentduration: null,
  is_premium: false,
  promoted: false,
  three_d_image: '',
  video_link: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  meta_image: '',
  added_by: 7,
  post_created: '2 days ago',
  total_click: 1204,
  request_status: 'approved',
  status: 1,
  reject_reason: {},
  is_feature_available: true,
  parameters: [],
  assign_facilities: [],
  advertisement: [],
  interested_users: [{ id: 1, name: 'Omar', profile: '' }],
  customer_name: 'Sara',
  email: 'sara@example.com',
  mobile: '',
  profile: '',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  gallery: [],
  documents: [],
  is_favourite: 0,
  ...more,
});

/** The back end's answer about the user's own listings: their state and page as asked for. */
export const ownPropertiesAnswer = (all: OwnProperty[]) =>
  stub(getAddedProperties, ({ offset = 0, limit = 10, request_status, confirmation }) => {
    const rows = all.filter(
      (row) =>
        (!request_status || row.request_status === request_status) &&
        (confirmation !== 'due' || isConfirmationDue(row)) &&
        (confirmation !== 'expired' || row.confirmation_step === 'expired'),
    );
    const from = Number(offset);
    const data = rows.slice(from, from + Number(limit));
    return { error: false as const, message: 'ok', data, total: rows.length, total_views: 0 };
  });

/** A place of interest near a home: the school of `formAnswers`, two kilometres away. */
export const school = {
  id: 1,
  property_id: 1,
  facility_id: 4,
  distance: 2,
  name: 'School',
  image: '',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};
