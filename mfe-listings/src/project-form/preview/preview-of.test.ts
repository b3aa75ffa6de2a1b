import { schemas } from '@lintel/api-contract/schemas';
import { poster, villa } from '#testing/forms.ts';
import { emptyProject } from '#project-form/form/project-values.ts';
import { previewOf } from './preview-of.ts';

const context = {
  user: { ...poster.user, slug_id: 'ada' },
  category: villa,
  addresses: new Map([
    ['a', 'blob:a'],
    ['b', 'blob:b'],
  ]),
  now: '2026-11-23T12:00:00.000Z',
};

describe('the preview of a project form', () => {
  it('shows what was stated: the first photo as cover, the price of the cheapest home that is left', () => {
    const preview = previewOf(
      {
        ...emptyProject,
        title: 'Rope Walk',
        type: 'under_construction',
        photos: [
          { id: 'a', name: 'a', alt: 'Street' },
          { id: 'b', name: 'b', alt: '' },
        ],
        units: [
          { title: 'Studios', price: 90_000, available: 0 },
          { title: 'Flats', bedrooms: 2, price: 285_000, available: 6 },
          { title: 'Houses', price: undefined, available: 2 },
        ],
        plans: [{ title: 'Ground floor', files: [], address: 'https://site/ground.svg' }],
      },
      context,
    );
    expect(preview).toMatchObject({
      title: 'Rope Walk',
      type: 'under_construction',
      image: 'blob:a',
      image_alt: 'Street',
      gallary_images: [{ name: 'blob:b' }],
      price_from: 285_000,
      units_available: 8,
      plans: [{ title: 'Ground floor', document: 'https://site/ground.svg' }],
    });
    expect(preview.unit_types?.map(({ title }) => title)).toEqual(['Flats', 'Houses']);
  });

  it('is a project of the contract even when nothing is stated', () => {
    const answer = {
      error: false,
      message: '',
      data: previewOf(emptyProject, context),
      total: 1,
      similar_projects: [],
    };
    expect(schemas.getProjectDetail.answer.safeParse(answer).error).toBeUndefined();
  });
});
