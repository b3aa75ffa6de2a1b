import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let pair: [number, number];
beforeAll(async () => {
  app = await testApp();
  const rows = await app.db
    .selectFrom('properties')
    .select('id')
    .where('is_live', '=', true)
    .where('is_premium', '=', false)
    .where('category_id', '=', 1)
    .limit(2)
    .execute();
  pair = [rows[0]!.id, rows[1]!.id];
});
afterAll(() => app.close());

const compare = (source: unknown, target: unknown, token?: string) =>
  app.get('compare-properties', { source_property_id: source, target_property_id: target }, token);
const set = (id: number, changes: object) =>
  app.db.updateTable('properties').set(changes).where('id', '=', id).execute();

describe('GET compare-properties', () => {
  it('200: both sides, in the order asked for', async () => {
    const { status, body } = await compare(pair[1], pair[0]);
    expect(status).toBe(200);
    expect(body.data.source_property.id).toBe(pair[1]);
    expect(body.data.target_property).toMatchObject({
      id: pair[0],
      is_premium: 0,
      created_at: expect.stringMatching(/Z$/),
      facilities: expect.any(Array),
      near_by_places: expect.any(Array),
      total_likes: expect.any(Number),
    });
  });

  it('400: unknown, hidden, the same, another category: never 500', async () => {
    const other = await app.db
      .selectFrom('properties')
      .select('id')
      .where('is_live', '=', true)
      .where('category_id', '=', 2)
      .executeTakeFirstOrThrow();
    await expect(compare(pair[0], 99_999_999)).resolves.toMatchObject({
      status: 400,
      body: { key: 'notFound' },
    });
    await expect(compare(pair[0], pair[0])).resolves.toMatchObject({
      status: 400,
      body: { key: 'notComparable' },
    });
    await expect(compare(pair[0], other.id)).resolves.toMatchObject({
      status: 400,
      body: { key: 'notComparable' },
    });
    await expect(compare('x', pair[0])).resolves.toMatchObject({ status: 400, body: { key: 'validation' } });
    await set(pair[1], { status: 0 });
    await expect(compare(...pair)).resolves.toMatchObject({ status: 400, body: { key: 'notFound' } });
    await set(pair[1], { status: 1 });
  });

  it('400: the refusal names the side that is not on the market', async () => {
    const refusal = async (source: number, target: number) =>
      Object.keys((await compare(source, target)).body.fields);
    expect(await refusal(pair[0], 99_999_999)).toEqual(['target_property_id']);
    expect(await refusal(99_999_999, pair[0])).toEqual(['source_property_id']);
    expect(await refusal(99_999_998, 99_999_999)).toEqual(['source_property_id', 'target_property_id']);
  });

  it('400 with flags: premium listings without the feature; 200 with it and for the owner', async () => {
    const owner = await app.signIn('owner');
    const { id } = (await app.get('get-user-data', {}, owner)).body.data;
    await set(pair[0], { is_premium: true });
    await expect(compare(...pair)).resolves.toMatchObject({ status: 400, body: { key: 'premiumRequired' } });
    await expect(compare(...pair, owner)).resolves.toMatchObject({
      status: 400,
      body: { data: { feature_available: false } },
    });
    expect((await compare(...pair, await app.signIn('agent'))).status).toBe(200);
    await set(pair[0], { added_by: id });
    expect((await compare(...pair, owner)).status).toBe(200);
  });
});
