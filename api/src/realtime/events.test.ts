import { userIdOf } from '../../test/harness/accounts/own-rows.ts';
import { sql } from 'kysely';
import { eventually } from '../../test/gateways/gateway-harness.ts';
import { adminOf } from '../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';
import { publish, signal } from './live-events.ts';
import { openEvents, type EventsReader } from '../../test/harness/events-reader.ts';
import { notifierService } from '#domains/notifications/notifier.service.ts';

let app: TestApp;
let origin: string;
/** PGlite: there is no connection that could break, and no second transaction beside a first one. */
const isOneConnection = process.env.TEST_DATABASE === 'pglite';
const open: EventsReader[] = [];
const notifier = notifierService({ clock: { now: () => new Date() } });

beforeAll(async () => {
  app = await testApp({ EVENTS_HEARTBEAT: '0.2' });
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => app.close());

async function events(token: string, lastEventId?: string) {
  const reader = await openEvents(origin, token, lastEventId);
  open.push(reader);
  return reader;
}
const notification = (to: readonly number[] | 'everybody', title: string, mayBeSwitchedOff = false) => ({
  to,
  text: { kind: 'announcement' as const, title, body: `${title}.` },
  push: { type: 'default' as const },
  mayBeSwitchedOff,
  list: { type: 0 as const },
});

describe('GET /api/events', () => {
  it('401: without a token and with an old one', async () => {
    expect((await fetch(`${origin}/api/events`)).status).toBe(401);
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await fetch(`${origin}/api/events`, { headers })).status).toBe(401);
  });

  it('200: begins with what is unread, then tells notifications at the commit and not before', async () => {
    const token = await app.signIn('buyer');
    const me = await userIdOf(app, token);
    const reader = await events(token);
    expect(reader.headers['content-type']).toContain('text/event-stream');
    const first = await reader.next('unread');
    expect(first.id).toMatch(/^\d+$/);
    await app.db.transaction().execute(async (trx) => {
      await notifier.notify(trx, notification([me], 'Committed'));
      await reader.silence();
    });
    const push = await reader.next('push');
    expect(push.data).toMatchObject({
      type: 'default',
      title: 'Committed',
      body: 'Committed.',
      notice_id: expect.any(String),
    });
    expect((await reader.next('unread')).data.notifications).toBe(first.data.notifications + 1);
  });

  it('a page gets what happened since it began to ask for what it shows, once', async () => {
    const token = await app.signIn('buyer');
    const me = await userIdOf(app, token);
    await notifier.notify(app.db, notification([me], 'While it loaded'));
    const reader = await openEvents(origin, token, undefined, 5000);
    open.push(reader);
    // Other tests of these seconds come first.
    let push = await reader.next('push');
    while (push.data.title !== 'While it loaded') push = await reader.next('push');
    await reader.silence('push');
    const second = await openEvents(origin, token, undefined, 0);
    open.push(second);
    await second.next('unread');
    await second.silence('push');
    await notifier.notify(app.db, notification([me], 'Afterwards'));
    for (const each of [reader, second]) expect((await each.next('push')).data.title).toBe('Afterwards');
  });

  it('nothing is sent for a transaction that failed, nor to other users', async () => {
    const token = await app.signIn('buyer');
    const me = await userIdOf(app, token);
    const other = await events(await app.signIn('agent'));
    const reader = await events(token);
    await app.db
      .transaction()
      .execute(async (trx) => {
        await notifier.notify(trx, notification([me], 'Never'));
        throw new Error('no');
      })
      .catch(() => undefined);
    await notifier.notify(app.db, notification([me], 'Mine'));
    expect((await reader.next('push')).data.title).toBe('Mine');
    await other.silence('push');
  });

  it('a page that comes back gets what it missed, once, also from transactions that overlapped', async () => {
    if (isOneConnection) return;
    const token = await app.signIn('buyer');
    const me = await userIdOf(app, token);
    const reader = await events(token);
    const { id } = await reader.next('unread');
    reader.close();
    let finishSlow = () => {};
    const slow = app.db.transaction().execute(async (trx) => {
      await notifier.notify(trx, notification([me], 'Slow'));
      await new Promise<void>((resolve) => (finishSlow = resolve));
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await notifier.notify(app.db, notification([me], 'Quick'));
    const back = await events(token, id);
    let quick = await back.next('push');
    // Transactions of other databases hold the horizon back, so that earlier events may come once more.
    while (quick.data.title !== 'Quick' && quick.data.title !== 'Slow') quick = await back.next('push');
    expect(quick.data.title).toBe('Quick');
    back.close();
    finishSlow();
    await slow;
    const again = await events(token, quick.id ?? id);
    const titles: string[] = [];
    while (!titles.includes('Slow') || !titles.includes('Quick'))
      titles.push((await again.next('push')).data.title);
    expect(titles.filter((title) => title === 'Slow' || title === 'Quick').toSorted()).toEqual([
      'Quick',
      'Slow',
    ]);
    await again.silence('push');
  });

  it('reaches all users but those who switched such notifications off', async () => {
    const [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
    await app.post('update_profile', { notification: 0 }, agent);
    const [first, second] = [await events(buyer), await events(agent)];
    await notifier.notify(app.db, notification('everybody', 'News', true));
    expect((await first.next('push')).data.title).toBe('News');
    await second.silence('push');
    await notifier.notify(app.db, notification('everybody', 'Important'));
    expect((await second.next('push')).data.title).toBe('Important');
    await app.post('update_profile', { notification: 1 }, agent);
  });

  it('loses nothing when the connection that listens breaks', async () => {
    if (isOneConnection) return;
    const token = await app.signIn('buyer');
    const me = await userIdOf(app, token);
    const reader = await events(token);
    await reader.next('unread');
    const killed = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(app.db);
    expect(killed.rows.length).toBeGreaterThan(0);
    await notifier.notify(app.db, notification([me], 'Meanwhile'));
    expect((await reader.next('push')).data.title).toBe('Meanwhile');
    await notifier.notify(app.db, notification([me], 'Afterwards'));
    expect((await reader.next('push')).data.title).toBe('Afterwards');
  });

  it('ends with the session, and only with that one', async () => {
    const [here, there] = [await app.signIn('buyer'), await app.signIn('buyer')];
    const [ended, going] = [await events(here), await events(there)];
    await app.post('before-logout', {}, here);
    expect((await ended.next('end')).data).toEqual({ reason: 'signed-out' });
    await ended.finished;
    await publish(app.db, {
      to: [await userIdOf(app, there)],
      type: 'read',
      data: { user_id: 1, property_id: 1 },
    });
    expect((await going.next('read')).data).toEqual({ user_id: 1, property_id: 1 });
  });

  it('ends soon after the account was closed, however that was done', async () => {
    const token = await app.signIn('owner');
    const reader = await events(token);
    const owner = app.db.updateTable('users').where('email', '=', 'owner@example.com');
    await owner.set({ is_active: false }).execute();
    // as another process announces it, whose knowledge of the session is not this one's
    await signal(app.db, { type: 'end', to: await ownerId() });
    expect((await reader.next('end')).data.reason).toBe('signed-out');
    expect(
      (await fetch(`${origin}/api/events`, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
    await owner.set({ is_active: true }).execute();
  });
  const ownerId = async () =>
    (
      await app.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'owner@example.com')
        .executeTakeFirstOrThrow()
    ).id;

  it('429: the eleventh page of one user', async () => {
    const token = await app.signIn('buyer');
    for (let count = 0; count < 10; count += 1) await events(token);
    const reply = await fetch(`${origin}/api/events`, { headers: { authorization: `Bearer ${token}` } });
    expect(reply.status).toBe(429);
    open[0]!.close();
    // The server notices the closed connection a moment later.
    const isLetIn = () =>
      events(token).then(
        () => true,
        () => false,
      );
    const deadline = Date.now() + 5000;
    let letIn = await isLetIn();
    while (!letIn && Date.now() < deadline) letIn = await isLetIn();
    expect(letIn).toBe(true);
  });

  it('shows a sign of life while nothing happens', async () => {
    const reader = await events(await app.signIn('buyer'));
    expect(await reader.comment()).toBe(': still here');
  });
});

describe('POST mark-notifications-seen, GET get-unread-counts', () => {
  it('200: nothing is unseen afterwards, which other pages hear at once', async () => {
    const token = await app.signIn('buyer');
    await notifier.notify(app.db, notification([await userIdOf(app, token)], 'Look'));
    const before = (await app.get('get-unread-counts', {}, token)).body.data;
    expect(before.notifications).toBeGreaterThan(0);
    expect(before.messages).toBeGreaterThan(0);
    const page = await events(token);
    await page.next('unread');
    const { body } = await app.post('mark-notifications-seen', {}, token);
    expect(body.data).toEqual({ notifications: 0, messages: before.messages });
    // What reaches another page of this user, also one that has just closed, sends the counts to all of them.
    while ((await page.next('unread')).data.notifications !== 0);
    expect((await app.get('get-unread-counts', {}, token)).body.data.notifications).toBe(0);
  });

  it('401: visitors', async () => {
    expect((await app.post('mark-notifications-seen')).status).toBe(401);
    expect((await app.get('get-unread-counts')).status).toBe(401);
  });
});

describe('POST chat-typing', () => {
  async function conversation() {
    const buyer = await app.signIn('buyer');
    const { data } = (await app.get('get_chats', {}, buyer)).body;
    const row = data.find(({ user_id }: { user_id: number }) => user_id !== 0);
    return { buyer, me: await userIdOf(app, buyer), row };
  }
  const agentToken = () => app.signIn('agent');

  it('200: the other side of a conversation sees it', async () => {
    const { buyer, me, row } = await conversation();
    const agent = await agentToken();
    await app.db
      .insertInto('messages')
      .values({
        sender_id: me,
        receiver_id: await userIdOf(app, agent),
        property_id: row.property_id,
        message: 'Hi',
      })
      .execute();
    const page = await events(agent);
    await page.next('unread');
    const body = { user_id: await userIdOf(app, agent), property_id: row.property_id };
    expect((await app.post('chat-typing', body, buyer)).status).toBe(200);
    expect((await page.next('typing')).data).toEqual({ user_id: me, property_id: row.property_id });

    await app.db
      .insertInto('blocks')
      .values({ by_user_id: await userIdOf(app, agent), user_id: me })
      .execute();
    expect((await app.post('chat-typing', body, buyer)).status).toBe(404);
    await page.silence('typing');
  });

  it('404: a user without a conversation; 400: no listing; 401: visitors', async () => {
    const { buyer, row } = await conversation();
    const body = { user_id: row.user_id, property_id: 999_999 };
    expect((await app.post('chat-typing', body, buyer)).status).toBe(404);
    expect((await app.post('chat-typing', { user_id: row.user_id }, buyer)).body.key).toBe('validation');
    expect((await app.post('chat-typing', body)).status).toBe(401);
  });

  it('429: sixty times a minute are enough', async () => {
    const { buyer, row } = await conversation();
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push(
        (await app.post('chat-typing', { user_id: 0, property_id: row.property_id }, buyer)).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

it('a server that stops ends its streams and keeps no client waiting', async () => {
  const other = await testApp();
  const at = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = await openEvents(at, await other.signIn('buyer'));
  const started = Date.now();
  await other.close();
  await reader.finished;
  expect(Date.now() - started).toBeLessThan(3000);
});

it('a setting that an operator changes counts at once, although servers remember settings for a while', async () => {
  const token = await app.signIn('buyer');
  const isBankOn = async (): Promise<string> => {
    const { body } = await app.get('get_payment_settings', {}, token);
    return body.data.find(({ type }: { type: string }) => type === 'bank_transfer_status').data;
  };
  const admin = adminOf(() => app, { now: () => new Date() });
  const before = await isBankOn();
  const after = before === '1' ? '0' : '1';
  await admin('settings', 'set', 'bank_transfer_status', after);
  expect(await eventually(isBankOn, (value) => value === after, 3000)).toBe(after);
});
