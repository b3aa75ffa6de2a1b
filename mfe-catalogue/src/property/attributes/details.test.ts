import type { ParameterValue } from '@lintel/api-contract';
import { areaOf } from '#common/listing/attributes.ts';
import { plansOf, pricePerArea, statedAttributes } from './details.ts';
import { photosOf } from '#common/media/photos.ts';

const fact = (
  name: string,
  value: string | string[],
  more: Partial<ParameterValue> = {},
): ParameterValue => ({
  id: 1,
  name,
  value,
  image: '',
  type_of_parameter: 'textbox',
  type_values: null,
  is_required: 0,
  ...more,
});

const style = { locale: 'en', currency: { currency: 'USD', symbol: '$', suffix: true } } as const;

describe('stated facts', () => {
  it('are money where their name implies it (A24)', () => {
    const facts = [
      fact('Service charge per month', '1210'),
      fact('Security deposit', '2400.5'),
      fact('EV charger', '2'),
      fact('Service charge', 'on request'),
    ];
    expect(statedAttributes(facts, style).map(({ value }) => value)).toEqual([
      '$1,210',
      '$2,400.50',
      '2',
      'on request',
    ]);
  });
  it('leave out what the owner left open: empty and zero', () => {
    const facts = [
      fact('Lift', ''),
      fact('Floor', '0'),
      fact('Bedrooms', '3'),
      fact('Amenities', ['Pool', 'Gym']),
    ];
    expect(statedAttributes(facts, style).map(({ name, value }) => [name, value])).toEqual([
      ['Bedrooms', '3'],
      ['Amenities', 'Pool, Gym'],
    ]);
  });
  it('write days and lists as the language does', () => {
    const facts = [
      fact('Available from', '2026-12-07'),
      fact('Amenities', ['Pool', 'Gym'], { translated_value: ['مسبح', 'نادٍ'] }),
      fact('Reference', '2026-12-07-3'),
    ];
    const valuesIn = (locale: 'en' | 'ar') =>
      statedAttributes(facts, { ...style, locale }).map(({ value }) => value);
    expect(valuesIn('en')[0]).toBe('7 Dec 2026');
    expect(valuesIn('ar')).toEqual([expect.stringMatching(/^07\D+12\D+2026$/), 'مسبح، نادٍ', '2026-12-07-3']);
  });
  it('turn an attached file into a link and drop anything that is no web address', () => {
    const file = { type_of_parameter: 'file' } as const;
    const facts = [
      fact('Plan', 'https://files.test/plan%20A.pdf?x=1', file),
      fact('Energy', 'https://files.test/0f3a.pdf', { ...file, file_name: 'Energy 2026.pdf' }),
      fact('Trick', 'javascript:alert(1)', file),
    ];
    expect(statedAttributes(facts, style)).toEqual([
      expect.objectContaining({ value: 'plan A.pdf', href: 'https://files.test/plan%20A.pdf?x=1' }),
      expect.objectContaining({ value: 'Energy 2026.pdf', href: 'https://files.test/0f3a.pdf' }),
    ]);
  });
});

describe('the price of a square metre', () => {
  const parameters = [fact('Built-up area', '1,420')];
  it('needs a sale, a price and an area', () => {
    expect(areaOf(parameters)).toBe(1420);
    expect(pricePerArea({ price: 450_000, property_type: 'sell', parameters })).toBe(317);
    expect(pricePerArea({ price: 1_500, property_type: 'rent', parameters })).toBeUndefined();
    expect(pricePerArea({ price: 0, property_type: 'sell', parameters })).toBeUndefined();
    expect(
      pricePerArea({ price: 5, property_type: 'sell', parameters: [fact('Area', 'large')] }),
    ).toBeUndefined();
  });
});

describe('the photos of a listing', () => {
  it('are each there once, the title image first, with words for those who cannot see them', () => {
    const photos = photosOf({
      title: 'Villa',
      title_image: 'a.webp',
      gallery: [
        { id: 1, image: 'a.webp', image_url: 'a.webp' },
        { id: 2, image: 'b.webp', image_url: 'b.webp', alt: 'Kitchen', color: 'tan' },
        { id: 3, image: '', image_url: '' },
      ],
    });
    expect(photos).toEqual([
      { src: 'a.webp', alt: 'Villa', color: undefined },
      { src: 'b.webp', alt: 'Kitchen', color: 'tan' },
    ]);
  });
  it('may be none', () => {
    expect(photosOf({ title: 'Plot', title_image: '', gallery: [] })).toEqual([]);
  });
});

describe('documents', () => {
  const paper = (id: number, file: string) => ({ id, property_id: 1, type: '', file_name: file, file });
  it('that are pictures are plans', () => {
    const documents = [
      paper(1, 'http://a/deed.pdf'),
      paper(2, 'http://a/Ground.SVG?v=1'),
      paper(3, 'http://a/b.webp'),
    ];
    expect(plansOf(documents).map(({ id }) => id)).toEqual([2, 3]);
  });
});
