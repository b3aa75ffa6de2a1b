import net from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import Fastify from 'fastify';
import { openDatabase, type OpenDatabase } from '../../src/db/connect.ts';
import { answerErrors } from '../../src/http/errors.ts';
import { TEST_DATABASES } from '../harness/settings.ts';

const ANSWER_WITHIN_MS = 1000;

/** A way to the run's server that can swallow what goes through its open connections, as a network that drops everything does. */
async function silenceable() {
  const server = new URL(process.env[TEST_DATABASES]!);
  const socket = path.join(server.searchParams.get('host')!, `.s.PGSQL.${server.searchParams.get('port')}`);
  let pairs: net.Socket[] = [];
  const proxy = net.createServer((near) => {
    const far = net.connect(socket);
    pairs.push(near, far);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as net.AddressInfo;
  return {
    url: `postgres://${server.username}@127.0.0.1:${port}/postgres`,
    silence() {
      for (const end of pairs) end.unpipe().pause();
    },
    close() {
      proxy.close();
      for (const end of pairs) end.destroy();
      pairs = [];
    },
  };
}

describe('a database whose open connections answer no more', () => {
  let way: Awaited<ReturnType<typeof silenceable>>;
  let database: OpenDatabase;
  const select = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
  beforeEach(async () => {
    way = await silenceable();
    database = await openDatabase(
      { dataDirectory: '', database: { engine: 'server', url: way.url, pool: 1, stopWithServer: false } },
      { answerWithinMs: ANSWER_WITHIN_MS },
    );
    await select();
  });
  afterEach(async () => {
    way.close();
    await database.close();
  });

  it('is answered with 503, and reached over another connection by the next call', async () => {
    const app = Fastify();
    answerErrors(app);
    app.get('/', async () => (await select()).rows);
    way.silence();

    const refused = await app.inject('/');
    expect(refused.json()).toMatchObject({ error: true, key: 'unavailable', code: 503 });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await app.inject('/')).json()).toEqual([{ one: 1 }]);
  }, 10_000);

  it('is answered with 503 in the middle of a transaction as well', async () => {
    const app = Fastify();
    answerErrors(app);
    app.get('/', () =>
      database.db.transaction().execute(async (trx) => {
        way.silence();
        return (await sql`select 1 as one`.execute(trx)).rows;
      }),
    );

    expect((await app.inject('/')).json()).toMatchObject({ error: true, key: 'unavailable', code: 503 });
    expect((await select()).rows).toEqual([{ one: 1 }]);
  }, 10_000);
});
