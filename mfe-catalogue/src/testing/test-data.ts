import type {
  Agent,
  AgentRow,
  Article,
  Category,
  HomepageData,
  ProjectDetail,
  ProjectListRow,
  ParameterValue,
  PropertyCard,
  PropertyDetail,
  PropertyListRow,
} from '@lintel/api-contract';

/** Builders of wire rows for tests; each takes what the test is about and fills in the rest. */

export const category = { id: 1, category: 'Villa', image: '', slug_id: 'villa' };

/** Row of `get_categories`. */
export const categoryRow = (more: Partial<Category> = {}): Category => ({
  ...category,
  parameter_types: [],
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  meta_image: null,
  properties_count: 3,
  ...more,
});

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

const now = '2026-01-01T00:00:00Z';

const project = (id: number) => ({
  id,
  slug_id: `project-${id}`,
  title: `Project ${id}`,
  type: 'under_construction' as const,
  image: `http://api.test/project-${id}.webp`,
  location: 'Pier 3, Porto Azul',
  city: 'Porto Azul',
  state: 'Azul',
  country: 'Azulia',
  latitude: '36.1',
  longitude: '-5.3',
  category_id: 1,
  category,
  added_by: 5,
  gallary_images: [],
  is_promoted: false,
  is_feature_available: false,
  status: 1 as const,
  is_admin_listing: 0 as const,
  request_status: 'approved' as const,
});

export const projectRow = (id: number, more: Partial<ProjectListRow> = {}): ProjectListRow => ({
  ...project(id),
  plans_count: 3,
  customer: { id: 5, name: 'Sara Khatib', email: 'sara@example.com', mobile: '', slug_id: 'sara' },
  ...more,
});

const plan = (id: number, title: string, document: string) => ({
  id,
  title,
  document,
  project_id: 4,
  created_at: now,
  updated_at: now,
});

export const projectDetail = (id: number, more: Partial<ProjectDetail> = {}): ProjectDetail => ({
  ...project(id),
  description: 'Five buildings around a green court.',
  video_link: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  meta_image: null,
  total_click: 8,
  created_at: now,
  updated_at: now,
  customer: {
    id: 5,
    name: 'Sara Khatib',
    profile: '',
    email: 'sara@example.com',
    mobile: '+44 7700 900123',
    address: '',
    slug_id: 'sara',
  },
  plans: [plan(1, 'Ground floor', 'http://api.test/ground.svg'), plan(2, 'Roof', 'http://api.test/roof.pdf')],
  documents: [
    {
      id: 1,
      name: 'http://api.test/terms.pdf',
      type: 'doc',
      project_id: id,
      created_at: now,
      updated_at: now,
    },
  ],
  ...more,
});

export const agentRow = (id: number, more: Partial<AgentRow> = {}): AgentRow => ({
  id,
  name: `Agent ${id}`,
  email: `agent-${id}@example.com`,
  profile: '',
  slug_id: `agent-${id}`,
  projects_count: 0,
  property_count: 4,
  total_count: 4,
  is_verified: true,
  is_admin: false,
  ...more,
});

export const article: Article = {
  id: 1,
  slug_id: 'plans',
  title: 'About plans',
  description: '<p>Read this</p>',
  image: '',
  category: null,
  category_id: '0',
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  meta_image: '',
  created_at: '3 days ago',
};

/** An agent as their page shows them. */
export const person: Agent = {
  id: 5,
  slug_id: 'sara',
  name: 'Sara Khatib',
  profile: '',
  mobile: '+44 7700 900123',
  email: 'sara@example.com',
  address: '',
  city: 'Porto Azul',
  state: 'Azul',
  country: 'Azulia',
  latitude: '',
  longitude: '',
  about_me: 'Homes with gardens.',
  facebook_id: 'sara.k',
  twitter_id: '',
  youtube_id: '',
  instagram_id: '',
  projects_count: 2,
  property_count: 13,
  is_verify: true,
};

export const savedSearch = {
  id: 1,
  name: 'By the sea',
  filter: { city: 'Porto Azul' },
  frequency: 'daily' as const,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
