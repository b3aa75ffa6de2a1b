import type { ListingEvent } from '@lintel/api-contract';
import { postForm } from '../../../../test/harness/forms.ts';
import { deleteAccount } from '../../../../test/harness/delete-account.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { newListing } from '../../../../test/harness/listings.ts';

let app: TestApp;
let agent: string;
let owner: string;
beforeAll(async () => {
  app = await testApp();
  [agent, owner] = [await app.signIn('agent'), await app.signIn('owner')];
});
afterAll(() => app.close());

async function posted(changes: object = {}, token = agent): Promise<{ id: number; slug_id: string }> {
  app.pass(60_000);
  const { body } = await postForm(app, 'post_property', { ...(await newListing()), ...changes }, token);
  await app.db
    .updateTable('properties')
    .set({ request_status: 'approved' })
    .where('id', '=', body.data[0].id)
    .execute();
  return body.data[0];
}
async function change(id: number, fields: object) {
  app.pass(60_000);
  await postForm(app, 'update_post_property', { action_type: 0, id, ...fields }, agent);
  await app.db.updateTable('properties').set({ request_status: 'approved' }).where('id', '=', id).execute();
}
const remove = (id: number) => app.post('delete_property', { id }, agent);
const historyOf = async (query: object, token?: string): Promise<ListingEvent[]> =>
  (await app.get('listing-history', { ...query }, token)).body.data;
const prices = (events: ListingEvent[]) => events.flatMap(({ price }) => price ?? []);

describe('GET listing-history', () => {
  it('200: prices and states of a listing, oldest first, for all callers', async () => {
    const { id, slug_id } = await posted({ address: '1 Story Street' });
    await change(id, { price: 240_000 });
    await app.post('change-property-status', { property_id: id, status: 0 }, agent);
    await app.post('change-property-status', { property_id: id, status: 1 }, agent);
    await app.post('update_property_status', { property_id: id, status: 2 }, agent);
    const events = await historyOf({ slug_id });
    expect(events.map(({ kind }) => kind)).toEqual(['posted', 'price', 'status', 'status', 'deal']);
    expect(events[1]).toMatchObject({ price: 240_000, previous_price: 250_000, is_earlier_posting: false });
    expect(events.at(-1)).toMatchObject({ property_type: 'sold' });
    expect((await historyOf({ property_id: id }, agent)).map(({ kind }) => kind)).toContain('review');
  });

  it('200: the demo world has histories as well', async () => {
    const { property_id } = await app.db
      .selectFrom('listing_events as e')
      .innerJoin('properties as p', 'p.id', 'e.property_id')
      .select('e.property_id')
      .where('e.kind', '=', 'price')
      .where('p.is_live', '=', true)
      .executeTakeFirstOrThrow();
    expect((await historyOf({ property_id })).map(({ kind }) => kind)).toContain('price');
  });

  it('200: posting a home again does not erase what happened, however its address is written', async () => {
    const first = await posted({ address: '2 Überfahrt Street', price: 500_000 });
    await change(first.id, { price: 450_000 });
    await remove(first.id);
    const again = await posted({ address: '2, uberfahrt street.', price: 440_000, latitude: 23.1001 });
    const events = await historyOf({ property_id: again.id });
    expect(prices(events)).toEqual([500_000, 450_000, 440_000]);
    expect(events.map(({ is_earlier_posting }) => is_earlier_posting)).toEqual([true, true, true, false]);
  });

  it('200: nor does another owner, nor hiding the old posting', async () => {
    const first = await posted({ address: '3 Story Street', price: 300_000 });
    await app.post('change-property-status', { property_id: first.id, status: 0 }, agent);
    const second = await posted({ address: '3 Story Street', price: 290_000 });
    expect(prices(await historyOf({ property_id: second.id }))).toEqual([300_000, 290_000]);
    await remove(first.id);
    await remove(second.id);
    await app.db
      .updateTable('user_package_units')
      .set({ total: 100 })
      .where('total', 'is not', null)
      .where('feature_id', '=', 1)
      .execute();
    const third = await posted({ address: '3 Story Street', price: 280_000 }, owner);
    expect(prices(await historyOf({ property_id: third.id }))).toEqual([300_000, 290_000, 280_000]);
  });

  it('200: other homes of the house, and the same address elsewhere, keep their own history', async () => {
    const flat = await posted({ address: '4 Story Street', price: 100_000 });
    const neighbour = await posted({ address: '4 Story Street', price: 200_000 });
    expect(prices(await historyOf({ property_id: neighbour.id }))).toEqual([200_000]);
    await remove(flat.id);
    const elsewhere = await posted({ address: '4 Story Street', price: 300_000, latitude: 23.4 });
    expect(prices(await historyOf({ property_id: elsewhere.id }))).toEqual([300_000]);
  });

  it('200: survives the account', async () => {
    const buyer = await app.signIn('buyer');
    await app.db.updateTable('user_package_units').set({ used: 0 }).where('feature_id', '=', 1).execute();
    await posted({ address: '5 Story Street', price: 70_000 }, buyer);
    await deleteAccount(app, buyer);
    const again = await posted({ address: '5 Story Street', price: 60_000 });
    expect(prices(await historyOf({ property_id: again.id }))).toEqual([70_000, 60_000]);
    const kept = await app.db
      .selectFrom('listing_events')
      .selectAll()
      .where('posted_by', 'is', null)
      .where('property_id', 'is', null)
      .execute();
    expect(kept.length).toBeGreaterThan(0);
  });

  it('200: a price that was typed between two reviews is read by the owner alone', async () => {
    const { id } = await posted({ address: '7 Story Street', price: 500_000 });
    app.pass(60_000);
    const type = (price: number) =>
      postForm(app, 'update_post_property', { action_type: 0, id, price }, agent);
    await type(50_000);
    await type(450_000);
    expect((await historyOf({ property_id: id }, agent)).map(({ price }) => price)).toContain(50_000);
    await change(id, {});
    const events = (await historyOf({ property_id: id })).filter(({ price }) => price !== null);
    expect(events.map(({ price, previous_price: before }) => [price, before])).toEqual([
      [500_000, null],
      [450_000, 500_000],
    ]);
    expect(prices(await historyOf({ property_id: id }, agent))).toEqual([500_000, 50_000, 450_000]);
  });

  it('200: a home that was corrected before its first review was posted at the price that users saw first', async () => {
    const { body } = await postForm(
      app,
      'post_property',
      { ...(await newListing()), address: '8 Story Street', price: 5_000 },
      agent,
    );
    const { id } = body.data[0];
    await change(id, { price: 500_000 });
    await change(id, { price: 480_000 });
    expect(await historyOf({ property_id: id })).toMatchObject([
      { kind: 'posted', price: 500_000, previous_price: null },
      { kind: 'price', price: 480_000, previous_price: 500_000 },
    ]);
    await remove(id);
    const again = await posted({ address: '8 Story Street', price: 470_000 }, owner);
    expect(prices(await historyOf({ property_id: again.id }))).toEqual([500_000, 480_000, 470_000]);
  });

  it('404: unknown ones, and hidden ones for all callers but the owner', async () => {
    const { id } = await posted({ address: '6 Story Street' });
    await app.post('change-property-status', { property_id: id, status: 0 }, agent);
    expect(await app.get('listing-history', { property_id: id })).toMatchObject({
      status: 404,
      body: { key: 'notFound' },
    });
    expect((await app.get('listing-history', { property_id: id }, owner)).status).toBe(404);
    expect((await app.get('listing-history', { property_id: id }, agent)).status).toBe(200);
    expect((await app.get('listing-history', {})).status).toBe(404);
    expect((await app.get('listing-history', { property_id: 'x' })).status).toBe(400);
  });
});
