import { testApp, type TestApp } from '../../test/harness/test-app.ts';

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

  it('everything as written for a client without a language, or with one that has no translation', async () => {
    const { body } = await app.get('homepage-data');
    expect(body.data.sections[0].title).toBe('Browse by category');
    expect((await inGerman('homepage-data', 'fr')).data.sections[0].title).toBe('Browse by category');
    // And a German visitor before left nothing behind.
    expect(body.data.sections[0].data[0].category).toBe('Apartment');
  });

  it('the credit of the map in the settings', async () => {
    const creditOf = ({ data }: { data: { map: { attribution: string } } }) => data.map.attribution;
    expect(creditOf(await inGerman('web-settings'))).toBe(
      'Demokarte zur Veranschaulichung (die Straßen sind erfunden)',
    );
    expect(creditOf(await inGerman('app-settings', 'ar'))).toMatch(/^خريطة/);
    expect(creditOf((await app.get('web-settings')).body)).toBe(
      'Illustrative demo map (streets are not real)',
    );
  });

  it('what the lines of the bank account are, and not what they have', async () => {
    const token = await app.signIn('buyer');
    const { body } = await app.request({
      url: '/api/bank-transfer-details?package_id=4',
      headers: { 'content-language': 'de', authorization: `Bearer ${token}` },
    });
    expect(body.data.bank_details.slice(0, 2)).toEqual([
      { title: 'Kontoinhaber', value: 'Lintel Homes Ltd' },
      { title: 'Bank', value: 'Harbour Savings, Port Aster' },
    ]);
  });

  it('the message of a call that succeeded', async () => {
    const url = 'forgot-password?email=nobody%40example.com';
    expect((await inGerman(url)).message).toMatch(/^Falls es zu dieser Adresse ein Konto gibt/);
    expect((await inGerman(url, 'ar')).message).toMatch(/[\u0600-\u06ff]/);
    expect((await app.get('forgot-password', { email: 'nobody@example.com' })).body.message).toMatch(
      /^If there is/,
    );
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

  it('what pictures show, of listings in lists and alone and of projects, as the renderings that they are (item 3)', async () => {
    const [home] = (await inGerman('get-property-list?limit=1')).data;
    const plain = (await app.get('get-property-list', { limit: 1 })).body.data[0];
    expect(plain.title_image_alt).toMatch(/^Rendering of /);
    expect(home.title_image_alt).toMatch(/^Rendering: /);
    for (const { alt } of home.gallery) expect(alt).toMatch(/^(Rendering: |360-Grad)/);
    const alone = (await inGerman(`get_property?id=${home.id}`, 'ar')).data[0];
    expect(alone.gallery.length).toBeGreaterThan(0);
    for (const { alt } of alone.gallery) expect(alt).not.toMatch(/[a-z]{2}/i);
    const [project] = (await inGerman('get-projects?limit=1', 'ar')).data;
    expect(project.image_alt).toMatch(/[\u0600-\u06ff]/);
  });

  it('refusals: the message of a call, of an unknown address and of a body that cannot be read', async () => {
    expect((await inGerman('get_notification_list')).message).toBe('Melden Sie sich an, um fortzufahren.');
    expect((await inGerman('nothing-here', 'ar')).message).toBe('لم نعثر على هذا.');
    const unread = await app.request({
      method: 'POST',
      url: '/api/user_signup',
      payload: '{',
      headers: { 'content-language': 'de', 'content-type': 'application/json' },
    });
    expect(unread.body.message).toBe('Bitte prüfen Sie Ihre Angaben.');
    expect((await app.get('get_notification_list')).body.message).toBe('Please sign in.');
  });

  it('places and reasons to choose from', async () => {
    expect((await inGerman('get_facilities')).data.map(({ name }: Row) => name)).toContain('Krankenhaus');
    const reasons = (await inGerman('get_report_reasons')).data.map(({ reason }: Row) => reason);
    expect(reasons).toContain('Falscher Preis');
  });

  it('pages of the settings, for all who ask for them, and they run nothing', async () => {
    const { body } = await app.get('privacy-policy');
    expect(body.data).toMatch(/^<h2>What we keep/);
    expect((await inGerman('privacy-policy')).data).toMatch(/^<h2>Was wir aufbewahren/);
    expect((await inGerman('terms-conditions', 'ar')).data).toMatch(/^<h2>من نحن/);
    expect((await inGerman('privacy-policy', 'fr')).data).toBe(body.data);
    const settings = (await inGerman('web-settings')).data;
    expect(settings.about_us).toMatch(/^<h2>Ein Zuhause/);
    expect(settings.privacy_policy).toMatch(/^<h2>Was wir aufbewahren/);
    expect(settings.company_name).toBe('Lintel');
  });

  it('articles, on the home page, in their list and alone, under the same address', async () => {
    const plain = (await app.get('get_articles', { limit: 3 })).body.data;
    const german = (await inGerman('get_articles?limit=3')).data;
    expect(german.map(({ slug_id: slug }: Row) => slug)).toEqual(plain.map(({ slug_id: slug }: Row) => slug));
    expect(german[0].title).toBe('Worauf Sie in den ersten fünf Minuten einer Besichtigung achten');
    expect(german[0].description).toContain('<h2>Minute eins: das Treppenhaus</h2>');
    const alone = await inGerman(`get_articles?slug_id=${german[0].slug_id}`, 'ar');
    expect(alone.data[0].slug_id).toBe(german[0].slug_id);
    expect(alone.data[0].title).toMatch(/^ما الذي/);
    expect(alone.similar_articles[0].title).toMatch(/[\u0600-\u06ff]/);
    const home = (await inGerman('homepage-data')).data.sections;
    const magazine = home.find(({ type }: Row) => type === 'articles_section').data;
    expect(magazine.map(({ title }: Row) => title)).toContain('Umziehen an einem einzigen Tag');
    expect((await inGerman('get_articles?limit=3', 'fr')).data[0].title).toBe(plain[0].title);
  });

  it('towns and regions, beside the names that are searched for', async () => {
    const cities = (await inGerman('get-cities-data', 'ar')).data;
    expect(cities).toContainEqual(
      expect.objectContaining({ City: 'Port Aster', translated_city: 'بورت أستر' }),
    );
    const [home] = (await inGerman('get-property-list?city=Port%20Aster&limit=1', 'ar')).data;
    expect(home).toMatchObject({
      city: 'Port Aster',
      translated_city: 'بورت أستر',
      translated_state: 'خليج أستر',
    });
    expect(home.address).toContain('Port Aster');
    const [project] = (await inGerman('get-projects?limit=1')).data;
    expect(project.translated_state).not.toBe('');
    expect((await app.get('get-projects', { limit: 1 })).body.data[0]).not.toHaveProperty('translated_city');
  });

  it('is not among the texts that clients fetch for themselves', async () => {
    const { body } = await app.get('get_languages', { language_code: 'de', web_language_file: 1 });
    expect(body.data.file_name.home).toBe('Startseite');
    expect(Object.keys(body.data.file_name).filter((key) => /^(site|page):/.test(key))).toEqual([]);
  });
});
