import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import pg from 'pg';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { engineDatabase, type EngineDatabase } from '../harness/engines/engine-database.ts';
import { engineFolder, type EngineFolder } from '../harness/engines/engine-folder.ts';
import { startNats } from '../harness/engines/nats.ts';
import { startRedis } from '../harness/engines/redis.ts';
import { signedIn } from '../harness/engines/signed-in.ts';
import { openEvents, type EventsReader } from '../harness/events-reader.ts';

/** What users see of each other's messages is at most so old while all is well. */
const SEEN_WITHIN_MS = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean | Promise<boolean>, what: string) {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within 20 s: ${what}`);
    await pause(50);
  }
}

/** Writes down what a carrier delivers, and sends it something that no back end would. */
async function tapNats(url: string) {
  const connection = await connect({ servers: url });
  const heard: string[] = [];
  const subjects = new Set<string>();
  connection.subscribe('lintel.events.*', {
    callback: (_error, message) => {
      heard.push(message.string());
      subjects.add(message.subject);
    },
  });
  await connection.flush();
  return {
    heard,
    async send(payload: string) {
      for (const subject of subjects) connection.publish(subject, payload);
      await connection.flush();
    },
    close: () => connection.close(),
  };
}
async function tapRedis(url: string) {
  const [receiver, sender] = [new Redis(url), new Redis(url)];
  const heard: string[] = [];
  const channels = new Set<string>();
  receiver.on('pmessage', (_pattern, channel: string, payload: string) => {
    heard.push(payload);
    channels.add(channel);
  });
  await receiver.psubscribe('lintel.events.*');
  return {
    heard,
    async send(payload: string) {
      for (const channel of channels) await sender.publish(channel, payload);
    },
    close: async () => [receiver, sender].forEach((client) => client.disconnect()),
  };
}

describe.each([
  ['NATS', startNats, tapNats],
  ['Redis', startRedis, tapRedis],
] as const)('two back ends whose events %s carries', (_name, startCarrier, tap) => {
  let folder: EngineFolder;
  let carrier: Awaited<ReturnType<typeof startCarrier>>;
  let database: EngineDatabase;
  let apis: [ApiProcess, ApiProcess];
  /** What PostgreSQL announces. */
  let notified: string[];
  let listener: pg.Client;
  beforeAll(async () => {
    folder = engineFolder();
    carrier = await startCarrier(folder);
    database = await engineDatabase();
    apis = await Promise.all([apiProcess(), apiProcess()]);
    const environment = { DATABASE_URL: database.direct, EVENTS_URL: carrier.url, LOG_LEVEL: 'info' };
    await Promise.all(apis.map((api) => api.start(environment)));
    notified = [];
    listener = new pg.Client(database.direct);
    await listener.connect();
    listener.on('notification', ({ payload = '' }) => notified.push(payload));
    await listener.query('listen lintel_events');
  }, 120_000);
  afterAll(async () => {
    await listener.end();
    await Promise.all(apis.map((api) => api.remove()));
    await database.close();
    await folder.remove();
  }, 60_000);

  /** An open page of the owner at the first back end; a buyer sends through the second. */
  async function conversation() {
    const [owner, buyer] = [
      await signedIn(database.client, 'owner@example.com'),
      await signedIn(database.client, 'buyer@example.com'),
    ];
    const { rows } = await database.client.query<{ id: number }>(
      'select id from properties where added_by = $1 and is_on_market order by id limit 1',
      [owner.id],
    );
    const page = await openEvents(apis[0].origin, owner.token);
    await page.next('unread');
    async function send(message: string) {
      const reply = await fetch(`${apis[1].origin}/api/send_message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
        body: JSON.stringify({ receiver_id: owner.id, property_id: rows[0]!.id, message }),
      });
      expect(await reply.json()).toMatchObject({ error: false });
    }
    return { page, send, owner };
  }
  async function received(page: EventsReader, text: string) {
    let frame = await page.next('push');
    while (!JSON.stringify(frame.data).includes(text)) frame = await page.next('push');
  }
  const areReady = async () =>
    (await Promise.all(apis.map((api) => fetch(`${api.origin}/api/ready`)))).every(({ ok }) => ok);
  const logged = (event: string) => apis.every((api) => api.log().some((line) => line['event'] === event));

  it('a message arrives within a second, and PostgreSQL announces nothing', async () => {
    const { page, send, owner } = await conversation();
    const tapped = await tap(carrier.url);
    notified.length = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = Date.now();
      await send(`carried ${turn}`);
      await received(page, `carried ${turn}`);
      expect(Date.now() - begun).toBeLessThan(SEEN_WITHIN_MS);
    }
    // Jobs of the back ends announce to other users meanwhile.
    const own = tapped.heard.filter((payload) => payload === `{"type":"log","to":[${owner.id}]}`);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(notified).toEqual([]);

    await tapped.send('{"type":"end","to":"everybody"}');
    await tapped.send('nothing of ours');
    await until(() => apis[0].log().some(({ event }) => event === 'events_failed'), 'a line in the log');
    await send('after a stranger');
    await received(page, 'after a stranger');
    await tapped.close();
    page.close();
  }, 60_000);

  it('kill -9 of it under load loses no message, sends none twice and leaves the back ends ready', async () => {
    const { page, send } = await conversation();
    const texts = Array.from({ length: 120 }, (_none, turn) => `under load ${turn};`);
    const sending = (async () => {
      for (const text of texts) {
        await send(text);
        await pause(25);
      }
    })();
    await pause(700);
    await carrier.end('SIGKILL');
    await until(() => logged('events_carrier_away'), 'the loss in both logs');
    expect(await areReady()).toBe(true);
    await pause(500);
    carrier = await startCarrier(folder, carrier.port);
    await until(() => logged('events_carrier_back'), 'its return in both logs');
    expect(await areReady()).toBe(true);
    await sending;
    const seen: string[] = [];
    while (!seen.at(-1)?.includes(texts.at(-1)!)) seen.push(JSON.stringify((await page.next('push')).data));
    for (const text of texts) expect(seen.filter((data) => data.includes(text))).toHaveLength(1);
    page.close();
  }, 60_000);

  it('while it hangs, messages arrive all the same', async () => {
    const { page, send } = await conversation();
    process.kill(carrier.pid, 'SIGSTOP');
    for (let turn = 0; turn < 3; turn += 1) {
      await send(`past one that hangs ${turn}`);
      await received(page, `past one that hangs ${turn}`);
    }
    process.kill(carrier.pid, 'SIGCONT');
    expect(await areReady()).toBe(true);
    page.close();
  }, 60_000);

  it('a back end starts without it and uses it when it is there', async () => {
    await carrier.end('SIGKILL');
    await apis[1].end('SIGTERM');
    await apis[1].start({ DATABASE_URL: database.direct, EVENTS_URL: carrier.url, LOG_LEVEL: 'info' });
    const { page, send } = await conversation();
    await send('without a carrier');
    await received(page, 'without a carrier');
    carrier = await startCarrier(folder, carrier.port);
    const tapped = await tap(carrier.url);
    for (let turn = 0; !tapped.heard.some((payload) => payload.includes('"log"')); turn += 1) {
      if (turn > 50) throw new Error('the carrier is not used again');
      await send(`again ${turn}`);
      await pause(200);
    }
    expect(await areReady()).toBe(true);
    await tapped.close();
    page.close();
  }, 60_000);
});
