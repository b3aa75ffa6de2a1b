import type { Readable } from 'node:stream';
import { testDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { kyselyOver } from '#db/database.ts';
import type { Hearing } from '#db/listen.ts';
import { eventHub, type EventHub } from './event-hub.ts';

const BUYER = 4;
const AGENT = 5;

let database: TestDatabase;
let hub: EventHub;
let hearing: Hearing;
/** How often the log was read. */
let reads = 0;
const seen = { settings: 0, errors: [] as unknown[] };

function open(logIntervalMs?: number) {
  return eventHub({
    db: kyselyOver(database.pool, {
      onStatement: ({ text }) => void (reads += text.includes('join (event_log') ? 1 : 0),
    }),
    listen: async (_channel, by) => {
      hearing = by;
      return { stop: async () => undefined };
    },
    unread: async () => new Map([[BUYER, { notifications: 7, messages: 0 }]]),
    isWelcome: async () => true,
    onSessionsEnded: () => undefined,
    onSettingsChanged: () => void (seen.settings += 1),
    heartbeatMs: 60_000,
    logIntervalMs,
    onError: (error) => void seen.errors.push(error),
  });
}

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  Object.assign(seen, { settings: 0, errors: [] });
});
afterEach(() => hub.stop());

const openStream = () => hub.open({ userId: BUYER, tokenHash: Buffer.from('a') });
async function until(holds: () => boolean) {
  const deadline = Date.now() + 5000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
/** Waits for work that was begun, since work is done one piece after the other. */
async function settled() {
  const before = seen.settings;
  hearing.heard('{"type":"settings"}');
  await until(() => seen.settings === before + 1);
}
const textOf = (stream: Readable) => {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
};

describe('the hub of events', () => {
  it('reads the log for its own people and not for others', async () => {
    hub = open();
    await openStream();
    await settled();
    const before = reads;
    hearing.heard(JSON.stringify({ type: 'log', to: [AGENT] }));
    await settled();
    expect(reads).toBe(before);
    hearing.heard(JSON.stringify({ type: 'log', to: [AGENT, BUYER] }));
    await settled();
    expect(reads).toBe(before + 1);
    hearing.heard(JSON.stringify({ type: 'log', to: 'everybody' }));
    await settled();
    expect(reads).toBe(before + 2);
  });

  it('asks again for all that is announced without being stored when something may have been missed', async () => {
    hub = open();
    const text = textOf(await openStream());
    await until(() => text().includes('"notifications":7'));
    const begun = text().length;
    hearing.missed();
    await until(() => text().slice(begun).includes('"notifications":7'));
    expect(seen.settings).toBe(1);
  });

  it('reports what it cannot read and goes on', async () => {
    hub = open();
    await openStream();
    hearing.heard('{"type":"log","to":"nobody"}');
    hearing.heard('not even that');
    hearing.heard('{"type":"settings"}');
    await until(() => seen.settings === 1);
    expect(seen.errors).toHaveLength(2);
  });

  it('reads the log by itself where announcements may be lost', async () => {
    hub = open(20);
    await openStream();
    const before = reads;
    await until(() => reads > before + 2);
    expect(seen.errors).toEqual([]);
  });
});
