import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const someListing = async () =>
  (await app.get('get-property-list', { sort: 'newest', limit: 1, city: 'Westhaven' })).body.data[0];
const heart = (property_id: unknown, type: unknown, token?: string) =>
  app.post('add_favourite', { property_id, type }, token);

describe('POST add_favourite', () => {
  it('200: saving twice counts once; removing twice is fine', async () => {
    const token = await app.signIn('agent');
    const listing = await someListing();
    const count = async () =>
      (await app.get('get-property-list', { sort: 'newest', limit: 1, city: 'Westhaven' }, token)).body
        .data[0];
    await heart(listing.id, 1, token);
    await heart(String(listing.id), '1', token);
    expect(await count()).toMatchObject({ is_favourite: 1, favourite_count: listing.favourite_count + 1 });
    await heart(listing.id, 0, token);
    await heart(listing.id, 0, token);
    expect(await count()).toMatchObject({ is_favourite: 0, favourite_count: listing.favourite_count });
  });

  it('200: twenty hearts at once leave one', async () => {
    const token = await app.signIn('owner');
    const listing = await someListing();
    await Promise.all(Array.from({ length: 20 }, () => heart(listing.id, 1, token)));
    const rows = await app.db
      .selectFrom('favourites as f')
      .innerJoin('identities as i', 'i.user_id', 'f.user_id')
      .select('f.id')
      .where('f.property_id', '=', listing.id)
      .where('i.subject', '=', 'demo-owner')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('200 with error: an unknown listing, a missing field (the old answer style)', async () => {
    const token = await app.signIn('buyer');
    expect(await heart(999_999, 1, token)).toMatchObject({
      status: 200,
      body: { error: true, key: 'notFound' },
    });
    expect(await heart(undefined, 1, token)).toMatchObject({
      status: 200,
      body: { error: true, key: 'validation', message: 'The field property_id is required.' },
    });
    expect(await heart(1, 5, token)).toMatchObject({
      status: 200,
      body: { error: true, fields: { type: expect.any(String) } },
    });
  });

  it('401: visitors', async () => {
    expect((await heart(1, 1)).status).toBe(401);
  });
});

describe('GET get_favourite_property', () => {
  it('200: in the order of saving, premium ones too', async () => {
    const token = await app.signIn('buyer');
    const premium = await app.db
      .selectFrom('properties')
      .select('id')
      .where('is_premium', '=', true)
      .where('is_on_market', '=', true)
      .executeTakeFirstOrThrow();
    await heart(premium.id, 1, token);
    const { body } = await app.get('get_favourite_property', {}, token);
    expect(body.total).toBeGreaterThan(5);
    expect(body.data.at(-1).id).toBe(premium.id);
    expect(body.data.every(({ is_favourite }: { is_favourite: number }) => is_favourite === 1)).toBe(true);
    expect((await app.get('get_favourite_property', { limit: 2, offset: 1 }, token)).body.data[0].id).toBe(
      body.data[1].id,
    );
  });
});

describe('contct_us and get_report_reasons', () => {
  const message = {
    first_name: 'Ada',
    last_name: 'King',
    email: 'ada@example.com',
    subject: 'Hello',
    message: 'A question',
  };

  it('200: a message is kept, from JSON and from multipart alike', async () => {
    expect((await app.post('contct_us', message)).body).toMatchObject({
      error: false,
      reference: expect.stringMatching(/^C-\d{6,}$/),
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...message, subject: 'As form' })) form.append(name, value);
    const encoded = new Response(form);
    await app.request({
      method: 'POST',
      url: '/api/contct_us',
      headers: { 'content-type': encoded.headers.get('content-type')! },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const kept = await app.db.selectFrom('contact_messages').select('subject').orderBy('id').execute();
    expect(kept.map(({ subject }) => subject)).toEqual(['Hello', 'As form']);
  });

  it('200 with error: each field is needed', async () => {
    expect((await app.post('contct_us', { ...message, subject: ' ' })).body).toMatchObject({
      error: true,
      message: 'The field subject is required.',
    });
  });

  it('429: five messages in ten minutes are enough', async () => {
    for (let count = 0; count < 4; count += 1) await app.post('contct_us', message);
    expect((await app.post('contct_us', message)).status).toBe(429);
  });

  it('200: reasons', async () => {
    expect((await app.get('get_report_reasons')).body.total).toBe(9);
    expect((await app.get('get_report_reasons', { id: 2 })).body.data[0].reason).toBe('Wrong price');
  });
});
