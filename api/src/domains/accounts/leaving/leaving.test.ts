import { userIdOf } from '../../../../test/harness/accounts/own-rows.ts';
import { DAY_MS } from '#ports/clock.ts';
import { demoAccounts } from '../../../../demo/demo-accounts.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

const job = () => app.runJob('account_deletions');
const owner = demoAccounts.find(({ role }) => role === 'owner')!;
const mails = () => app.mail.sent.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
const shownOf = async (id: number) =>
  (
    await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', id)
      .where('is_on_market', '=', true)
      .orderBy('id')
      .execute()
  ).map((row) => row.id);
const exists = async (id: number) =>
  (await app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Signs the owner in as a client does that asks about the deletion itself. */
async function signInAsking() {
  await app.signIn('agent');
  app.identity.tokens.set('asking', { subject: owner.uid, email: owner.email, emailVerified: true });
  return app.post('user_signup', { type: 3, auth_id: owner.uid, id_token: 'asking', deletion: 'ask' });
}

describe('an account that is left', () => {
  it('hides the listings, ends the sessions, writes a mail, and keeps everything for seven days', async () => {
    const token = await app.signIn('owner');
    const id = await userIdOf(app, token);
    const shown = await shownOf(id);
    expect(shown.length).toBeGreaterThan(0);

    const { body } = await app.post('delete_user', {}, token);

    expect(body.message).toMatch(/^Your account goes in seven days\. ./);
    expect(Date.parse(body.deletion_due_at)).toBe(app.now() + 7 * DAY_MS);
    expect((await app.get('get-user-data', {}, token)).status).toBe(401);
    expect(await shownOf(id)).toEqual([]);
    expect((await app.get('get_property', { id: shown[0] })).body.data).toEqual([]);
    expect((await app.get('agent-properties', { id })).body.error).toBe(true);
    expect(mails().at(-1)).toMatch(/^Your .* account will be deleted on \d+ \w+ \d{4}$/);
    app.pass(6.9 * DAY_MS);
    await job();
    expect(await exists(id)).toBe(true);
  });

  it('a sign-in of a client that does not ask keeps the account, with the listings that were shown', async () => {
    const token = await app.signIn('owner');
    const id = await userIdOf(app, token);
    const shown = await shownOf(id);
    await app.db.updateTable('properties').set({ status: 0 }).where('id', '=', shown[0]!).execute();
    await app.post('delete_user', {}, token);

    const again = await app.signIn('owner');

    expect((await app.get('get-user-data', {}, again)).body.data.deletion_due_at).toBeNull();
    expect(await shownOf(id)).toEqual(shown.slice(1));
    expect(mails().at(-1)).toMatch(/account stays$/);
    const events = (await app.get('get-security-events', {}, again)).body.data;
    expect(events.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
      'deletion_cancelled',
      'deletion_requested',
    ]);
    app.pass(30 * DAY_MS);
    await job();
    expect(await exists(id)).toBe(true);
  });

  it('a client that asks is signed in while the account waits, and takes the deletion back or ends the waiting', async () => {
    const token = await app.signIn('owner');
    const id = await userIdOf(app, token);
    await app.post('delete_user', {}, token);
    const first = (await signInAsking()).body;
    expect(first.data.deletion_due_at).toEqual(expect.any(String));
    expect(await shownOf(id)).toEqual([]);
    const kept = await app.post('keep-account', {}, first.token);
    expect(kept.body).toMatchObject({ message: 'Your account stays.', data: { deletion_due_at: null } });
    expect((await shownOf(id)).length).toBeGreaterThan(0);

    await app.post('delete_user', {}, first.token);
    const second = (await signInAsking()).body;
    const gone = await app.post('delete_user', { now: '1' }, second.token);
    expect(gone.body).toMatchObject({ message: 'Your account has been deleted.', deletion_due_at: null });
    expect(await exists(id)).toBe(false);
    expect(mails().at(-1)).toMatch(/has been deleted$/);
  });

  it('nothing goes at once that did not wait, and a second request changes no date', async () => {
    const token = await app.signIn('owner');
    const id = await userIdOf(app, token);
    const first = (await app.post('delete_user', { now: '1' }, token)).body.deletion_due_at;
    expect(first).toEqual(expect.any(String));
    expect(await exists(id)).toBe(true);
    app.pass(DAY_MS);
    const { body } = await signInAsking();
    expect((await app.post('delete_user', {}, body.token)).body.deletion_due_at).toBe(first);
  });

  it('is announced a day before, once, and deletes here and at the identity service after seven days', async () => {
    const token = await app.signIn('owner');
    const id = await userIdOf(app, token);
    app.identityAccounts.accounts.set(owner.uid, { email: owner.email, methods: ['password'] });
    await app.post('delete_user', {}, token);
    app.pass(6.5 * DAY_MS);
    await job();
    await job();
    expect(mails().filter((subject) => subject.startsWith('Tomorrow'))).toHaveLength(1);
    app.pass(DAY_MS);
    await job();
    expect(await exists(id)).toBe(false);
    expect(app.identityAccounts.accounts.has(owner.uid)).toBe(false);
    expect(mails().at(-1)).toMatch(/has been deleted$/);
  });

  it('an account stays whole while the identity service is out of reach, the others go', async () => {
    const [token, other] = [await app.signIn('owner'), await app.signIn('buyer')];
    const [id, otherId] = [await userIdOf(app, token), await userIdOf(app, other)];
    await app.db
      .updateTable('identities')
      .set({ subject: 'mail-own' })
      .where('user_id', '=', otherId)
      .execute();
    await app.post('delete_user', {}, token);
    await app.post('delete_user', {}, other);
    app.pass(8 * DAY_MS);
    app.identityAccounts.isDown = true;
    await expect(job()).rejects.toThrow('does not answer');
    expect([await exists(id), await exists(otherId)]).toEqual([true, false]);
    app.identityAccounts.isDown = false;
    await job();
    expect(await exists(id)).toBe(false);
  });

  it('503: an account that is to go at once stays whole while the identity service is out of reach; another try deletes it', async () => {
    const id = await userIdOf(app, await app.signIn('owner'));
    await app.post('delete_user', {}, await app.signIn('owner'));
    const { token } = (await signInAsking()).body;
    app.identityAccounts.isDown = true;
    const { status, body } = await app.post('delete_user', { now: '1' }, token);
    expect([status, body.key, body.message]).toEqual([
      503,
      'unavailable',
      'The sign-in service cannot be reached. Please try again.',
    ]);
    expect(await exists(id)).toBe(true);
    app.identityAccounts.isDown = false;
    expect((await app.post('delete_user', { now: '1' }, token)).body).toMatchObject({
      error: false,
      deletion_due_at: null,
    });
    expect(await exists(id)).toBe(false);
  });

  it('a listing that is approved while its owner leaves stays hidden, and is shown when the owner stays', async () => {
    const token = await app.signIn('owner');
    const id = await userIdOf(app, token);
    const before = await shownOf(id);
    const { id: waiting } = await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', id)
      .where('status', '=', 0)
      .where('property_type', '<', 2)
      .executeTakeFirstOrThrow();
    await app.post('delete_user', {}, token);
    await app.db
      .updateTable('properties')
      .set({ request_status: 'approved', status: 1 })
      .where('id', '=', waiting)
      .execute();
    expect(await shownOf(id)).toEqual([]);
    await app.signIn('owner');
    expect(await shownOf(id)).toEqual([...before, waiting].toSorted((one, two) => one - two));
  });

  it('an account that stays gets no mail about staying', async () => {
    const token = await app.signIn('owner');
    const before = mails().length;
    expect((await app.post('keep-account', {}, token)).status).toBe(200);
    expect(mails()).toHaveLength(before);
  });

  it('GET get-deletion-preview: what others lose', async () => {
    const token = await app.signIn('agent');
    const { data } = (await app.get('get-deletion-preview', {}, token)).body;
    expect(data.listings).toBeGreaterThan(0);
    expect(data.conversations).toBeGreaterThan(0);
    expect(data.saved_by).toBeGreaterThan(0);
    expect((await app.get('get-deletion-preview')).status).toBe(401);
  });
});
