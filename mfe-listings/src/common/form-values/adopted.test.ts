import { COVER, type ListingFile } from '#common/form-files/listing-file.ts';
import { rebased } from './rebased.ts';

interface Values {
  title: string;
  photos: readonly ListingFile[];
  documents: readonly ListingFile[];
  units: readonly { id?: number; name?: string; title: string; available?: number }[];
}
const present = (id: string, file = id, alt = ''): ListingFile => ({
  id,
  name: `${file}.webp`,
  address: `https://site/${file}.webp`,
  alt,
});
const chosen = (id: string, alt = ''): ListingFile => ({
  id,
  name: `${id}.jpg`,
  file: new File([id], `${id}.jpg`),
  alt,
});
const before: Values = { title: 'Villa', photos: [present(COVER, 'front')], documents: [], units: [] };
const onTop = (
  own: Partial<Values>,
  now: Partial<Values>,
  arrived: { sent?: ReadonlyMap<string, string>; rows?: ReadonlyMap<string, number> },
) =>
  rebased(
    {
      id: 'edit-1',
      listing: 1,
      before,
      values: { ...before, ...own },
      clashes: [],
      resumedFrom: null,
    },
    { values: { ...before, ...now }, ...arrived },
  );

describe('a form of a change whose answer was lost', () => {
  it('has photos and documents that arrived once, in the order and with the words of the user', () => {
    const { form, fresh } = onTop(
      { photos: [chosen('b', 'Garden'), before.photos[0]!, chosen('a')], documents: [chosen('plan')] },
      {
        photos: [present(COVER, 'front'), present('11', 'stored-a'), present('12', 'stored-b')],
        documents: [present('21', 'paper')],
      },
      {
        sent: new Map([
          ['a', 'https://site/stored-a.webp'],
          ['b', 'https://site/stored-b.webp'],
          ['plan', 'https://site/paper.webp?until=9&key=k'],
        ]),
      },
    );
    expect(form.values.photos).toEqual([
      present('12', 'stored-b', 'Garden'),
      present(COVER, 'front'),
      present('11', 'stored-a'),
    ]);
    expect(form.values.documents).toEqual([present('21', 'paper')]);
    expect(fresh).toEqual([]);
  });

  it('has a new cover that arrived once', () => {
    const { form, fresh } = onTop(
      { photos: [chosen('a')] },
      { photos: [present(COVER, 'stored-a')] },
      { sent: new Map([['a', 'https://site/stored-a.webp']]) },
    );
    expect(form.values.photos).toEqual([present(COVER, 'stored-a')]);
    expect(fresh).toEqual([]);
  });

  it('keeps what the user changed in a kind of home since, and a photo that has not arrived', () => {
    const { form, fresh } = onTop(
      { photos: [...before.photos, chosen('a')], units: [{ name: 'u', title: 'Studio', available: 3 }] },
      { units: [{ id: 5, title: 'Studio', available: 4 }] },
      { rows: new Map([['u', 5]]) },
    );
    expect(form.values.units).toEqual([{ id: 5, name: 'u', title: 'Studio', available: 3 }]);
    expect(form.values.photos).toHaveLength(2);
    expect(fresh).toEqual([]);
  });
});
