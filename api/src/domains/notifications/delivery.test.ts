import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { memoryPush } from '#adapters/memory/memory-ports.ts';
import { DAY_MS } from '#ports/clock.ts';
import type { PushPort } from '#ports/push.ts';
import type { OutboundMessage, Transport } from '#ports/transport.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { delivery } from './delivery.ts';
import { notifierService } from './notifier.service.ts';
import { claimPushes } from './push-outbox.queries.ts';

let app: TestApp;
let now = new Date('2026-11-21T12:00:00Z');
const clock = { now: () => now };
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const notifier = notifierService({ clock });

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('push_outbox').execute();
  await app.db.deleteFrom('mail_outbox').execute();
  await app.db.deleteFrom('devices').execute();
});
afterAll(() => app.close());

const userOf = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
/** A device with a session of this user. */
async function addDevice(email: string, fcm_id: string) {
  const user_id = await userOf(email);
  const session_hash = randomBytes(32);
  const expires_at = new Date('2030-01-01');
  await app.db.insertInto('sessions').values({ token_hash: session_hash, user_id, expires_at }).execute();
  await app.db.insertInto('devices').values({ fcm_id, user_id, session_hash }).execute();
}
const outbox = () => app.db.selectFrom('push_outbox').selectAll().orderBy('id').execute();
const deliveriesWith = (push: PushPort | undefined, mail?: Transport, sms?: Transport) =>
  delivery({ db: app.db, clock, push, mail, sms });

async function send(email: string, title = 'Approved', mayBeSwitchedOff = true) {
  await notifier.notify(app.db, {
    to: [await userOf(email)],
    text: { kind: 'announcement', title, body: 'Your listing is online.' },
    push: { type: 'property_inquiry', id: '7' },
    mayBeSwitchedOff,
  });
}

describe('push messages', () => {
  it('go to every device of the user, all values as text', async () => {
    await addDevice('buyer@example.com', 'phone');
    await addDevice('buyer@example.com', 'laptop');
    await addDevice('agent@example.com', 'other');
    await send('buyer@example.com');
    const push = memoryPush();
    expect(await deliveriesWith(push).pushes()).toBe(2);
    expect(push.sent.map(({ device }) => device).toSorted()).toEqual(['laptop', 'phone']);
    expect(push.sent[0]).toMatchObject({
      title: 'Approved',
      body: 'Your listing is online.',
      data: {
        type: 'property_inquiry',
        id: '7',
        title: 'Approved',
        message: 'Your listing is online.',
        body: 'Your listing is online.',
        click_action: 'FLUTTER_NOTIFICATION_CLICK',
        sound: 'default',
        notice_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(await outbox()).toEqual([]);
  });

  it('are kept from those who switched them off, unless they must not be; all users means the active', async () => {
    await addDevice('owner@example.com', 'phone');
    const owner = app.db.updateTable('users').where('email', '=', 'owner@example.com');
    await owner.set({ notification: false }).execute();
    await send('owner@example.com');
    expect(await outbox()).toEqual([]);
    await send('owner@example.com', 'Paid', false);
    expect(await outbox()).toHaveLength(1);
    await owner.set({ is_active: false }).execute();
    await notifier.notify(app.db, {
      to: 'everybody',
      text: { kind: 'announcement', title: 'News', body: 'News.' },
      push: { type: 'default' },
      mayBeSwitchedOff: false,
    });
    expect(await outbox()).toHaveLength(1);
    await owner.set({ is_active: true, notification: true }).execute();
  });

  it('are not written when the change itself fails', async () => {
    await addDevice('buyer@example.com', 'phone');
    const buyer = await userOf('buyer@example.com');
    const attempt = app.db.transaction().execute(async (trx) => {
      await notifier.notify(trx, {
        to: [buyer],
        text: { kind: 'announcement', title: 'No', body: 'No.' },
        push: { type: 'default' },
        mayBeSwitchedOff: false,
        list: { type: 0 },
      });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await outbox()).toEqual([]);
  });

  it('come again later and later while the vendor is away, and are given up in the end', async () => {
    await addDevice('buyer@example.com', 'phone');
    await send('buyer@example.com');
    const away: PushPort = { send: () => Promise.reject(new Error('no answer')) };
    const deliveries = deliveriesWith(away);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await deliveries.pushes();
      const [row] = await outbox();
      if (!row!.failed_at) pauses.push(row!.next_attempt_at.getTime() - now.getTime());
      expect(await deliveries.pushes()).toBe(0);
      pass(3_600_000);
    }
    expect(pauses.slice(0, 3)).toEqual([2000, 4000, 8000]);
    expect(pauses).toHaveLength(11);
    expect((await outbox())[0]).toMatchObject({ attempts: 12, last_error: 'no answer' });
    expect((await outbox())[0]!.failed_at).not.toBeNull();
    expect(await deliveriesWith(memoryPush()).pushes()).toBe(0);
  });

  it('forget a device that the vendor does not know any more, with all that waits for it', async () => {
    await addDevice('buyer@example.com', 'gone');
    await addDevice('buyer@example.com', 'there');
    await send('buyer@example.com');
    await send('buyer@example.com', 'Second');
    const push = memoryPush(({ device }) => (device === 'gone' ? 'unregistered' : 'sent'));
    await deliveriesWith(push).pushes();
    const devices = await app.db.selectFrom('devices').select('fcm_id').execute();
    expect(devices).toEqual([{ fcm_id: 'there' }]);
    expect(await outbox()).toEqual([]);
  });

  it('give up a message that the vendor refuses, and go on with the next', async () => {
    await addDevice('buyer@example.com', 'phone');
    await send('buyer@example.com', 'Bad');
    await send('buyer@example.com', 'Good');
    const push = memoryPush(({ title }) => (title === 'Bad' ? 'refused' : 'sent'));
    await deliveriesWith(push).pushes();
    expect(push.sent.map(({ title }) => title)).toEqual(['Good']);
    expect((await outbox()).map(({ title, failed_at }) => [title, failed_at !== null])).toEqual([
      ['Bad', true],
    ]);
  });

  it('of an account whose session has ended do not reach the next user of the device', async () => {
    await addDevice('buyer@example.com', 'shared');
    await send('buyer@example.com', 'Private');
    await app.db.deleteFrom('sessions').execute();
    const token = await app.signIn('agent');
    await app.post('update_profile', { fcm_id: 'shared' }, token);
    const push = memoryPush();
    await deliveriesWith(push).pushes();
    expect(push.sent).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('are taken once by several processes at the same time', async () => {
    await addDevice('buyer@example.com', 'phone');
    for (let count = 0; count < 120; count += 1) await send('buyer@example.com', `No ${count}`);
    const push = memoryPush();
    const workers = Array.from({ length: 4 }, () => deliveriesWith(push));
    while ((await outbox()).length > 0) await Promise.all(workers.map((worker) => worker.pushes()));
    expect(push.sent).toHaveLength(120);
    expect(new Set(push.sent.map(({ title }) => title)).size).toBe(120);
  });

  it('come again with the same id after a process died while it held them', async () => {
    await addDevice('buyer@example.com', 'phone');
    await send('buyer@example.com');
    const [taken] = await claimPushes(app.db, now, now, 1);
    const push = memoryPush();
    expect(await deliveriesWith(push).pushes()).toBe(0);
    await app.db
      .updateTable('push_outbox')
      .set({ claimed_until: sql`clock_timestamp()` })
      .execute();
    expect(await deliveriesWith(push).pushes()).toBe(1);
    expect(push.sent[0]!.data.notice_id).toBe(taken!.notice_id);
  });
});

describe('letters', () => {
  const memoryTransport = () => {
    const delivered: OutboundMessage[] = [];
    return { delivered, deliver: async (message: OutboundMessage) => void delivered.push(message) };
  };
  const write = (channel: 'mail' | 'sms', more: object = {}) =>
    app.db
      .insertInto('mail_outbox')
      .values({
        channel,
        recipient: 'ada@example.com',
        subject: 'Hello',
        body: 'Your code is 123456',
        next_attempt_at: now,
        ...more,
      })
      .execute();
  const rows = () => app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

  it('go out by their channel once, and their words are not kept', async () => {
    await write('mail');
    await write('sms');
    const [mail, sms] = [memoryTransport(), memoryTransport()];
    const deliveries = deliveriesWith(undefined, mail, sms);
    expect(await deliveries.messages()).toBe(2);
    expect(await deliveries.messages()).toBe(0);
    expect([mail.delivered.length, sms.delivered.length]).toEqual([1, 1]);
    expect(mail.delivered[0]).toMatchObject({ to: 'ada@example.com', subject: 'Hello' });
    expect((await rows()).map(({ body, sent_at }) => [body, sent_at !== null])).toEqual([
      ['', true],
      ['', true],
    ]);
  });

  it('go out at once when the database dates them ahead of this process, or its own clock ran ahead', async () => {
    const mail = memoryTransport();
    await write('mail', { next_attempt_at: new Date(now.getTime() + 600_000) });
    expect(await deliveriesWith(undefined, mail).messages()).toBe(1);
    await write('mail', { next_attempt_at: new Date(now.getTime() + DAY_MS), attempts: 3 });
    expect(await deliveriesWith(undefined, mail).messages()).toBe(1);
    await write('mail', { next_attempt_at: new Date(now.getTime() + 3_600_000), attempts: 11 });
    expect(await deliveriesWith(undefined, mail).messages()).toBe(0);
  });

  it('come again under the same id when the server was away, but not when they are of no use any more', async () => {
    await write('mail', { expires_at: new Date(now.getTime() + 60_000) });
    await deliveriesWith(undefined, { deliver: () => Promise.reject(new Error('421 busy')) }).messages();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ last_error: '421 busy', sent_at: null });
    pass(5000);
    const mail = memoryTransport();
    await deliveriesWith(undefined, mail).messages();
    expect(mail.delivered[0]!.id).toBe(waiting!.id);
    await write('mail', { expires_at: now });
    pass(1000);
    expect(await deliveriesWith(undefined, mail).messages()).toBe(0);
    expect((await rows())[1]).toMatchObject({ last_error: 'too late', sent_at: null });
  });
});
