import { DAY_MS } from '#ports/clock.ts';
import { postForm } from '../../../../test/harness/forms.ts';
import { newListing, setSetting } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
let buyer: string;
let id: number;
beforeEach(async () => {
  app = await testApp();
  await setSetting(app, 'auto_approve_edited_listings', '1');
  [agent, buyer] = [await app.signIn('agent'), await app.signIn('buyer')];
  const { body } = await postForm(
    app,
    'post_property',
    await newListing({ property_type: 1, rentduration: 'Monthly' }),
    agent,
  );
  id = body.data[0].id;
  await app.db.updateTable('properties').set({ request_status: 'approved' }).where('id', '=', id).execute();
  await app.post('add_favourite', { property_id: id, type: 1 }, buyer);
});
afterEach(() => app.close());

const price = (value: number) =>
  postForm(app, 'update_post_property', { action_type: 0, id, price: value }, agent);
const show = (status: 0 | 1) => app.post('change-property-status', { property_id: id, status }, agent);
const deal = (status: 1 | 3) => app.post('update_property_status', { property_id: id, status }, agent);
const titles = async (token = buyer) =>
  (await app.get('get_notification_list', { limit: 50 }, token)).body.data
    .filter(({ target }: { target?: { id: number } }) => target?.id === id)
    .map(({ title }: { title: string }) => title)
    .toReversed();

it('a lower price reaches people who saved the home once, not its owner; up and down again is no news', async () => {
  await price(240_000);
  expect(await titles()).toEqual(['Price drop on a saved home']);
  await price(260_000);
  await price(245_000);
  await price(240_000);
  expect(await titles()).toHaveLength(1);
  await price(239_000);
  expect(await titles()).toHaveLength(2);
  expect(await titles(agent)).toEqual([]);
});

it('rented and for rent again reach them', async () => {
  await deal(3);
  await deal(1);
  expect(await titles()).toEqual(['A saved home is rented', 'A saved home is back']);
});

it('a home that is shown again after a day is back; hiding that is undone at once is no news', async () => {
  await show(0);
  await show(1);
  expect(await titles()).toEqual([]);
  await show(0);
  app.pass(DAY_MS - 1);
  agent = await app.signIn('agent');
  await show(1);
  expect(await titles()).toEqual([]);
  await show(0);
  app.pass(DAY_MS);
  agent = await app.signIn('agent');
  await show(1);
  expect(await titles()).toEqual(['A saved home is back']);
});

it('people who no longer have it saved hear nothing', async () => {
  await app.post('add_favourite', { property_id: id, type: 0 }, buyer);
  await deal(3);
  expect(await titles()).toEqual([]);
});
