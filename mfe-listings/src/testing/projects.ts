import { getAddedProjects, type OwnProjectRow } from '@lintel/api-contract';
import { stub } from '@lintel/testing';

/** A live project of user 7. */
export const project = (id: number, more: Partial<OwnProjectRow> = {}): OwnProjectRow => ({
  id,
  slug_id: `yards-${id}`,
  title: `Yards ${id}`,
  type: 'upcoming',
  image: '',
  location: '3 Quay',
  city: 'Port Aster',
  state: 'Aster',
  country: 'Asteria',
  category_id: 1,
  added_by: 7,
  category: { id: 1, category: 'Flat', image: '', slug_id: 'flat' },
  gallary_images: [],
  customer: { id: 7, name: 'Sara', profile: '', email: 'sara@example.com', mobile: '' },
  is_promoted: false,
  is_feature_available: true,
  status: 1,
  request_status: 'approved',
  created_at: '2 days ago',
  reject_reason: {},
  units_available: 12,
  ...more,
});

/** The back end's answer about own projects, by review and title as it is asked. */
export const ownProjectsAnswer = (all: OwnProjectRow[]) =>
  stub(getAddedProjects, ({ request_status, status, is_promoted, search, slug_id }) => {
    const data = all.filter(
      (row) =>
        (!request_status || row.request_status === request_status) &&
        (!status || (row.request_status === 'approved' && String(row.status) === status)) &&
        (!is_promoted || row.is_promoted) &&
        (!slug_id || row.slug_id === slug_id) &&
        (!search || row.title.toLowerCase().includes(String(search).toLowerCase())),
    );
    return { error: false as const, message: 'ok', data, total: data.length };
  });
