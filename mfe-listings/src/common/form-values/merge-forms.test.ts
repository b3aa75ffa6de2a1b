import type { ListingFile } from '#common/form-files/listing-file.ts';
import { mergeForms, withNewer } from './merge-forms.ts';

interface Values {
  title: string;
  facts: Record<string, string | undefined>;
  factFiles: Record<string, readonly File[]>;
  distances?: Record<string, { distance?: number | undefined; place?: string }> | undefined;
  latitude?: number;
  longitude?: number;
  photos: readonly ListingFile[];
  units: readonly { id?: number; name?: string; title: string; price?: number | undefined }[];
  finished: readonly string[];
}
const photo = (id: string, alt = '', file = id): ListingFile => ({
  id,
  name: `${file}.webp`,
  address: `https://site/${file}.webp`,
  alt,
});
const chosen: ListingFile = { id: 'new', name: 'new.jpg', file: new File(['x'], 'new.jpg'), alt: '' };
const before: Values = {
  title: 'Villa',
  facts: { f1: '3', f2: 'Gas' },
  factFiles: {},
  distances: { f4: { distance: 2, place: 'School' } },
  latitude: 35,
  longitude: -24,
  photos: [photo('cover'), photo('11'), photo('12')],
  units: [
    { id: 1, title: 'Two rooms', price: 200 },
    { id: 2, title: 'Three rooms', price: 300 },
  ],
  finished: ['basics'],
};
const merge = (mine: Partial<Values>, newer: Partial<Values>) =>
  mergeForms({ before, values: { ...before, ...mine }, newer: { ...before, ...newer } });

describe('a form and its listing, both changed since', () => {
  it('is as it was when nothing was changed elsewhere', () => {
    const values = { ...before, title: 'House', photos: [photo('12'), chosen] };
    expect(merge(values, {})).toEqual({ values, clashes: [], hasNewer: false });
  });

  it('merges facts each on its own', () => {
    const { values, clashes } = merge({ facts: { f1: '4', f2: 'Gas' } }, { facts: { f1: '3', f2: 'Solar' } });
    expect([values.facts, clashes]).toEqual([{ f1: '4', f2: 'Solar' }, []]);
  });

  it('keeps what was emptied, also when a whole part is gone by it', () => {
    const { values, clashes } = merge({ facts: { f2: 'Gas' }, distances: undefined }, { title: 'House' });
    expect([values.facts, values.distances, values.title]).toEqual([{ f2: 'Gas' }, {}, 'House']);
    expect(clashes).toEqual([]);
  });

  it('takes an emptied and an absent answer for the same, and a text with spaces around it', () => {
    const { clashes } = merge({ title: ' House ', facts: { f1: '' } }, { title: 'House', facts: {} });
    expect(clashes).toEqual([]);
  });

  it('keeps the two coordinates of a place together', () => {
    const { values, clashes } = merge({ latitude: 36 }, { longitude: -20 });
    expect([values.latitude, values.longitude]).toEqual([36, -24]);
    expect(clashes).toEqual([{ field: 'latitude', newer: { latitude: 35, longitude: -20 } }]);
  });

  it('does not send a file over a newer one of the same fact unseen', () => {
    const files = [new File(['x'], 'energy.pdf')];
    const { values, clashes } = merge(
      { factFiles: { f9: files } },
      { facts: { ...before.facts, f9: 'url' } },
    );
    expect(values.factFiles).toEqual({ f9: files });
    expect(clashes).toEqual([{ field: 'facts.f9', newer: { 'facts.f9': 'url', 'factFiles.f9': undefined } }]);
  });

  it('adds photos of both, and leaves out those that either removed', () => {
    const { values, clashes } = merge(
      { photos: [photo('cover'), photo('12'), chosen] },
      { photos: [photo('cover'), photo('11'), photo('13')] },
    );
    expect(values.photos.map(({ id }) => id)).toEqual(['cover', 'new', '13']);
    expect(clashes).toEqual([]);
  });

  it('knows photos by their files when the cover changed places, and keeps a description', () => {
    const swapped = [photo('cover', '', '11'), photo('11', '', 'cover'), photo('12')];
    const { values, clashes } = merge(
      { photos: [photo('cover', 'Front'), photo('11'), photo('12')] },
      { photos: swapped },
    );
    expect(values.photos).toEqual([swapped[0], { ...swapped[1], alt: 'Front' }, swapped[2]]);
    expect(clashes).toEqual([]);
  });

  it('takes addresses of the same file that end at different times for the same', () => {
    const signed = before.photos.map((one) => ({ ...one, address: `${one.address}?until=9&key=k` }));
    expect(merge({ photos: [photo('12')] }, { photos: signed })).toMatchObject({ clashes: [] });
  });

  it('keeps the order of the user and names it where both changed it', () => {
    const [cover, second, third] = before.photos as [ListingFile, ListingFile, ListingFile];
    const { values, clashes } = merge({ photos: [third, cover, second] }, { photos: [second, cover, third] });
    expect(values.photos).toEqual([third, cover, second]);
    expect(clashes).toEqual([{ field: 'photos', newer: { photos: [second, cover, third] } }]);
  });

  it('merges kinds of homes by their rows, and names them where both changed the same', () => {
    const [two, three] = before.units as [Values['units'][0], Values['units'][0]];
    expect(
      merge({ units: [{ ...two, title: 'Studio' }, three] }, { units: [{ ...two, price: 190 }, three] }),
    ).toMatchObject({ values: { units: [{ id: 1, title: 'Studio', price: 190 }, three] }, clashes: [] });
    expect(
      merge({ units: [{ ...two, price: 210 }, three] }, { units: [{ ...two, price: 190 }, three] }),
    ).toMatchObject({ values: { units: [{ id: 1, price: 210 }, three] }, clashes: [{ field: 'units' }] });
    // Changed here, removed there: a row that has gone cannot be sent.
    expect(merge({ units: [{ ...two, price: 210 }, three] }, { units: [three] })).toMatchObject({
      values: { units: [three] },
      clashes: [{ field: 'units' }],
    });
  });

  it('keeps the steps that the user finished', () => {
    expect(merge({ finished: ['basics', 'price'] }, { finished: [] }).values.finished).toHaveLength(2);
  });
});

it('the newer values replace those of the user, and photos that they added stay', () => {
  const values = {
    ...before,
    title: 'House',
    factFiles: { f9: [new File(['x'], 'energy.pdf')] },
    photos: [photo('12'), chosen],
  };
  const taken = withNewer(values, [
    { field: 'title', newer: { title: 'Villa II' } },
    { field: 'facts.f9', newer: { 'facts.f9': 'url', 'factFiles.f9': undefined } },
    { field: 'photos', newer: { photos: [photo('11')] } },
  ]);
  expect(taken).toEqual({
    ...values,
    title: 'Villa II',
    facts: { ...before.facts, f9: 'url' },
    factFiles: {},
    photos: [photo('11'), chosen],
  });
  expect(Object.keys(taken.factFiles)).toEqual([]);
});
