import { adminOf } from '../../test/harness/admin-context.ts';
import { pdf, postForm } from '../../test/harness/forms.ts';
import { newListing, newProject, setSetting } from '../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
beforeEach(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterEach(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
async function json<T>(...args: string[]): Promise<T> {
  const { out, error } = await admin(...args, '--json');
  if (out === undefined) throw new Error(error);
  return JSON.parse(out);
}
interface Entry {
  readonly kind?: string;
  readonly id: number;
  readonly revision: number;
}
/** The row of a list; of the list of all kinds the one of a kind. */
const entry = async ([list, kind]: readonly [string, string?], id: number): Promise<Entry> =>
  (await json<Entry[]>(list, 'list')).find((row) => row.id === id && row.kind === kind)!;
/** What a decision refers to that is made from a list as it is now. */
const looked = async (list: readonly [string, string?], id: number) => [
  '--revision',
  String((await entry(list, id)).revision),
];
const PENDING = 'pending';
const OUTDATED = expect.objectContaining({ code: 1, error: expect.stringContaining('changed since') });

describe('a decision that names what its operator looked at', () => {
  it('leaves a property that its owner changed meanwhile to wait, and decides on it as it is now', async () => {
    const fields = await newListing({ property_type: 1, rentduration: 'Monthly', price: 2000 });
    const { id } = (await postForm(app, 'post_property', fields, agent)).body.data[0];
    const first = await looked([PENDING, 'property'], id);
    await postForm(app, 'update_post_property', { action_type: 0, id, title: 'Something else' }, agent);
    const before = await json('audit', 'list');
    expect(await admin('approve', 'property', String(id), ...first)).toEqual(OUTDATED);
    expect(await admin('reject', 'property', String(id), '--reason', 'Dark', ...first)).toEqual(OUTDATED);
    expect(await json('audit', 'list')).toEqual(before);
    const second = await looked([PENDING, 'property'], id);
    expect(await json('approve', 'property', String(id), ...second)).toMatchObject({ status: 1 });
    expect((await json<object[]>('audit', 'list'))[0]).toMatchObject({
      details: { before: 'pending', revision: Number(second[1]) },
    });
  });

  it('does so with projects', async () => {
    const { id } = (await postForm(app, 'post_project', await newProject(), agent)).body.data[0];
    const first = await looked([PENDING, 'project'], id);
    await postForm(app, 'post_project', { id, title: 'Something else' }, agent);
    expect(await admin('approve', 'project', String(id), ...first)).toEqual(OUTDATED);
    expect(
      await json('approve', 'project', String(id), ...(await looked([PENDING, 'project'], id))),
    ).toMatchObject({
      status: 1,
    });
  });

  it('does so with applications of agents', async () => {
    const apply = (value: string) =>
      app.post('apply-agent-verification', { form_fields: [{ id: 2, value }] }, agent);
    await apply('LN-1');
    const { id } = (await app.get('get-user-data', {}, agent)).body.data as { id: number };
    const AGENTS = ['agents'] as const;
    const first = await looked(AGENTS, id);
    await apply('LN-2');
    expect(await admin('verify', 'agent', String(id), ...first)).toEqual(OUTDATED);
    expect(await admin('verify', 'agent', String(id), '--fail', ...first)).toEqual(OUTDATED);
    expect(await json('verify', 'agent', String(id), ...(await looked(AGENTS, id)))).toMatchObject({
      verification: 'success',
    });
  });

  it('does so with receipts, also when a colleague has rejected the first', async () => {
    const send = (call: string, fields: object) => postForm(app, call, { ...fields, file: pdf() }, agent);
    const { id } = (await send('initiate-bank-transfer', { package_id: 4 })).body.data;
    const RECEIPTS = ['receipts'] as const;
    const first = await looked(RECEIPTS, id);
    expect((await entry([PENDING, 'payment'], id)).revision).toBe(Number(first[1]));
    await json('receipts', 'reject', String(id), '--reason', 'Too dark', ...first);
    expect((await send('upload-bank-receipt-file', { payment_transaction_id: id })).status).toBe(200);
    for (const decision of ['accept', 'cancel'])
      expect(await admin('receipts', decision, String(id), '--reason', 'Fine', ...first)).toEqual(OUTDATED);
    expect(await json('receipts', 'accept', String(id), ...(await looked(RECEIPTS, id)))).toMatchObject({
      decision: 'accept',
    });
  });

  it('does so with an advert whose listing its owner changed meanwhile', async () => {
    const { id: property_id } = (await postForm(app, 'post_property', await newListing(), agent)).body
      .data[0];
    await json('approve', 'property', String(property_id));
    await app.post('store_advertisement', { feature_for: 'property', property_id }, agent);
    const { id } = (await app.get('get-featured-data', { type: 'property', limit: 1 }, agent)).body.data[0];
    const first = await looked([PENDING, 'advert'], id);
    await setSetting(app, 'auto_approve_edited_listings', '1');
    await postForm(app, 'update_post_property', { action_type: 0, id: property_id, title: 'Else' }, agent);
    expect(await admin('approve', 'advert', String(id), ...first)).toEqual(OUTDATED);
    expect(await json('approve', 'advert', String(id), ...(await looked([PENDING, 'advert'], id)))).toEqual({
      id,
      status: 0,
    });
  });

  it('is refused when it names no number', async () => {
    expect(await admin('approve', 'property', '1', '--revision', 'x')).toMatchObject({
      code: 1,
      error: expect.stringContaining('number'),
    });
  });
});
