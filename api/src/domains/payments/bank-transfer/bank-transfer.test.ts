import { notifierService } from '#domains/notifications/notifier.service.ts';
import { DEMO_DAY } from '../../../../test/harness/settings.ts';
import { postForm } from '../../../../test/harness/forms.ts';
import { setSetting } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { reviewReceipt, type ReceiptDecision } from './receipt-review.service.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterEach(() => app.close());

const clock = { now: () => DEMO_DAY };
const AGENT = 4;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const file = (bytes: Buffer) => ({ name: 'receipt.pdf', file: bytes });
const send = (path: string, fields: Parameters<typeof postForm>[2], by = token) =>
  postForm(app, path, fields, by);
const initiate = (packageId = AGENT) =>
  send('initiate-bank-transfer', { package_id: String(packageId), file: file(PDF) });
const review = (id: number, decision: ReceiptDecision, reason = '') =>
  app.db
    .transaction()
    .execute((trx) =>
      reviewReceipt(trx, id, { decision, reason }, { clock, notifier: notifierService({ clock }) }),
    );
const upload = (id: number, by = token) =>
  send('upload-bank-receipt-file', { payment_transaction_id: String(id), file: file(PDF) }, by);
const statusOf = async (packageId = AGENT) => {
  const { data, active_packages } = (await app.get('get-package', {}, token)).body;
  return [...data, ...active_packages].find(({ id }: { id: number }) => id === packageId).package_status;
};

it('200: review → rejected → another receipt → accepted → the package runs, with a notification for each decision', async () => {
  const { status, body } = await initiate();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    payment_status: 'review',
    payment_type: 'bank transfer',
    payment_gateway: null,
    amount: 79,
  });
  expect(body.data.bank_receipt_file).toMatch(/\/images\/bank_receipt_file\/[0-9a-f]{32}\.pdf\?until=/);
  expect(body.bank_details[0]).toEqual({ title: 'Account holder', value: 'Lintel Homes Ltd' });
  expect(await statusOf()).toBe('review');
  await review(body.data.id, 'reject', 'The amount is missing.');
  expect(await statusOf()).toBe('rejected');
  const { data } = (await app.get('get_payment_details', {}, token)).body;
  expect(data[0]).toMatchObject({ reject_reason: 'The amount is missing.' });
  expect((await upload(body.data.id)).body.data).toMatchObject({ payment_transaction_id: body.data.id });
  await review(body.data.id, 'accept');
  expect(await statusOf()).toBe('active');
  const notifications = (await app.get('get_notification_list', {}, token)).body.data;
  expect(notifications.slice(0, 2)).toMatchObject([
    { title: 'Receipt verified', type: 2 },
    { title: 'Receipt rejected', type: 2 },
  ]);
});

it('400: one open transfer per package, also when two arrive at once; no file is left of the refused one', async () => {
  const before = app.storage.files.size;
  const replies = await Promise.all([initiate(), initiate(), initiate()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect(app.storage.files.size).toBe(before + 1);
  expect((await initiate(3)).status).toBe(200);
});

it('200: a cancelled transfer makes room for another', async () => {
  const { body } = await initiate();
  await review(body.data.id, 'cancel', 'Asked for by telephone.');
  expect(await statusOf()).toBe('failed');
  expect((await upload(body.data.id)).body.key).toBe('wrongState');
  expect((await initiate()).status).toBe(200);
});

it('400: while it is reviewed; a file that is none; a free package; switched off', async () => {
  const { body } = await initiate();
  expect((await upload(body.data.id)).body.key).toBe('wrongState');
  const fake = await send('initiate-bank-transfer', {
    package_id: '3',
    file: file(Buffer.from('<script>alert(1)</script>')),
  });
  expect(fake.body).toMatchObject({ key: 'validation', fields: { file: expect.any(String) } });
  const none = await send('initiate-bank-transfer', { package_id: '3' });
  expect(none.body).toMatchObject({ key: 'validation', fields: { file: expect.any(String) } });
  expect((await initiate(1)).body.key).toBe('wrongState');
  await app.db
    .updateTable('settings')
    .set({ value: '0' })
    .where('key', '=', 'bank_transfer_status')
    .execute();
  app.pass(11_000);
  expect((await initiate(3)).body.key).toBe('noPaymentMethod');
});

it('404: another user’s transfer', async () => {
  const { body } = await initiate();
  await review(body.data.id, 'reject', 'No.');
  expect((await upload(body.data.id, await app.signIn('agent'))).status).toBe(404);
});

it('a decision needs a waiting receipt, and a reason unless it is good', async () => {
  const { body } = await initiate();
  await expect(review(body.data.id, 'reject', ' ')).rejects.toMatchObject({
    key: 'validation',
    details: { fields: { reason: 'is required' } },
  });
  await review(body.data.id, 'accept');
  await expect(review(body.data.id, 'accept')).rejects.toMatchObject({ key: 'wrongState' });
  await expect(review(999_999, 'accept')).rejects.toMatchObject({ key: 'notFound' });
});

it('ten administrators who accept at once start one package', async () => {
  const { body } = await initiate();
  await Promise.allSettled(Array.from({ length: 10 }, () => review(body.data.id, 'accept')));
  const rows = await app.db
    .selectFrom('user_packages')
    .select('id')
    .where('transaction_id', '=', body.data.id)
    .execute();
  expect(rows).toHaveLength(1);
});

it('400: a transfer is not given up like an online payment, whatever state it is in', async () => {
  const giveUp = async (id: number) =>
    (await app.post('payment-transaction-fail', { payment_transaction_id: id }, token)).body.key;
  const { body } = await initiate();
  expect(await giveUp(body.data.id)).toBe('wrongState');
  expect(await statusOf()).toBe('review');
  await review(body.data.id, 'reject', 'No.');
  expect(await giveUp(body.data.id)).toBe('wrongState');
  expect(await statusOf()).toBe('rejected');
  await upload(body.data.id);
  await review(body.data.id, 'accept');
  expect(await giveUp(body.data.id)).toBe('wrongState');
  expect(await statusOf()).toBe('active');
});

it('401: a closed account hands in no receipt; no file is left', async () => {
  const { body } = await initiate();
  await review(body.data.id, 'reject', 'No.');
  const before = app.storage.files.size;
  // not used yet: the back end remembers for a while who a token belongs to
  token = await app.signIn('buyer');
  await app.db.updateTable('users').set({ is_active: false }).where('id', '=', body.data.user_id).execute();
  for (const reply of [await initiate(3), await upload(body.data.id)])
    expect([reply.status, reply.body.key]).toEqual([401, 'accountDeactivated']);
  expect(app.storage.files.size).toBe(before);
});

describe('a receipt that is being checked', () => {
  const payOnline = (values: object = {}, packageId = AGENT) =>
    app.post(
      'create-payment-intent',
      { package_id: packageId, platform_type: 'web', hosted_page: 1, ...values },
      token,
    );
  const offered = async (packageId = AGENT) =>
    (await app.get('get-package', {}, token)).body.data.find(({ id }: { id: number }) => id === packageId);

  it('stays named beside newer attempts to pay online, also once it was declined, until it is decided', async () => {
    const { body } = await initiate();
    const open = { payment_transaction_id: body.data.id, payment_type: 'bank transfer', status: 'review' };
    expect((await offered()).open_payment).toEqual(open);
    const { payment_transaction_id: attempt } = (await payOnline()).body.data.payment_intent;
    expect(await offered()).toMatchObject({ package_status: 'pending', open_payment: open });
    await app.post('payment-transaction-fail', { payment_transaction_id: attempt }, token);
    expect(await offered()).toMatchObject({ package_status: 'failed', open_payment: open });
    await review(body.data.id, 'reject', 'The amount is missing.');
    expect((await offered()).open_payment).toEqual({ ...open, status: 'rejected' });
    await upload(body.data.id);
    await review(body.data.id, 'cancel', 'Asked for by telephone.');
    expect(await offered()).not.toHaveProperty('open_payment');
    expect(await offered(3)).not.toHaveProperty('open_payment');
  });

  it('400: keeps a client from paying online that does not want to pay twice, and no other', async () => {
    const { body } = await initiate();
    const careful = { unless_reviewed: 1 };
    expect(await payOnline(careful)).toMatchObject({ status: 400, body: { key: 'wrongState' } });
    expect((await payOnline(careful, 3)).status).toBe(200);
    expect((await payOnline()).status).toBe(200);
    await review(body.data.id, 'reject', 'The amount is missing.');
    expect((await payOnline(careful)).status).toBe(200);
  });
});

describe('GET bank-transfer-details', () => {
  const details = (packageId: number, by?: string) =>
    app.get('bank-transfer-details', { package_id: packageId }, by);

  it('200: account, amount and the reference, which the transaction and the administration then name', async () => {
    const { body } = await details(AGENT, token);
    const me = (await app.get('get-user-data', {}, token)).body.data.id;
    expect(body.data).toMatchObject({
      reference: `LT-${me}-${AGENT}`,
      amount: 79,
      bank_details: [
        { title: 'Account holder', value: 'Lintel Homes Ltd' },
        ...body.data.bank_details.slice(1),
      ],
    });
    const before = await app.db.selectFrom('transactions').select('id').execute();
    await details(AGENT, token);
    expect(await app.db.selectFrom('transactions').select('id').execute()).toHaveLength(before.length);
    expect((await initiate()).body.data.reference).toBe(body.data.reference);
  });

  it('400: an unknown or free package, transfers switched off; 401: visitors', async () => {
    expect(await details(999, token)).toMatchObject({ status: 400, body: { key: 'notFound' } });
    const { id } = await app.db
      .selectFrom('packages')
      .select('id')
      .where('price', 'is', null)
      .executeTakeFirstOrThrow();
    expect((await details(id, token)).body.key).toBe('wrongState');
    await setSetting(app, 'bank_transfer_status', '0');
    expect((await details(AGENT, token)).body.key).toBe('noPaymentMethod');
    expect((await details(AGENT)).status).toBe(401);
  });
});
