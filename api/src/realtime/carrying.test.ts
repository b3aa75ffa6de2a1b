import { testDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { kyselyOver, type Database } from '#db/database.ts';
import type { Listening } from '#db/listen.ts';
import { announce, carryEvents, CHANNEL, listenBothWays } from './carrying.ts';

let database: TestDatabase;
let db: Database;
let listening: Listening;
let notified: string[];
/** A carrier in memory. */
const carrier = {
  isAway: false,
  isBroken: false,
  sent: [] as string[],
  isThere: () => !carrier.isAway,
  async send(payload: string) {
    if (carrier.isBroken) throw new Error('not confirmed');
    carrier.sent.push(payload);
  },
  hear: async () => undefined,
  close: async () => undefined,
};
const problems: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
  db = kyselyOver(database.pool);
  carryEvents(db, carrier, (error) => problems.push(error));
  const listen = listenBothWays(database.listen, carrier);
  listening = await listen(CHANNEL, { heard: (payload) => notified.push(payload), missed: () => undefined });
});
afterAll(async () => {
  await listening.stop();
  await database.close();
});
beforeEach(() => {
  Object.assign(carrier, { isAway: false, isBroken: false, sent: [] });
  notified = [];
});

/** Waits for what PostgreSQL announces, up to something that is announced by another database object. */
async function allNotified() {
  const end = `end ${Math.random()}`;
  await announce(kyselyOver(database.pool), end);
  while (!notified.includes(end)) await new Promise((resolve) => setTimeout(resolve, 5));
  return notified.filter((payload) => payload !== end);
}

describe('the carrier of events', () => {
  it('sends what a transaction announces when it is committed, in order, and not before', async () => {
    await db.transaction().execute(async (trx) => {
      await announce(trx, 'first');
      await announce(trx, 'second');
      expect(carrier.sent).toEqual([]);
    });
    expect(carrier.sent).toEqual(['first', 'second']);
    expect(await allNotified()).toEqual([]);
  });

  it('sends nothing of a transaction that failed, and the next one begins without it', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await announce(trx, 'never');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction().execute((trx) => announce(trx, 'after it'));
    expect(carrier.sent).toEqual(['after it']);
  });

  it('sends at once outside of a transaction', async () => {
    await announce(db, 'alone');
    expect(carrier.sent).toEqual(['alone']);
  });

  it('PostgreSQL announces what the carrier does not confirm', async () => {
    carrier.isBroken = true;
    await db.transaction().execute((trx) => announce(trx, 'passed over'));
    while (!notified.includes('passed over')) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(problems).toEqual([]);
  });

  it('PostgreSQL announces in the transaction while the carrier is away', async () => {
    carrier.isAway = true;
    await db.transaction().execute((trx) => announce(trx, 'by NOTIFY'));
    expect(carrier.sent).toEqual([]);
    expect(await allNotified()).toEqual(['by NOTIFY']);
  });
});
