import { userIdOf } from '../harness/accounts/own-rows.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
beforeEach(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
});
afterEach(() => app.close());

const PHONE = 'token-of-the-phone';
const name = (token: string, fcm_id = PHONE) => app.post('update_profile', { fcm_id }, token);
const ownerOf = async (fcm_id = PHONE) =>
  (await app.db.selectFrom('devices').select('user_id').where('fcm_id', '=', fcm_id).executeTakeFirst())
    ?.user_id;

/** Tells the agent something. */
async function ring() {
  const { id, added_by } = await app.db
    .selectFrom('properties')
    .select(['id', 'added_by'])
    .where('added_by', '=', await userIdOf(app, agent))
    .where('is_on_market', '=', true)
    .executeTakeFirstOrThrow();
  const message = { receiver_id: added_by, property_id: id, message: 'Hello' };
  expect((await app.post('send_message', message, buyer)).body.error).toBe(false);
  return (await app.db.selectFrom('push_outbox').select('fcm_id').execute()).map(({ fcm_id }) => fcm_id);
}

describe('F7 D7 push tokens are not shown', () => {
  it('to the other side of a conversation', async () => {
    for (const role of ['buyer', 'owner', 'agent'] as const) {
      const token = await app.signIn(role);
      await name(token, `token-of-${role}`);
    }
    for (const token of [buyer, agent]) {
      const { body } = await app.get('get_chats', {}, token);
      expect(body.data.length).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toContain('token-of-');
      for (const row of body.data) if (row.user_id !== 0) expect(row.fcm_id).toBeNull();
    }
  });
});

describe('F7 a device stays with the account whose session is on it', () => {
  it('knowing its token moves it neither by update_profile nor by signing in', async () => {
    await name(agent);
    expect((await name(buyer)).body.data.fcm_id).not.toBe(PHONE);
    expect(await ownerOf()).toBe(await userIdOf(app, agent));
    app.identity.tokens.set('proof', { subject: 'stranger', email: 's@x.example', emailVerified: true });
    const signIn = () =>
      app.post('user_signup', { type: 0, auth_id: 'stranger', id_token: 'proof', fcm_id: PHONE });
    await signIn();
    expect((await signIn()).body.error).toBe(false);
    expect(await ownerOf()).toBe(await userIdOf(app, agent));
    expect(await ring()).toEqual([PHONE]);
  });

  it('two people share a phone: it moves once the first has signed out', async () => {
    await name(agent);
    await app.post('before-logout', { fcm_id: PHONE }, agent);
    expect((await name(buyer)).body.data.fcm_id).toBe(PHONE);
    expect(await ownerOf()).toBe(await userIdOf(app, buyer));
  });

  it('moves once the session has ended in another way, also without naming the device', async () => {
    await name(agent);
    await app.post('before-logout', {}, agent);
    await name(buyer);
    expect(await ownerOf()).toBe(await userIdOf(app, buyer));
  });

  it('moves once the session has run out', async () => {
    await name(agent);
    app.pass(31 * 86_400_000);
    await app.runJob('housekeeping');
    await name(await app.signIn('buyer'));
    expect(await ownerOf()).toBe(await userIdOf(app, await app.signIn('buyer')));
  });

  it('the same user may sign in on it again and again', async () => {
    await name(agent);
    const again = await app.signIn('agent');
    expect((await name(again)).body.data.fcm_id).toBe(PHONE);
    await app.post('before-logout', {}, agent);
    agent = again;
    expect(await ring()).toEqual([PHONE]);
  });
});

describe('F7, D11 a device gets nothing after the end of its session', () => {
  it('neither new messages nor those that wait', async () => {
    await name(agent);
    expect(await ring()).toEqual([PHONE]);
    await app.post('before-logout', {}, agent);
    agent = await app.signIn('agent');
    await app.db.deleteFrom('push_outbox').execute();
    expect(await ring()).toEqual([]);
    await app.runJob('housekeeping');
    expect(await ownerOf()).toBeUndefined();
  });

  it('an account has a limited number of devices, the newest ones', async () => {
    for (let number = 1; number <= 25; number += 1) await name(agent, `phone-${number}`);
    const devices = await app.db
      .selectFrom('devices')
      .select('fcm_id')
      .where('user_id', '=', await userIdOf(app, agent))
      .execute();
    expect(devices).toHaveLength(20);
    expect(devices.map(({ fcm_id }) => fcm_id)).toContain('phone-25');
    expect(devices.map(({ fcm_id }) => fcm_id)).not.toContain('phone-1');
  });
});
