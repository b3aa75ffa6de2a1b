import { testApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const inGerman = async (url: string, language = 'de') =>
  (await app.request({ method: 'GET', url: `/api/${url}`, headers: { 'content-language': language } })).body;
type Row = Record<string, string>;

describe('an answer in the language that the client shows', () => {
  it('titles, categories and questions of the home page', async () => {
    const { data } = await inGerman('homepage-data', 'de-AT');
    const section = (wanted: string) => data.sections.find(({ type }: Row) => type === wanted);
    expect(section('categories_section').title).toBe('Nach Kategorie');
    expect(section('categories_section').data.map(({ category }: Row) => category)).toContain('Wohnung');
    expect(section('faqs_section').data.at(-1).question).not.toMatch(/^How/);
    const arabic = await inGerman('homepage-data', 'ar');
    expect(arabic.data.sections.map(({ title }: Row) => title)).toContain('تصفح حسب الفئة');
  });

  it('everything as it was written for who says no language, or one that nobody translated', async () => {
    const { body } = await app.get('homepage-data');
    expect(body.data.sections[0].title).toBe('Browse by category');
    expect((await inGerman('homepage-data', 'fr')).data.sections[0].title).toBe('Browse by category');
    // And a German visitor before left nothing behind.
    expect(body.data.sections[0].data[0].category).toBe('Apartment');
  });

  it('facts keep the name that clients know them by, and options what is sent back', async () => {
    const [bedrooms, ...others] = (await inGerman('get-facilities-for-filter')).data;
    expect(bedrooms).toMatchObject({ name: 'Bedrooms', translated_name: 'Schlafzimmer' });
    const furnishing = others.find(({ name }: Row) => name === 'Furnishing');
    expect(furnishing.type_values).toContain('Furnished');
    expect(furnishing.translated_type_values).toContain('Möbliert');
  });

  it('a listing: its category, facts and places near it, and not what its owner wrote', async () => {
    const { data } = (await app.get('get-property-list', { limit: 40 })).body;
    const { id } = data.find(({ assign_facilities: places }: { assign_facilities: Row[] }) =>
      places.some(({ name }) => name === 'School'),
    );
    const plain = (await app.get('get_property', { id })).body.data[0];
    const german = (await inGerman(`get_property?id=${id}`)).data[0];
    expect(german.title).toBe(plain.title);
    expect(german.description).toBe(plain.description);
    expect(german.assign_facilities.map(({ name }: Row) => name)).toContain('Schule');
    for (const fact of german.parameters) expect(fact.translated_name).not.toBe('');
    expect(german.category.slug_id).toBe(plain.category.slug_id);
  });

  it('what a refusal shows of a listing', async () => {
    const { data } = (await app.get('get-property-list', { get_all_premium_properties: 1, limit: 1 })).body;
    const refused = await inGerman(`get_property?id=${data[0].id}`);
    expect(refused).toMatchObject({ error: true, key: 'premiumRequired' });
    const plain = (await app.get('get_property', { id: data[0].id })).body.data;
    expect(refused.data.teaser.title).toBe(plain.teaser.title);
    expect(refused.data.teaser.category).not.toEqual(plain.teaser.category);
  });

  it('places and reasons to choose from', async () => {
    expect((await inGerman('get_facilities')).data.map(({ name }: Row) => name)).toContain('Krankenhaus');
    const reasons = (await inGerman('get_report_reasons')).data.map(({ reason }: Row) => reason);
    expect(reasons).toContain('Falscher Preis');
  });

  it('is not among the texts that clients fetch for themselves', async () => {
    const { body } = await app.get('get_languages', { language_code: 'de', web_language_file: 1 });
    expect(body.data.file_name.home).toBe('Startseite');
    expect(Object.keys(body.data.file_name).filter((key) => key.startsWith('site:'))).toEqual([]);
  });
});
