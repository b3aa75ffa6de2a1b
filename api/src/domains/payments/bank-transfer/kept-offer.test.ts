import { DAY_MS } from '#ports/clock.ts';
import { pdf, postForm } from '../../../../test/harness/forms.ts';
import { setSetting } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

/** Money that was transferred can't be called back: what its payer read before holds. */
let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterEach(() => app.close());

const AGENT = 4;
const details = (by = token) => app.get('bank-transfer-details', { package_id: AGENT }, by);
const change = (values: { is_active?: boolean; price?: number | null }) =>
  app.db.updateTable('packages').set(values).where('id', '=', AGENT).execute();
const handIn = (by = token) =>
  postForm(app, 'initiate-bank-transfer', { package_id: AGENT, file: pdf('receipt.pdf') }, by);

const ends: [string, () => Promise<unknown>][] = [
  ['the package is taken off sale', () => change({ is_active: false })],
  ['bank transfer is switched off', () => setSetting(app, 'bank_transfer_status', '0')],
  ['the package becomes free', () => change({ price: null })],
];
it.each(ends)('200: when %s after its details were read, a receipt is taken', async (_, end) => {
  expect((await details()).body.data).toMatchObject({ amount: 79, is_offered: true });
  await end();
  const kept = await details();
  expect(kept.body.data).toMatchObject({ amount: 79, currency: 'USD', is_offered: false });
  const { status, body } = await handIn();
  expect([status, body.data?.amount, body.data?.payment_status]).toEqual([200, 79, 'review']);
});

it.each(ends)('400: when %s, of a user who read no details', async (_, end) => {
  await end();
  expect((await details()).status).toBe(400);
  expect((await handIn()).status).toBe(400);
  expect((await details()).status).toBe(400);
});

it('the amount of a receipt is the price that its payer read last', async () => {
  await details();
  await change({ price: 99 });
  expect((await handIn()).body.data.amount).toBe(79);
  const other = await app.signIn('newcomer');
  await details(other);
  await change({ price: 49 });
  expect((await details(other)).body.data.amount).toBe(49);
  expect((await handIn(other)).body.data.amount).toBe(49);
});

it('details that were read more than 30 days ago hold no more', async () => {
  await details();
  await change({ is_active: false });
  app.pass(29 * DAY_MS);
  expect((await details(await app.signIn('buyer'))).status).toBe(200);
  app.pass(2 * DAY_MS);
  token = await app.signIn('buyer');
  expect((await details()).status).toBe(400);
  expect((await handIn()).status).toBe(400);
});

it('details are removed when they hold no more, and not before', async () => {
  await details();
  const kept = () => app.db.selectFrom('transfer_offers').select('user_id').execute();
  app.pass(29 * DAY_MS);
  await app.runJob('housekeeping');
  expect(await kept()).toHaveLength(1);
  app.pass(2 * DAY_MS);
  await app.runJob('housekeeping');
  expect(await kept()).toEqual([]);
});
