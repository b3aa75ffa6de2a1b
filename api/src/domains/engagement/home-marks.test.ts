import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let homes: number[];
beforeAll(async () => {
  app = await testApp();
  buyer = await app.signIn('buyer');
  const rows = await app.db
    .selectFrom('properties')
    .select('id')
    .where('is_live', '=', true)
    .orderBy('id')
    .limit(4)
    .execute();
  homes = rows.map(({ id }) => id);
});
afterAll(() => app.close());

const change = (fields: Record<string, unknown>, token = buyer) => app.post('home-marks', fields, token);
const marked = async (kind: string, token = buyer) =>
  ((await app.get('home-marks', { kind }, token)).body.data as { property_id: number }[]).map(
    ({ property_id: id }) => id,
  );

describe('home-marks', () => {
  it('200: the same on all devices, each kind by itself, and only of the user', async () => {
    const [one, two, three] = homes;
    const answer = await change({ kind: 'hidden', add: `${one},${two}` });
    expect(answer.body.data).toMatchObject([{ property_id: one }, { property_id: two }]);
    expect(answer.body.data[0]).toMatchObject({ title: expect.any(String), category_id: expect.any(Number) });
    await change({ kind: 'hidden', add: [three], remove: [one] });
    expect(await marked('hidden')).toEqual([three, two]);
    expect(await marked('compare')).toEqual([]);
    expect(await marked('hidden', await app.signIn('owner'))).toEqual([]);
  });

  it('200: a change that comes twice is one', async () => {
    const before = await marked('hidden');
    for (let time = 0; time < 2; time += 1) await change({ kind: 'hidden', add: before.toReversed() });
    expect(await marked('hidden')).toEqual(before);
  });

  it('200: a comparison has two sides: the newest ones', async () => {
    const [one, two, three] = homes;
    await change({ kind: 'compare', add: [one, two] });
    await change({ kind: 'compare', add: [three] });
    expect(await marked('compare')).toEqual([three, one]);
  });

  it('200: a home that leaves the public is not named any more', async () => {
    const [one] = homes;
    await change({ kind: 'compare', add: [one] });
    await app.db.updateTable('properties').set({ status: 0 }).where('id', '=', one!).execute();
    expect(await marked('compare')).not.toContain(one);
    await change({ kind: 'hidden', add: [one] });
    expect(await marked('hidden')).not.toContain(one);
    await app.db.updateTable('properties').set({ status: 1 }).where('id', '=', one!).execute();
    // It was not there to be marked.
    expect(await marked('hidden')).not.toContain(one);
  });

  it('400: of no kind, ids that are none; 401: visitors', async () => {
    expect((await change({ kind: 'viewed', add: homes })).body.fields).toHaveProperty('kind');
    expect((await change({ kind: 'hidden', add: 'x' })).body.fields).toHaveProperty(['add.0']);
    expect((await change({ kind: 'hidden', add: homes }, '')).status).toBe(401);
    expect((await app.get('home-marks', { kind: 'hidden' })).status).toBe(401);
  });
});
