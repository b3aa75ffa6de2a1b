import type { Quality } from '@lintel/api-contract';
import { photo, postForm } from '../../../../test/harness/forms.ts';
import { newListing } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Row {
  id: number;
  slug_id: string;
  request_status: string;
  status: number;
  reject_reason: { reason?: string };
  property_type: string;
  promoted: boolean;
}
const own = async (query: Record<string, unknown>, token: string) =>
  (await app.get('get-added-properties', query, token)).body;

describe('GET get-added-properties', () => {
  it('200: own listings in every state, newest first, no other user’s', async () => {
    const token = await app.signIn('agent');
    const me = (await app.get('get-user-data', {}, token)).body.data.id;
    const body = await own({ limit: 100 }, token);
    const rows = body.data as (Row & { added_by: number })[];
    expect(body.total).toBe(rows.length);
    expect(rows.every(({ added_by }) => added_by === me)).toBe(true);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(body.total_views).toBeGreaterThan(0);
  });

  it('200: filters by state, deal and advertisement', async () => {
    const token = await app.signIn('agent');
    const pending = (await own({ request_status: 'pending,rejected', limit: 100 }, token)).data as Row[];
    expect(pending.every(({ request_status }) => request_status !== 'approved')).toBe(true);
    const active = (await own({ status: '1', limit: 100 }, token)).data as Row[];
    expect(active.every(({ status, request_status }) => status === 1 && request_status === 'approved')).toBe(
      true,
    );
    const rent = (await own({ property_type: 1, limit: 100 }, token)).data as Row[];
    expect(rent.every(({ property_type }) => property_type === 'rent')).toBe(true);
    const advertised = (await own({ is_promoted: 1, limit: 100 }, token)).data as Row[];
    expect(advertised.every(({ promoted }) => promoted)).toBe(true);
  });

  it('200: finds by a part of the title without accents, and sorts', async () => {
    const token = await app.signIn('agent');
    const all = (await own({ limit: 100 }, token)).data as (Row & {
      title: string;
      price: number;
      total_click: number;
    })[];
    const [wanted] = all;
    const part = wanted!.title.slice(2, 12).toUpperCase();
    const found = (await own({ search: part, limit: 100 }, token)).data as typeof all;
    expect(found.map(({ id }) => id)).toEqual(
      all.filter(({ title }) => title.toUpperCase().includes(part)).map(({ id }) => id),
    );
    expect((await own({ search: '%' }, token)).data).toEqual([]);
    await app.db
      .updateTable('properties')
      .set({ title: 'Große Wohnung am Café' })
      .where('id', '=', wanted!.id)
      .execute();
    for (const search of ['grosse wohnung', 'CAFE'])
      expect((await own({ search }, token)).data).toMatchObject([{ id: wanted!.id }]);
    const sorted = async (sort: string) =>
      ((await own({ sort, limit: 100 }, token)).data as typeof all).map(({ id }) => id);
    const by = (value: (row: (typeof all)[number]) => number) =>
      all.toSorted((one, other) => value(one) - value(other) || other.id - one.id).map(({ id }) => id);
    expect(await sorted('oldest')).toEqual(by(({ id }) => id));
    expect(await sorted('price_high')).toEqual(by(({ price }) => -price));
    expect(await sorted('price_low')).toEqual(by(({ price }) => price));
    expect(await sorted('most_viewed')).toEqual(by(({ total_click }) => -total_click));
    // A price on request comes after all that are stated.
    await app.db.updateTable('properties').set({ price: 0 }).where('id', '=', wanted!.id).execute();
    expect((await sorted('price_low')).at(-1)).toBe(wanted!.id);
    expect((await own({ sort: 'random' }, token)).error).toBe(true);
  });

  it('200: a refused listing carries the reason, the others an empty object', async () => {
    const refused = await app.db
      .selectFrom('properties')
      .select(['id', 'added_by'])
      .where('request_status', '=', 'rejected')
      .where('added_by', 'is not', null)
      .executeTakeFirstOrThrow();
    const token = await app.signIn('owner');
    const me = (await app.get('get-user-data', {}, token)).body.data.id;
    await app.db.updateTable('properties').set({ added_by: me }).where('id', '=', refused.id).execute();
    const body = await own({ id: refused.id }, token);
    expect(body.data[0].reject_reason.reason).toEqual(expect.any(String));
    expect(body.similiar_properties.length).toBeGreaterThan(0);
    expect((await own({ status: '1', limit: 1 }, token)).data[0].reject_reason).toEqual({});
  });

  it('200: a listing alone comes with the others of its owner, also when there are none', async () => {
    const token = await app.signIn('buyer');
    const me = (await app.get('get-user-data', {}, token)).body.data.id;
    const { id } = await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await app.db.updateTable('properties').set({ added_by: me }).where('id', '=', id).execute();
    expect(await own({ id }, token)).toMatchObject({ data: [{ id }], similiar_properties: [] });
    expect(await own({}, token)).not.toHaveProperty('similiar_properties');
  });

  it('401: visitors', async () => {
    expect((await app.get('get-added-properties')).status).toBe(401);
  });
});

describe('the quality of a listing', () => {
  it('grows with what its owner adds, by the points that it promised', async () => {
    const token = await app.signIn('agent');
    const { body } = await postForm(app, 'post_property', await newListing(), token);
    const { id } = body.data[0];
    const read = async () => (await own({ id }, token)).data[0].quality as Quality;
    const pointsFor = (quality: Quality, wanted: string) =>
      quality.todo.find(({ part }) => part === wanted)?.points ?? 0;
    const before = await read();
    expect(before.todo[0]).toEqual({ part: 'photos', points: 27, missing: 9 });
    await postForm(
      app,
      'update_post_property',
      {
        action_type: 0,
        id,
        description: 'A balcony above the boats. '.repeat(20),
        'parameters[0][parameter_id]': 1,
        'parameters[0][value]': '3',
        'gallery_images[0]': await photo(),
      },
      token,
    );
    const after = await read();
    expect(pointsFor(after, 'photos')).toBe(24);
    expect(pointsFor(after, 'description')).toBe(0);
    const forOneFact = pointsFor(before, 'facts') - pointsFor(after, 'facts');
    expect(pointsFor(before, 'facts')).toBe(20);
    expect(forOneFact).toBeGreaterThan(0);
    expect(after.score).toBe(before.score + 3 + pointsFor(before, 'description') + forOneFact);
  });
});
