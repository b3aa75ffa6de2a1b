import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { memoryPush } from '#adapters/memory/memory-ports.ts';
import type { OutboundMessage } from '#ports/transport.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { delivery } from './delivery.ts';
import { claimMessages, postponeMessage } from './outbox.queries.ts';
import { claimPushes } from './push-outbox.queries.ts';

let app: TestApp;
let now: Date;
beforeEach(async () => {
  app = await testApp();
  now = new Date(app.now());
  await app.db.deleteFrom('mail_outbox').execute();
  await app.db.deleteFrom('push_outbox').execute();
});
afterEach(() => app.close());

const LEASE_MS = 120_000;
const clock = { now: () => now };
const write = async () => {
  const words = {
    channel: 'mail',
    recipient: 'ada@example.com',
    subject: 'Hello',
    body: 'Your code is 123456',
  };
  const { id } = await app.db
    .insertInto('mail_outbox')
    .values(words)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
async function writePush(): Promise<void> {
  const { id: user_id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const [token_hash, expires_at] = [randomBytes(32), new Date('2030-01-01')];
  await app.db.insertInto('sessions').values({ token_hash, user_id, expires_at }).execute();
  await app.db.insertInto('devices').values({ fcm_id: 'phone', user_id, session_hash: token_hash }).execute();
  await sql`insert into push_outbox (notice_id, fcm_id, user_id, title, body, data, created_at, next_attempt_at)
    values (gen_random_uuid(), 'phone', ${user_id}, 'Hello', 'News', '{}', ${now}, ${now})`.execute(app.db);
}
/** What a process does that is killed right after it. */
const takeMail = () => claimMessages(app.db, now, new Date(now.getTime() + LEASE_MS), 5);
const takePush = () => claimPushes(app.db, now, new Date(now.getTime() + LEASE_MS), 5);

type Outbox = 'mail_outbox' | 'push_outbox';
const secondsLeft = async (outbox: Outbox) => {
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from claimed_until - clock_timestamp())::float8 as left from ${sql.table(outbox)}`.execute(
    app.db,
  );
  return rows[0]!.left;
};
/** Resolves when the claim on the first message lasts longer than before. */
async function untilRenewed(id?: number): Promise<void> {
  const left = async () => {
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from claimed_until - clock_timestamp())::float8 as left from mail_outbox
      where ${id ?? null}::int is null or id = ${id ?? null}`.execute(app.db);
    return rows[0]!.left;
  };
  for (let before = await left(), next = before; next <= before; next = await left()) {
    before = next;
    // Answers of an engine in this process leave timers no turn.
    await new Promise(setImmediate);
  }
}
const letClaimEnd = (outbox: Outbox) =>
  sql`update ${sql.table(outbox)} set claimed_until = clock_timestamp()`.execute(app.db);

/** A vendor that answers when the test calls for it. */
function slow() {
  let answer = () => {};
  let begin = () => {};
  const isAsked = new Promise<void>((resolve) => (begin = resolve));
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const delivered: OutboundMessage[] = [];
  const deliver = async (message: OutboundMessage) => {
    begin();
    await isAnswered;
    delivered.push(message);
  };
  return { deliver, delivered, isAsked, answer: () => answer() };
}
const by = (deliver: (message: OutboundMessage) => Promise<void>) =>
  delivery({ db: app.db, clock, push: memoryPush(), mail: { deliver }, sms: undefined });

describe('a message that a process took', () => {
  it('is due again some seconds after the end of that process, whatever the clocks of the machines show', async () => {
    const id = await write();
    await takeMail();
    expect(await secondsLeft('mail_outbox')).toBeLessThan(15);
    now = new Date(now.getTime() + 10 * LEASE_MS);
    expect(await takeMail()).toEqual([]);
    now = new Date(now.getTime() - 20 * LEASE_MS);
    expect(await takeMail()).toEqual([]);
    await letClaimEnd('mail_outbox');
    expect(await takeMail()).toMatchObject([{ id, attempts: 2 }]);
  });

  it('is due again in the same way when it goes to a device', async () => {
    await writePush();
    await takePush();
    expect(await secondsLeft('push_outbox')).toBeLessThan(15);
    expect(await takePush()).toEqual([]);
    await letClaimEnd('push_outbox');
    expect(await takePush()).toHaveLength(1);
  });

  it('stays with its process for as long as the vendor takes', async () => {
    await write();
    const vendor = slow();
    const taking = by(vendor.deliver).messages();
    await vendor.isAsked;
    await untilRenewed();
    vendor.answer();
    expect(await taking).toBe(1);
    expect(vendor.delivered).toHaveLength(1);
  });

  it('stays with its process also when the outcome of one that was taken with it cannot be noted', async () => {
    const [id, failing] = [await write(), await write()];
    await sql`alter table mail_outbox add constraint noted check (last_error is distinct from 'refused')`.execute(
      app.db,
    );
    const vendor = slow();
    const taking = by((message) =>
      message.id === failing ? Promise.reject(new Error('refused')) : vendor.deliver(message),
    ).messages();
    const outcome = taking.catch((error: Error) => error.message);
    await vendor.isAsked;
    await untilRenewed(id);
    vendor.answer();
    expect(await outcome).toContain('noted');
    const { sent_at } = await app.db
      .selectFrom('mail_outbox')
      .select('sent_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sent_at).toEqual(now);
  });

  it('waits for its pause and for no claim after a failure', async () => {
    await write();
    await by(() => Promise.reject(new Error('421 busy'))).messages();
    expect(await takeMail()).toEqual([]);
    now = new Date(now.getTime() + 2000);
    expect(await takeMail()).toHaveLength(1);
  });

  it('with a code is of use until it runs out by the clock of the database as well as by that of the process', async () => {
    const { at } = (await sql<{ at: Date }>`select clock_timestamp() as at`.execute(app.db)).rows[0]!;
    const id = await write();
    const expires = (ms: number) =>
      app.db
        .updateTable('mail_outbox')
        .set({ expires_at: new Date(at.getTime() + ms) })
        .execute();
    await expires(600_000);
    // A process whose clock is ahead of the one that wrote it.
    now = new Date(at.getTime() + 660_000);
    expect(await takeMail()).toMatchObject([{ id }]);
    await letClaimEnd('mail_outbox');
    await expires(-1);
    expect(await takeMail()).toEqual([]);
  });

  it('is left alone by a back end of the release before', async () => {
    await write();
    await takeMail();
    const { next_attempt_at: at } = await app.db
      .selectFrom('mail_outbox')
      .select('next_attempt_at')
      .executeTakeFirstOrThrow();
    expect(at.getTime()).toBe(now.getTime() + LEASE_MS);
  });

  it('stays delivered when a process that was frozen comes back and fails', async () => {
    const id = await write();
    await takeMail();
    await letClaimEnd('mail_outbox');
    await by(async () => undefined).messages();
    await postponeMessage(app.db, id, 'socket closed', { givenUpAt: now });
    const row = await app.db
      .selectFrom('mail_outbox')
      .select(['sent_at', 'failed_at', 'last_error'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ sent_at: now, failed_at: null, last_error: null });
  });
});
