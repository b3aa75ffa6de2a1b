import { getFeaturedData, type AdvertRow } from '@lintel/api-contract';
import { stub } from '@lintel/testing';

/** An advert of a property that runs. */
export const advert = (id: number, more: Partial<AdvertRow> = {}): AdvertRow => ({
  id,
  status: 0,
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2099-01-01T00:00:00Z',
  property_id: id,
  project_id: null,
  is_enable: 1,
  reject_reason: '',
  results: { views: 1310, leads: 4 },
  property: {
    id,
    category_id: 1,
    slug_id: `home-${id}`,
    title: `Home ${id}`,
    propery_type: 'sell',
    city: 'Port Aster',
    state: 'Aster',
    country: 'Asteria',
    price: 450_000,
    title_image: '',
    category: { id: 1, category: 'Villa', image: '', slug_id: 'villa', parameter_types: '' },
    gallery: [],
    documents: [],
    is_favourite: 0,
  },
  ...more,
});

/** The back end's answer about own adverts; none of projects. */
export const advertsAnswer = (all: AdvertRow[]) =>
  stub(getFeaturedData, ({ type }) => {
    const data = type === 'property' ? all : [];
    return { error: false as const, message: 'ok', data, total: data.length };
  });
