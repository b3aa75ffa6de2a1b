import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const detail = (query: Record<string, unknown>, token?: string) => app.get('get_property', query, token);
const oneWhere = (column: 'is_premium' | 'promoted', value: boolean) =>
  app.db
    .selectFrom('properties')
    .selectAll()
    .where('is_on_market', '=', true)
    .where(column, '=', value)
    .where('is_premium', '=', column === 'is_premium' ? value : false)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('GET get_property', () => {
  it('200: by slug gives the listing in full, its owner, and ten others', async () => {
    const listing = await oneWhere('promoted', false);
    const { status, body } = await detail({ slug_id: listing.slug_id });
    expect(status).toBe(200);
    expect(body.total).toBe(1);
    expect(body.data[0]).toMatchObject({
      id: listing.id,
      title: listing.title,
      is_favourite: 0,
      is_interested: 0,
    });
    expect(body.data[0].gallery.length).toBeGreaterThan(1);
    expect(body.similar_properties).toHaveLength(10);
    expect(body.similar_properties.some(({ id }: { id: number }) => id === listing.id)).toBe(false);
    expect(JSON.stringify(body)).not.toContain('password');
  });

  it('200: an unknown slug, a waiting and a refused listing give an empty list', async () => {
    const hidden = await app.db
      .selectFrom('properties')
      .select('slug_id')
      .where('is_live', '=', false)
      .where('request_status', '!=', 'approved')
      .executeTakeFirstOrThrow();
    for (const slug_id of ['no-such-home', hidden.slug_id]) {
      const { status, body } = await detail({ slug_id });
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: [], total: 0, similar_properties: [] });
    }
  });

  it('200: the owner sees a listing in every state, another user does not', async () => {
    const token = await app.signIn('agent');
    const { body: own } = await app.get('get-added-properties', { limit: 100 }, token);
    const waiting = own.data.find((row: { request_status: string }) => row.request_status === 'pending');
    const { body } = await detail({ slug_id: waiting.slug_id }, token);
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([waiting.id]);
    const { body: other } = await detail({ slug_id: waiting.slug_id }, await app.signIn('buyer'));
    expect(other.data).toEqual([]);
  });

  it('200: a home that its owner took off the market is marked, and is followed by homes like it, its city first', async () => {
    const listing = await oneWhere('is_premium', false);
    await app.db.updateTable('properties').set({ status: 0 }).where('id', '=', listing.id).execute();
    const { status, body } = await detail({ slug_id: listing.slug_id });
    await app.db.updateTable('properties').set({ status: 1 }).where('id', '=', listing.id).execute();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [],
      total: 0,
      withdrawn: { city: listing.city, property_type: String(listing.property_type % 2) },
    });
    expect(JSON.stringify(body.withdrawn)).not.toContain(listing.title);
    const cities = body.similar_properties.map(({ city }: { city: string }) => city === listing.city);
    expect(cities.length).toBeGreaterThan(0);
    expect(cities).toEqual(cities.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
  });

  it('200: a sold home keeps its page and cannot be asked about', async () => {
    const sold = await app.db
      .selectFrom('properties')
      .select('slug_id')
      .where('is_live', '=', true)
      .where('property_type', '=', 2)
      .where('is_premium', '=', false)
      .executeTakeFirstOrThrow();
    const { body } = await detail({ slug_id: sold.slug_id });
    expect(body.data[0]).toMatchObject({
      property_type: 'sold',
      is_interest_available: false,
      is_report_available: false,
    });
  });

  it('200: counts each visitor once a day, and never the owner', async () => {
    const listing = await app.db
      .selectFrom('properties as p')
      .innerJoin('identities as i', 'i.user_id', 'p.added_by')
      .select(['p.id', 'p.total_click'])
      .where('i.subject', '=', 'demo-owner')
      .where('p.is_live', '=', true)
      .where('p.is_premium', '=', false)
      .executeTakeFirstOrThrow();
    const stored = async () =>
      (
        await app.db
          .selectFrom('properties')
          .select('total_click')
          .where('id', '=', listing.id)
          .executeTakeFirstOrThrow()
      ).total_click;
    /** Views are written together, about once a second. */
    const views = async (expected: number) => {
      for (let attempt = 0; attempt < 200 && (await stored()) < expected; attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await app.runJob('view_totals');
      }
      return stored();
    };
    await detail({ id: listing.id });
    await detail({ id: listing.id });
    await detail({ id: listing.id }, await app.signIn('owner'));
    expect(await views(listing.total_click + 1)).toBe(listing.total_click + 1);
    await detail({ id: listing.id }, await app.signIn('buyer'));
    expect(await views(listing.total_click + 2)).toBe(listing.total_click + 2);
  });

  it('400: a premium listing refuses visitors and names the package that opens it', async () => {
    const premium = await oneWhere('is_premium', true);
    const { status, body } = await detail({ slug_id: premium.slug_id });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: true,
      key: 'premiumRequired',
      data: {
        package_available: false,
        feature_available: false,
        limit_available: false,
        teaser: {
          title: premium.title,
          city: premium.city,
          // How much there is behind it (B13).
          photos_count: expect.any(Number),
          documents_count: expect.any(Number),
        },
      },
    });
    expect(body.data.teaser.photos_count).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toContain(premium.description.slice(0, 40));
  });

  it('200: the same listing opens with a package that includes premium access', async () => {
    const premium = await oneWhere('is_premium', true);
    const { status, body } = await detail({ slug_id: premium.slug_id }, await app.signIn('agent'));
    expect(status).toBe(200);
    expect(body.data[0].is_premium).toBe(true);
  });

  it('200: price bounds between two whole prices are read as the next one inside', async () => {
    const whole = await detail({
      min_price: 1,
      max_price: '1e15',
      property_type: 0,
      category_slug_id: 'plot',
    });
    const between = await detail({
      min_price: 1e-300,
      max_price: '1e15',
      property_type: 0,
      category_slug_id: 'plot',
    });
    expect(between.status).toBe(200);
    expect(between.body.total).toBe(whole.body.total);
  });

  it('200: price bounds count only together', async () => {
    const without = await detail({ min_price: 1, max_price: 2, property_type: 0, category_slug_id: 'plot' });
    const half = await detail({ min_price: 900_000_000, property_type: 0, category_slug_id: 'plot' });
    expect(without.body.total).toBe(0);
    expect(half.body.total).toBeGreaterThan(0);
  });
});
