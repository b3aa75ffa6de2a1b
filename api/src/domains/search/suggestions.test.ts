import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let city: string;
beforeAll(async () => {
  app = await testApp();
  city = (await app.get('get-cities-data', { limit: 1 })).body.data[0].City;
});
afterAll(() => app.close());

const suggest = async (query: string) => (await app.get('search-suggestions', { query })).body.data;

describe('the search for suggestions', () => {
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

  it('finds homes by words in any order, the title as it was typed first', async () => {
    const { listings } = await suggest('photographs villa');
    expect(listings[0].title).toBe('Villa with forty photographs');
    const inOrder = await suggest('villa with forty');
    expect(inOrder.listings[0].title).toBe('Villa with forty photographs');
  });

  it('finds a category by the words of its name in any order', async () => {
    const rename = (name: string) =>
      app.db.updateTable('categories').set({ name }).where('slug_id', '=', 'villa').execute();
    await rename('Holiday home');
    const { categories } = await suggest('home  holi');
    expect(categories.map(({ name }: { name: string }) => name)).toEqual(['Holiday home']);
    expect((await suggest('home villa')).categories).toEqual([]);
    await rename('Villa');
  });

  it('returns the corrected text and finds listings by it', async () => {
    const { corrected, listings } = await suggest('gardn');
    expect(corrected).toBe('garden');
    expect(listings.length).toBeGreaterThan(0);
  });

  it('does not correct nonsense, digits and signs', async () => {
    expect(await suggest('zqxjkwv')).toEqual({
      corrected: null,
      places: [],
      categories: [],
      listings: [],
      facilities: [],
    });
    expect((await suggest('%_\\')).listings).toEqual([]);
    expect((await suggest('1048576')).corrected).toBeNull();
  });
});

describe('in the language that the client shows', () => {
  const inArabic = async (query: string) =>
    (
      await app.request({
        method: 'GET',
        url: `/api/search-suggestions?query=${encodeURIComponent(query)}`,
        headers: { 'content-language': 'ar' },
      })
    ).body.data;

  it('translates names of places and keeps the name that searches use', async () => {
    const [place] = (await inArabic(city)).places;
    expect(place.name).toBe(city);
    expect(place.translated_name).toMatch(/^[\u0600-\u06FF ]+$/);
    expect((await suggest(city)).places[0]).not.toHaveProperty('translated_name');
  });

  it('finds a place by its translated name', async () => {
    const translated = (await inArabic(city)).places[0].translated_name;
    expect((await inArabic(translated)).places[0]).toMatchObject({ kind: 'city', name: city });
    expect((await suggest(translated)).places).toEqual([]);
  });
});

describe('the search for suggestions', () => {
  it.each([
    ['Apart', 'en', 'Apartment'],
    ['Wohnung', 'de', 'Wohnung'],
    ['apartment', 'de', 'Wohnung'],
    ['شق', 'ar', 'شقة'],
  ])('“%s” offers the type of home, in the language of the client', async (query, language, name) => {
    const { body } = await app.request({
      url: `/api/search-suggestions?query=${encodeURIComponent(query)}`,
      headers: { 'content-language': language },
    });
    expect(body.data.categories).toContainEqual(expect.objectContaining({ slug_id: 'apartment', name }));
  });

  it.each([
    ['school', 'en', 'School'],
    ['Schul', 'de', 'Schule'],
    ['مدر', 'ar', 'مدرسة'],
    ['station', 'en', 'Metro station'],
  ])('“%s” offers homes near it, in the language of the client (A10)', async (query, language, name) => {
    const { body } = await app.request({
      url: `/api/search-suggestions?query=${encodeURIComponent(query)}`,
      headers: { 'content-language': language },
    });
    expect(body.data.facilities).toContainEqual(expect.objectContaining({ name }));
  });
});
