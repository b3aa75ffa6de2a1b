/**
 * npm run bench -- failover [--seconds 8] [--clients 6]
 *
 * Three back ends behind HAProxy on PostgreSQL with a synchronous replica, Redis, NATS and OpenSearch, read and written without
 * a pause, while two people write to each other. A node of OpenSearch, NATS, Redis, a back end and the primary are killed with
 * SIGKILL one after the other; the replica is promoted at once, as an operator does it. Prints errors, the time until nothing
 * fails any more and how late messages came for each; ends with 1 when a confirmed write or message is missing or stands there
 * twice, when the loss of Redis or NATS fails a request, when limits of the back ends do not add up to one
 * number, when a change is seen too late, or when a recovery takes longer than its bound.
 */
import { parseArgs } from 'node:util';
import { print } from '../world.ts';
import { startConversation } from './conversation.ts';
import { startLoad } from './load.ts';
import { startSetting } from './setting.ts';
import { passwordsTried, seenByAll } from './whole.ts';

/** Milliseconds until nothing fails any more. */
const BOUNDS = { 'a search node': 3000, nats: 0, redis: 0, 'a back end': 5000, 'the primary': 15_000 };
const PASSWORDS_A_WINDOW = 10;
/** From the commit of a change, with OpenSearch fed behind it. */
const SEEN_WITHIN_MS = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { values } = parseArgs({ options: { seconds: { type: 'string' }, clients: { type: 'string' } } });
const seconds = Number(values.seconds ?? 8);
const clients = Number(values.clients ?? 6);
const setting = await startSetting();
let hasFailed = false;
const check = (holds: boolean) => {
  if (!holds) hasFailed = true;
};

const tried = await passwordsTried(setting);
print(
  `passwords that may be tried through three back ends: ${tried} (as through one: ${PASSWORDS_A_WINDOW})`,
);
check(tried === PASSWORDS_A_WINDOW);
const seen = await seenByAll(setting);
print(
  `a home that left the market was gone from the counts of all after ${Math.round(seen)} ms (bound ${SEEN_WITHIN_MS})`,
);
check(seen <= SEEN_WITHIN_MS);

const load = startLoad(setting.proxy.origin, clients);
const conversation = await startConversation(setting);
const quiet = performance.now();
await pause(seconds * 1000);
const { median, slowest } = conversation.delays(quiet, performance.now());
print(
  `under load, nothing killed: a message arrived after ${Math.round(median)} ms (slowest ${Math.round(slowest)})`,
);

/** Kills something and goes on asking; prints what failed, and when the last request did. */
async function drill(what: keyof typeof BOUNDS, kill: () => Promise<void>): Promise<void> {
  const begin = performance.now();
  await kill();
  await pause(seconds * 1000);
  const end = performance.now();
  const failed = load.failedBetween(begin, end);
  const answered = load.answeredBetween(begin, end);
  const last = load.lastFailureAfter(begin);
  const recovery = last === undefined ? 0 : last - begin;
  print(
    `${what} killed: ${failed.reads} reads and ${failed.writes} writes failed, ${answered.reads + answered.writes} were answered; nothing failed any more after ${Math.round(recovery)} ms (bound ${BOUNDS[what]}); slowest message ${Math.round(conversation.delays(begin, end).slowest)} ms`,
  );
  check(recovery <= BOUNDS[what] && answered.writes > 0);
}

await drill('a search node', () => setting.searchNode.end('SIGKILL'));
await drill('nats', () => setting.nats.end('SIGKILL'));
await drill('redis', () => setting.redis.end('SIGKILL'));
await drill('a back end', () => setting.apis[1]!.end('SIGKILL'));
await setting.apis[1]!.start();
await drill('the primary', setting.killPrimaryAndPromote);
await load.stop();
await conversation.stop();

const rows = await setting.connected(
  async (client) =>
    (
      await client.query<{ name: string; n: number }>(
        `select name, count(*)::int as n from users where name like 'failover-%' group by name`,
      )
    ).rows,
);
await setting.stop();

const found = new Map(rows.map(({ name, n }) => [name, n]));
const missing = load.confirmed.filter((name) => !found.has(name));
const twice = rows.filter(({ n }) => n > 1);
print(`${load.confirmed.length} confirmed writes, ${missing.length} missing, ${twice.length} twice`);
const lost = conversation.lost();
print(
  `${conversation.confirmed()} confirmed messages, ${lost.missing} missing, ${lost.twice} twice on the other page`,
);
check(missing.length + twice.length + lost.missing + lost.twice === 0);
process.exit(hasFailed ? 1 : 0);
