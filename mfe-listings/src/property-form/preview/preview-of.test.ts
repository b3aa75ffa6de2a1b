import { schemas } from '@lintel/api-contract/schemas';
import { poster, villa } from '#testing/forms.ts';
import { emptyProperty } from '#property-form/form/property-values.ts';
import { previewOf } from './preview-of.ts';

const school = { id: 4, name: 'School', image: '', created_at: '', updated_at: '' };
const context = {
  user: poster.user,
  category: villa,
  facilities: [school],
  addresses: new Map([
    ['a', 'blob:a'],
    ['b', 'blob:b'],
  ]),
  now: '2026-11-23T12:00:00.000Z',
};

describe('the preview of a property form', () => {
  it('shows what was stated, the first photo as cover', () => {
    const preview = previewOf(
      {
        ...emptyProperty,
        title: 'Villa',
        deal: 'rent',
        price: 1200,
        period: 'Quarterly',
        facts: { f1: 3, f2: '', f3: ['Pool'], f99: 'of another category' },
        distances: { f4: { distance: 0.4, place: 'Harbour School' } },
        photos: [
          { id: 'a', name: 'a', alt: 'Front' },
          { id: 'b', name: 'b', alt: '' },
        ],
      },
      context,
    );
    expect(preview).toMatchObject({
      title: 'Villa',
      property_type: 'rent',
      rentduration: 'Quarterly',
      title_image: 'blob:a',
      title_image_alt: 'Front',
      gallery: [{ image_url: 'blob:b' }],
      assign_facilities: [{ name: 'School', distance: 0.4, place_name: 'Harbour School' }],
    });
    expect(preview.parameters.map(({ name, value }) => [name, value])).toEqual([
      ['Bedrooms', '3'],
      ['Outside', ['Pool']],
    ]);
  });

  it('is a listing of the contract even when nothing is stated', () => {
    const answer = { error: false, message: '', data: [previewOf(emptyProperty, context)] };
    expect(schemas.postProperty.answer.safeParse(answer).error).toBeUndefined();
  });
});
