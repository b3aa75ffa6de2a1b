import { COVER, type ListingFile } from '#common/form-files/listing-file.ts';
import { property } from '#testing/properties.ts';
import { changeRequest, postRequest } from './property-request.ts';
import { emptyProperty, withFactsOf, type PropertyValues } from './property-values.ts';
import { valuesOf } from './read-property.ts';

const picture = (name: string) => new File([name], name, { type: 'image/webp' });
const chosen = (name: string, alt = ''): ListingFile => ({ id: name, name, file: picture(name), alt });
const present = (id: string, alt = ''): ListingFile => ({ id, name: id, address: `/${id}.webp`, alt });

const villa: PropertyValues = {
  ...emptyProperty,
  title: ' Villa ',
  description: 'By the sea',
  deal: 'rent',
  category: '1',
  facts: { f1: 3, f2: 'Solar', f3: ['Pool'] },
  price: 1200,
  period: 'Quarterly',
  address: '12 Quay Street',
  city: 'Aster',
  state: 'Aster',
  country: 'Asteria',
  latitude: 35.2,
  longitude: -24,
  distances: { f4: { distance: 0.4, place: 'Harbour School' }, f5: {} },
  photos: [chosen('a', 'Front'), chosen('b'), chosen('c')],
  keywords: ['sea', 'garden'],
};

describe('the call that posts', () => {
  it('carries everything that was stated, the first photo as cover, and the name of the form', () => {
    const request = postRequest(villa, 'form-1');
    expect(request).toMatchObject({
      title: 'Villa',
      property_type: '1',
      category_id: 1,
      price: 1200,
      rentduration: 'Quarterly',
      latitude: 35.2,
      meta_keywords: 'sea,garden',
      client_id: 'form-1',
      parameters: [
        { parameter_id: 1, value: '3' },
        { parameter_id: 2, value: 'Solar' },
        { parameter_id: 3, value: ['Pool'] },
      ],
      facilities: [{ facility_id: 4, distance: 0.4, place_name: 'Harbour School' }],
    });
    expect((request.title_image as File).name).toBe('a');
    expect((request.gallery_images as File[]).map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('has no rent period for a sale, and no facts of another category', () => {
    const sale = withFactsOf([{ id: 1 }], { ...villa, deal: 'sell' });
    const request = postRequest(sale, 'form-1');
    expect(request).not.toHaveProperty('rentduration');
    expect(request.parameters).toEqual([{ parameter_id: 1, value: '3' }]);
  });
});

const listed = property(5, {
  title_image: 'https://site/images/cover.webp',
  title_image_alt: 'Front',
  gallery: [
    { id: 11, image: 'one.webp', image_url: 'https://site/images/one.webp', alt: 'Garden' },
    { id: 12, image: 'two.webp', image_url: 'https://site/images/two.webp' },
  ],
  documents: [{ id: 21, property_id: 5, type: 'pdf', file_name: 'plan.pdf', file: 'https://site/plan.pdf' }],
  is_premium: true,
  meta_title: 'Meta',
  meta_description: 'Description',
  meta_keywords: 'sea,garden',
  parameters: [
    { ...factRow(1, 'number'), value: '3' },
    { ...factRow(3, 'checkbox'), value: ['Pool'] },
  ],
  assign_facilities: [
    {
      id: 1,
      property_id: 5,
      facility_id: 4,
      distance: 0.4,
      name: 'School',
      image: '',
      created_at: '',
      updated_at: '',
      place_name: 'Harbour School',
    },
  ],
});
function factRow(id: number, type_of_parameter: 'number' | 'checkbox') {
  return { id, name: `Fact ${id}`, type_of_parameter, type_values: null, image: '', is_required: 0 as const };
}

describe('the call that changes', () => {
  const before = valuesOf(listed);

  it('states again what would be cleared when it is left out, when only the price changes', () => {
    const request = changeRequest(5, { ...before, price: 440_000 }, before);
    expect(request).toMatchObject({
      id: 5,
      price: 440_000,
      is_premium: 'true',
      meta_title: 'Meta',
      meta_description: 'Description',
      meta_keywords: 'sea,garden',
      parameters: [
        { parameter_id: 1, value: '3' },
        { parameter_id: 3, value: ['Pool'] },
      ],
      facilities: [{ facility_id: 4, distance: 0.4, place_name: 'Harbour School' }],
      gallery_images: [],
      remove_gallery_images: [],
      remove_documents: [],
    });
    for (const name of ['title_image', 'meta_image', 'three_d_image', 'remove_three_d_image'])
      expect(request).not.toHaveProperty(name);
  });

  it('does not state title and description for search engines that the back end only filled in', () => {
    const filled = property(5, {
      meta_title: 'Home 5',
      meta_description: 'Long text',
      description: 'Long text',
    });
    const plain = valuesOf(filled);
    expect(changeRequest(5, { ...plain, title: 'New title' }, plain)).toMatchObject({
      title: 'New title',
      meta_title: '',
      meta_description: '',
    });
  });

  it('names texts that were emptied, and no others', () => {
    const film = { ...before, video: 'https://youtu.be/a', clientAddress: '1 Quay' };
    expect(changeRequest(5, { ...film, video: ' ' }, film).clear_texts).toBe('video_link');
    expect(changeRequest(5, film, film)).not.toHaveProperty('clear_texts');
  });

  it('names the photos and documents that were taken away, and adds new ones', () => {
    const request = changeRequest(
      5,
      { ...before, photos: [present(COVER), present('12'), chosen('new')], documents: [] },
      before,
    );
    expect(request.remove_gallery_images).toEqual([11]);
    expect(request.remove_documents).toEqual([21]);
    expect((request.gallery_images as File[]).map(({ name }) => name)).toEqual(['new']);
    expect(request.gallery_client_ids).toEqual(['new']);
  });

  it('sends a new cover as the cover when the old one was removed', () => {
    const request = changeRequest(5, { ...before, photos: [chosen('new'), present('11')] }, before);
    expect((request.title_image as File).name).toBe('new');
    expect(request.cover_client_id).toBe('new');
    expect(request.gallery_images).toEqual([]);
  });
});
