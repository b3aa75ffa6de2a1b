import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const articles = async (query: Record<string, unknown> = {}) => (await app.get('get_articles', query)).body;

describe('GET get_articles', () => {
  it('200: oldest first, relative dates, category as text', async () => {
    const body = await articles();
    expect(body.total).toBe(40);
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({
      id: 1,
      category_id: '1',
      created_at: expect.stringMatching(/ago$/),
    });
    expect(body.similar_articles).toEqual([]);
    expect(body.categories).toContainEqual({ id: 2, category: 'Villa', slug_id: 'villa' });
  });

  it('200: the newest first for who asks, with the day itself', async () => {
    const { data } = await articles({ sort: 'newest' });
    expect(data[0].id).toBe(40);
    expect(data[0].posted_at > data[1].posted_at).toBe(true);
  });

  it('200: one article by slug with others of its category', async () => {
    const [first] = (await articles()).data;
    const body = await articles({ slug_id: first.slug_id });
    expect(body.data).toHaveLength(1);
    expect(body.similar_articles.length).toBeGreaterThan(4);
    expect(body.similar_articles[0].created_at).toMatch(/^\d{4}-/);
  });

  it('200: a slug may be a category; category 0 are those without one; unknown ones are empty', async () => {
    expect(
      (await articles({ slug_id: 'villa', limit: 50 })).data.every(
        (row: { category_id: string }) => row.category_id === '2',
      ),
    ).toBe(true);
    expect((await articles({ category_id: 0 })).total).toBe(0);
    expect((await articles({ id: 999 })).data).toEqual([]);
  });

  it('200: whatever is in the database, the HTML runs nothing', async () => {
    await app.db
      .updateTable('articles')
      .set({ description: '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">y</a></p>' })
      .where('id', '=', 3)
      .execute();
    expect((await articles({ id: 3 })).data[0].description).toBe('<p>Hi<a rel="noopener nofollow">y</a></p>');
  });
});

describe('GET faqs and get_languages', () => {
  it('200: newest question first', async () => {
    const { body } = await app.get('faqs', { limit: 5 });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([25, 24, 23, 22, 21]);
    expect(body.total).toBe(25);
  });

  it('200: a language with its texts and direction', async () => {
    const { body } = await app.get('get_languages', { language_code: 'ar', web_language_file: 1 });
    expect(body.data).toMatchObject({ code: 'ar', rtl: 1, file_name: { home: 'الرئيسية' } });
  });

  it('200 with error: unknown code, no code', async () => {
    expect((await app.get('get_languages', { language_code: 'xx' })).body).toMatchObject({
      error: true,
      key: 'notFound',
    });
    expect((await app.get('get_languages')).body.key).toBe('validation');
  });
});

describe('GET web-settings', () => {
  it('200: flags are text, some are converted, secrets are not there', async () => {
    const { body } = await app.get('web-settings');
    expect(body.data).toMatchObject({
      number_with_suffix: '0',
      verification_required_for_user: false,
      selected_currency_data: { code: 'USD', symbol: '$' },
      languages: [{ id: 1, code: 'en', name: 'English' }, expect.anything(), expect.anything()],
      features_available: { premium_properties: false, project_access: false },
      max_price: 1_000_000_000,
    });
    expect(body.data).not.toHaveProperty('is_active');
    expect(body.data).not.toHaveProperty('currency_code');
  });

  it('200: with a token also the state of the account', async () => {
    const { body } = await app.get('web-settings', {}, await app.signIn('agent'));
    expect(body.data).toMatchObject({
      is_active: true,
      verification_status: 'success',
      is_premium: true,
      subscription: true,
    });
  });
});

describe('the smaller calls of the site', () => {
  it('GET get_seo_settings, 200: the home page, or pages whose name contains the text', async () => {
    const { body } = await app.get('get_seo_settings');
    expect(body.total).toBe(1);
    expect(body.data[0]).toMatchObject({
      id: 1,
      page: 'homepage',
      meta_title: expect.any(String),
      meta_image: '',
    });
    expect((await app.get('get_seo_settings', { page: 'home' })).body.total).toBe(1);
    expect((await app.get('get_seo_settings', { page: '%' })).body.data).toEqual([]);
  });

  it('GET privacy-policy and terms-conditions, 200: HTML that runs nothing', async () => {
    const policy = (await app.get('privacy-policy')).body;
    expect(policy.data).toContain('<h2>');
    expect(Date.parse(policy.updated_at)).toBeLessThan(Date.now());
    await app.db
      .updateTable('settings')
      .set({ value: '<p>Terms<script>x()</script></p>' })
      .where('key', '=', 'terms_conditions')
      .execute();
    app.pass(11_000);
    expect((await app.get('terms-conditions')).body.data).toBe('<p>Terms</p>');
  });

  it('GET get-slider, 200: as on the home page', async () => {
    const { body } = await app.get('get-slider');
    expect(body.data).toEqual((await app.get('homepage-data')).body.data.slider_section);
    expect(body.total).toBe(body.data.length);
  });

  it('GET get-features, 200: what packages may contain', async () => {
    const { body } = await app.get('get-features');
    expect(body.data).toHaveLength(7);
    expect(body.data[0]).toEqual({ id: 1, name: 'Property List', status: 1 });
  });
});
