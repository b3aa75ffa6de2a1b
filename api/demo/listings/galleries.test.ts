import { DEMO_DAY } from '../../test/harness/settings.ts';
import { allPhotos, photoFiles, photoWords, showsPool } from './photos.ts';
import { demoRows } from '../seed.ts';
import { categoryId, parameterId } from './facts/taxonomy.ts';

const { rows } = demoRows(DEMO_DAY);
const properties = rows.properties ?? [];
const live = properties.filter(({ status, request_status }) => status === 1 && request_status === 'approved');
const photoOf = new Map(allPhotos.map((photo) => [photo.file, photo]));
const galleryOf = (id: number | undefined) =>
  (rows.property_images ?? [])
    .filter(({ property_id }) => property_id === id)
    .map(({ file }) => photoOf.get(file)!);
const statedOf = (id: number | undefined, key: Parameters<typeof parameterId>[0]) =>
  (rows.property_parameters ?? []).find(
    (row) => row.property_id === id && row.parameter_id === parameterId(key),
  )?.value;
const bare = (['plot', 'office', 'shop', 'warehouse'] as const).map(categoryId);
const homes = live.filter(
  ({ category_id: category, title_image: first }) => first && !bare.includes(category),
);

it('a listing or project that visitors see begins with a picture that no other begins with (B4)', () => {
  const firsts = [
    ...live.flatMap(({ title_image: first }) => (first ? [first] : [])),
    ...(rows.projects ?? []).flatMap(({ image, status }) => (status === 1 ? [image] : [])),
    ...(rows.cities ?? []).map(({ image }) => image),
    ...(rows.sliders ?? []).flatMap(({ image, property_id: id }) => (id ? [] : [image])),
  ];
  expect(firsts.length).toBeGreaterThan(200);
  expect(firsts.filter((file, place) => firsts.indexOf(file) !== place)).toEqual([]);
});

it('no home begins with a picture of a place to work, and none of these with a home (B4)', () => {
  const work = new Set(['office', 'shop', 'warehouse', 'plot']);
  for (const { category_id: category, title_image: first } of live.filter(({ title_image: image }) => image))
    expect([category, work.has(photoOf.get(first!)!.subject)]).toEqual([category, bare.includes(category)]);
});

it('a hidden listing does not begin with a picture that a live one begins with (B4)', () => {
  const shown = new Set(live.map(({ title_image: first }) => first));
  const hidden = properties.filter((listing) => !live.includes(listing) && listing.title_image);
  expect(hidden.length).toBeGreaterThan(20);
  expect(hidden.filter(({ title_image: first }) => shown.has(first!)).map(({ id }) => id)).toEqual([]);
});

it('every listing that visitors see has at least eight pictures, each once, but for the one made without', () => {
  const shown = live.filter(({ title_image: first }) => first);
  expect(live.length - shown.length).toBe(1);
  for (const { id, title } of shown) {
    const files = galleryOf(id).map(({ file }) => file);
    expect([title, files.length >= 8, new Set(files).size]).toEqual([title, true, files.length]);
  }
});

it('offices, shops, warehouses and plots have eight fitting pictures (B4)', () => {
  const fitting: Record<string, RegExp> = {
    plot: /^plot/,
    office: /^(office|study)/,
    shop: /^shop/,
    warehouse: /^warehouse/,
  };
  for (const kind of ['plot', 'office', 'shop', 'warehouse'] as const) {
    const places = properties.filter(
      ({ category_id: category, id, title_image: first, request_status: request }) =>
        category === categoryId(kind) && first && (kind === 'plot' || (id! > 10 && request === 'approved')),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { id } of places) {
      const pictures = galleryOf(id);
      expect([kind, pictures.length]).toEqual([kind, 8]);
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const { subject } of pictures) expect(subject).toMatch(fitting[kind]!);
    }
  }
});

it('each plot begins with a plot of its own and shows it from seven other sides', () => {
  const plots = properties.filter(({ category_id: category }) => category === categoryId('plot'));
  const firsts = plots.map(({ title_image: first }) => first);
  expect(plots.length).toBeGreaterThan(11);
  expect(new Set(firsts).size).toBe(plots.length);
  for (const { id } of plots) {
    const [first, ...views] = galleryOf(id);
    expect(first!.subject).toBe('plot');
    const seen = views.map(({ file }) => /plot-\d+-(\w+)\.webp$/.exec(file)?.[1]).toSorted();
    expect(seen).toEqual(['aerial', 'corner', 'dusk', 'edge', 'ground', 'outlook', 'road']);
  }
});

it('from a plot on a hill the view goes to hills, from the others to the houses across the street', () => {
  const plots = properties.filter(({ category_id: category }) => category === categoryId('plot'));
  const views = plots.map(({ id, client_address: address }) => {
    const outlook = galleryOf(id).find(({ file }) => file.endsWith('-outlook.webp'))!;
    return { address, isHigh: /\b(Hill|Upper)\b/.test(address!), hasHills: /\bhills\b/.test(outlook.alt) };
  });
  expect(views.filter(({ isHigh }) => isHigh).length).toBeGreaterThan(0);
  expect(views.filter(({ isHigh, hasHills }) => isHigh !== hasHills)).toEqual([]);
});

it('further views are of the building or plot that the listing begins with (B4)', () => {
  for (const { id, title_image: first } of live.filter(({ title_image: image }) => image)) {
    const name = first!.replace(/^.*\/|\.webp$/g, '');
    const views = galleryOf(id).flatMap(({ of }) => of ?? []);
    expect(views).toEqual(views.map(() => name));
  }
});

it('a home has at least eight pictures, each once, and begins with its first (B4)', () => {
  for (const { id, title_image: first } of homes) {
    const files = galleryOf(id).map(({ file }) => file);
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(files[0]).toBe(first);
    expect(new Set(files).size).toBe(files.length);
  }
});

it('the rooms of a gallery are of one home: floor, furniture and view are the same (B4)', () => {
  const ordinary = homes.filter(({ id }) => id! > 10);
  for (const { id } of ordinary) {
    const numbers = galleryOf(id).flatMap(({ home }) => home ?? []);
    const [most = 0] = numbers
      .map((home) => numbers.filter((other) => other === home).length)
      .toSorted((a, b) => b - a);
    expect(most).toBeGreaterThanOrEqual(Math.min(5, numbers.length));
  }
});

it('pictures fit the facts: no bedroom that is not stated, and a pool only where there is one (B4)', () => {
  const stated = homes
    .filter(({ id }) => id! > 10)
    .map(({ id }) => ({
      id,
      pictures: galleryOf(id),
      bedrooms: Number(JSON.parse(String(statedOf(id, 'bedrooms') ?? '0'))),
      hasPool: String(statedOf(id, 'amenities')).includes('Pool'),
    }));
  const withSecond = stated.filter(({ pictures }) => pictures.some(({ isSecond }) => isSecond));
  const withPool = stated.filter(({ pictures }) => pictures.some(showsPool));
  expect([withSecond.length > 0, withPool.length > 0]).toEqual([true, true]);
  expect(withSecond.filter(({ bedrooms }) => bedrooms < 2).map(({ id }) => id)).toEqual([]);
  expect(withPool.filter(({ hasPool }) => !hasPool).map(({ id }) => id)).toEqual([]);
});

it('a property page shows no picture that a listing of the same kind begins with (B4)', () => {
  for (const { id, category_id: category } of homes.filter(({ id: own }) => own! > 10)) {
    const others = new Set(
      live.flatMap((other) => (other.category_id === category && other.id !== id ? [other.title_image] : [])),
    );
    expect(galleryOf(id).filter(({ file }) => others.has(file))).toEqual([]);
  }
});

it('every picture is stored, and is described as the rendering that it is', () => {
  const stored = photoFiles();
  for (const { file, alt } of allPhotos) {
    expect(stored.has(file)).toBe(true);
    expect(alt).toMatch(/^(Rendering|360)/);
  }
});

it('there are at least 400 pictures, and each is described in three languages of its own', () => {
  expect(allPhotos.length).toBeGreaterThanOrEqual(400);
  const words = new Map(photoWords.map(([english, ...others]) => [english, others]));
  for (const { alt } of allPhotos) {
    const [arabic = '', german = ''] = words.get(alt) ?? [];
    expect(german).toMatch(/^Rendering: ./);
    expect(german).not.toBe(alt);
    expect(arabic.replaceAll(/[0-9]/g, '')).toMatch(/^صورة مولّدة بالحاسوب: [^a-z]+$/i);
  }
});
