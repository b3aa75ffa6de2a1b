import { setTimeout as pause } from 'node:timers/promises';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { engineDatabase, type EngineDatabase } from '../harness/engines/engine-database.ts';
import { engineFolder, type EngineFolder } from '../harness/engines/engine-folder.ts';
import { startProxy, type Proxy } from '../harness/engines/haproxy.ts';
import { signedIn } from '../harness/engines/signed-in.ts';

const BACK_ENDS = 3;
const CLIENTS = 8;

/** Three back ends behind HAProxy, replaced one after the other while they are asked without a pause. */
let folder: EngineFolder;
let database: EngineDatabase;
let apis: ApiProcess[];
let proxy: Proxy;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = engineFolder();
  database = await engineDatabase();
  apis = await Promise.all(Array.from({ length: BACK_ENDS }, () => apiProcess()));
  environment = { DATABASE_URL: database.direct, ALLOW_UNPROVEN_AUTH_ID: '1', DRAIN_SECONDS: '3' };
  await Promise.all(apis.map((api) => api.start(environment)));
  proxy = await startProxy(
    folder,
    apis.map(({ origin }) => origin),
  );
  await untilReady(BACK_ENDS);
}, 120_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.remove()));
  await database.close();
  await proxy.end('SIGTERM');
  await folder.remove();
}, 60_000);

async function untilReady(count: number) {
  const deadline = Date.now() + 30_000;
  while ((await proxy.ready()) !== count) {
    if (Date.now() > deadline) throw new Error(`${await proxy.ready()} back ends are ready, not ${count}`);
    await pause(50);
  }
}

/** As an orchestrator does it: one after the other, the next one when the last is asked again. */
async function replaceAll() {
  for (const api of apis) {
    expect(await api.end('SIGTERM')).toBe(0);
    await api.start(environment);
    await untilReady(BACK_ENDS);
  }
}

const signUp = (name: string) =>
  fetch(`${proxy.origin}/api/user_signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 0, auth_id: `${name}@example.com`, name }),
  });
const READS = ['get-property-list?limit=5', 'search-facets', 'faqs', 'homepage-data'];

/** Asks until it is stopped, reading and writing by turns; counts what was answered and notes what was not. */
function load() {
  const confirmed: string[] = [];
  const lost: string[] = [];
  let reads = 0;
  let isOver = false;
  const client = async (own: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `rolling-${own}-${turn}`;
      const isWrite = turn % 2 === 1;
      try {
        const read = () => fetch(`${proxy.origin}/api/${READS[(turn / 2) % READS.length]}`);
        const reply = await (isWrite ? signUp(name) : read());
        const body = (await reply.json()) as { error: boolean };
        if (reply.status !== 200 || body.error) lost.push(`${reply.status} ${JSON.stringify(body)}`);
        else if (isWrite) confirmed.push(name);
        else reads += 1;
      } catch (error) {
        lost.push(String(error));
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_none, own) => client(own));
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return { confirmed, lost, reads };
    },
  };
}

it('an update one by one loses no request, no confirmed write, and writes nothing twice', async () => {
  const running = load();
  await replaceAll();
  const { confirmed, lost, reads } = await running.stop();
  expect(lost).toEqual([]);
  expect(reads).toBeGreaterThan(100);
  expect(confirmed.length).toBeGreaterThan(100);
  const { rows } = await database.client.query<{ name: string }>(
    `select name from users where name like 'rolling-%'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(confirmed.toSorted());
}, 120_000);

/** An open page: connects again whenever its stream ends, with the position of what it has; keeps all that it received. */
function page(token: string) {
  const streams: string[] = [];
  const closing = new AbortController();
  let isOver = false;
  const connect = async (lastEventId: string | undefined): Promise<void> => {
    const reply = await fetch(`${proxy.origin}/api/events`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: closing.signal,
    });
    const at = streams.push('') - 1;
    const decoder = new TextDecoder();
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>)
      streams[at] += decoder.decode(chunk, { stream: true });
    const position = [...streams[at]!.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? lastEventId;
    if (!isOver) await connect(position);
  };
  const finished = connect(undefined).catch((error: unknown) => {
    if (!isOver) throw error;
  });
  return {
    streams,
    heard: (text: string) => streams.some((stream) => stream.includes(text)),
    async close() {
      isOver = true;
      closing.abort();
      await finished;
    },
  };
}

it('an open page is notified that its process stops, connects again and misses no message', async () => {
  const [buyer, owner] = await Promise.all([
    signedIn(database.client, 'buyer@example.com'),
    signedIn(database.client, 'owner@example.com'),
  ]);
  const { rows } = await database.client.query<{ id: number }>(
    'select id from properties where added_by = $1 and is_on_market order by id limit 1',
    [owner.id],
  );
  const open = page(owner.token);
  // A page receives nothing of what was before it.
  for (let attempt = 0; attempt < 100 && open.streams.length === 0; attempt += 1) await pause(50);
  let isOver = false;
  const sent: string[] = [];
  const writer = (async () => {
    while (!isOver) {
      const message = `message ${sent.length} of the update.`;
      const reply = await fetch(`${proxy.origin}/api/send_message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
        body: JSON.stringify({ receiver_id: owner.id, property_id: rows[0]!.id, message }),
      });
      expect(await reply.json()).toMatchObject({ error: false });
      sent.push(message);
      await pause(100);
    }
  })();
  await replaceAll();
  isOver = true;
  await writer;
  const missed = () => sent.filter((message) => !open.heard(message));
  for (let attempt = 0; attempt < 100 && missed().length > 0; attempt += 1) await pause(50);
  expect(missed()).toEqual([]);
  expect(sent.length).toBeGreaterThan(20);
  const ended = open.streams.filter((stream) => stream.includes('"reason":"stopping"'));
  expect(ended.length).toBeGreaterThanOrEqual(1);
  await open.close();
}, 120_000);
