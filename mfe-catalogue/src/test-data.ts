import type {
  HomepageData,
  ParameterValue,
  PropertyCard,
  PropertyDetail,
  PropertyListRow,
} from '@lintel/api-contract';

/** Builders of wire rows for tests; each takes what the test is about and fills in the rest. */

export const category = { id: 1, category: 'Villa', image: '', slug_id: 'villa' };

export const fact = (id: number, name: string, value: string | string[]): ParameterValue => ({
  id,
  name,
  value,
  image: '',
  type_of_parameter: 'number',
  type_values: null,
  is_required: 0,
});

const common = (id: number) => ({
  id,
  slug_id: `home-${id}`,
  title: `Home ${id}`,
  title_image: `http://api.test/home-${id}.webp`,
  price: 450_000,
  city: 'Porto Azul',
  state: 'Azul',
  country: 'Azulia',
  latitude: '36.1',
  longitude: '-5.3',
  address: 'Marina 4, Porto Azul',
  category_id: 1,
  category,
  is_premium: false,
  promoted: false,
  property_type: 'sell' as const,
  parameters: [fact(1, 'Bedrooms', '3'), fact(2, 'Bathrooms', '2'), fact(3, 'Built-up area', '142')],
  gallery: [],
  documents: [],
  is_favourite: 0 as const,
});

export const card = (id: number, more: Partial<PropertyCard> = {}): PropertyCard => ({
  ...common(id),
  propery_type: 'sell',
  rentduration: null,
  ...more,
});

export const row = (id: number, more: Partial<PropertyListRow> = {}): PropertyListRow => ({
  ...common(id),
  rentduration: null,
  added_by: 5,
  total_click: 12,
  favourite_count: 3,
  assign_facilities: [],
  ...more,
});

export const detail = (id: number, more: Partial<PropertyDetail> = {}): PropertyDetail => ({
  ...common(id),
  rentduration: 'Monthly',
  description: 'A bright house near the harbour.',
  request_status: 'approved',
  status: 1,
  post_created: '3 days ago',
  client_address: '',
  title_image_hash: '',
  three_d_image: '',
  video_link: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  meta_image: '',
  assign_facilities: [],
  total_view: 12,
  favourite_users: [],
  total_favourite_users: 0,
  interested_users: [],
  total_interested_users: 0,
  is_interested: 0,
  is_reported: false,
  inquiry: false,
  is_interest_available: true,
  is_report_available: true,
  is_blocked_by_me: false,
  is_blocked_by_user: false,
  added_by: 5,
  customer_name: 'Sara Khatib',
  customer_id: 5,
  email: 'sara@example.com',
  mobile: '+44 7700 900123',
  profile: '',
  is_verified: true,
  ...more,
});

export const homepage = (more: Partial<HomepageData> = {}): HomepageData => ({
  sections: [],
  slider_section: [],
  homepage_location_data_available: true,
  ...more,
});

/** The success envelope around rows. */
export const listOf = <Row>(data: Row[], total = data.length) => ({
  error: false as const,
  message: 'ok',
  data,
  total,
});
