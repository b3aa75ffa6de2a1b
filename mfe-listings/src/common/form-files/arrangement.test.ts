import { arrangementOf } from './arrangement.ts';
import { COVER, type ListingFile } from './listing-file.ts';

const chosen = (name: string, alt = ''): ListingFile => ({
  id: name,
  name,
  file: new File([name], name),
  alt,
});
const present = (id: string, alt = ''): ListingFile => ({ id, name: id, address: `/${id}.webp`, alt });

describe('the arrangement of photos after a change', () => {
  /** `rows`: file by row; new files have the address of their name. */
  const of = (photos: readonly ListingFile[], rows: Record<number, string>, cover = COVER) =>
    arrangementOf(photos, {
      cover: `https://site/${cover}.webp`,
      gallery: Object.entries(rows).map(([id, name]) => ({
        id: Number(id),
        address: `https://site/${name}.webp`,
      })),
      sent: new Map(
        photos.flatMap(({ id, file }) => (file ? [[id, `https://site/${id}.webp?until=1`]] : [])),
      ),
    });

  it('keeps cover and order of those that stay, and puts new ones where they were put', () => {
    expect(
      of([present(COVER, 'Front'), chosen('new', 'Pool'), present('11')], { 11: '11', 30: 'new' }),
    ).toEqual({
      order: [30, 11],
      cover_alt: 'Front',
      alts: [
        { id: 30, alt: 'Pool' },
        { id: 11, alt: '' },
      ],
      removesOldCover: false,
    });
  });

  it('has one place for a photo that the back end has already and that is sent again under its name', () => {
    expect(
      of([present(COVER), chosen('new', 'Pool'), { ...present('30'), address: '/new.webp' }], { 30: 'new' }),
    ).toMatchObject({ order: [30], alts: [{ id: 30, alt: 'Pool' }] });
  });

  it('swaps the cover with another photo, whose row the old cover takes', () => {
    expect(of([present('12', 'Sea'), present('11'), present(COVER)], { 11: '11', 12: '12' })).toEqual({
      order: [11, 12],
      cover_image_id: 12,
      cover_alt: 'Sea',
      alts: [
        { id: 11, alt: '' },
        { id: 12, alt: '' },
      ],
      removesOldCover: false,
    });
  });

  it('does not swap back what was swapped before the answer was lost', () => {
    const plan = of([present('12'), present('11'), present(COVER)], { 11: '11', 12: COVER }, '12');
    expect(plan).toMatchObject({ order: [11, 12], removesOldCover: false });
    expect(plan).not.toHaveProperty('cover_image_id');
  });

  it('swaps and removes the old cover when it was taken away', () => {
    expect(of([present('11'), present('12')], { 11: '11', 12: '12' })).toMatchObject({
      cover_image_id: 11,
      order: [12],
      removesOldCover: true,
    });
  });

  it('makes a new photo the cover ahead of the old one', () => {
    expect(of([chosen('new'), present(COVER), present('11')], { 11: '11', 30: 'new' })).toMatchObject({
      cover_image_id: 30,
      order: [30, 11],
      removesOldCover: false,
    });
  });

  it('leaves a cover that went up as the cover where it is', () => {
    const photos = [chosen('new', 'Door'), present('11'), chosen('more')];
    const plan = of(photos, { 11: '11', 31: 'more' }, 'new');
    expect(plan).toMatchObject({ order: [11, 31], cover_alt: 'Door', removesOldCover: false });
    expect(plan).not.toHaveProperty('cover_image_id');
  });
});
