import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let city: string;
beforeAll(async () => {
  app = await testApp();
  city = (await app.get('get-cities-data', { limit: 1 })).body.data[0].City;
});
afterAll(() => app.close());

const suggest = async (query: string) => (await app.get('search-suggestions', { query })).body.data;

it('finds a place by its beginning, with its number of homes', async () => {
  const { places, corrected } = await suggest(city.slice(0, 4));
  expect(places[0]).toMatchObject({ kind: 'city', name: city });
  expect(places[0].count).toBeGreaterThan(0);
  expect(corrected).toBeNull();
});

it('finds a place whose name was mistyped', async () => {
  const mistyped = city.slice(0, 2) + city.slice(3);
  expect((await suggest(mistyped)).places.map(({ name }: { name: string }) => name)).toContain(city);
});

it('finds categories and listings by words', async () => {
  const { categories, listings } = await suggest('villa');
  expect(categories[0]).toMatchObject({ slug_id: 'villa' });
  expect(listings.length).toBeGreaterThan(0);
  expect(listings[0].title.toLowerCase()).toContain('villa');
});

it('says what it corrected and finds listings by it', async () => {
  const { corrected, listings } = await suggest('gardn');
  expect(corrected).toBe('garden');
  expect(listings.length).toBeGreaterThan(0);
});

it('leaves nonsense, digits and signs alone', async () => {
  expect(await suggest('zqxjkwv')).toEqual({ corrected: null, places: [], categories: [], listings: [] });
  expect((await suggest('%_\\')).listings).toEqual([]);
  expect((await suggest('1048576')).corrected).toBeNull();
});
