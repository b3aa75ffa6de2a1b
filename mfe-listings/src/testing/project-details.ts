import { getAddedProjects, type OwnProjectDetail } from '@lintel/api-contract';
import { stub } from '@lintel/testing';

const file = (id: number, name: string, type: 'image' | 'doc') => ({
  id,
  name: `https://site/${name}`,
  type,
  project_id: 1,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
});

/** An own project in full. */
export const projectDetail = (more: Partial<OwnProjectDetail> = {}): OwnProjectDetail => ({
  id: 1,
  title: 'Rope Walk',
  slug_id: 'rope-walk',
  description: 'Twenty homes along the old rope walk.',
  category_id: 1,
  location: '3 Rope Walk',
  added_by: 7,
  is_admin_listing: 0,
  country: 'Asteria',
  state: 'Aster',
  city: 'Port Aster',
  latitude: '35.2',
  longitude: '-24',
  video_link: null,
  type: 'upcoming',
  image: 'https://site/cover.webp',
  meta_title: 'Meta',
  meta_description: null,
  meta_keywords: 'sea,new',
  meta_image: null,
  status: 1,
  request_status: 'approved',
  total_click: 0,
  updated_at: '2026-11-01T00:00:00Z',
  customer: {
    id: 7,
    name: 'Sara',
    profile: '',
    email: 'sara@example.com',
    mobile: '',
    address: '',
    slug_id: 'sara',
  },
  gallary_images: [file(11, 'one.webp', 'image')],
  documents: [file(21, 'brochure.pdf', 'doc')],
  plans: [
    {
      id: 31,
      title: 'Ground floor',
      document: 'https://site/ground.webp',
      project_id: 1,
      created_at: '2026-11-01T00:00:00Z',
      updated_at: '2026-11-01T00:00:00Z',
    },
  ],
  category: { id: 1, category: 'Villa', image: '', slug_id: 'villa' },
  is_promoted: false,
  is_feature_available: true,
  units: [{ id: 41, title: 'Two rooms', bedrooms: 2, area: 60, price: 210_000, available: 8 }],
  reject_reason: {},
  created_at: '2 days ago',
  ...more,
});

/** The back end's answer about one own project. */
export const ownProjectAnswer = (data: OwnProjectDetail | null) =>
  stub(getAddedProjects, { error: false, message: 'ok', data, total: data ? 1 : 0 });
