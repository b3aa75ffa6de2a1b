import fc from 'fast-check';
import { sql } from 'kysely';
import { eventually } from '../gateways/gateway-harness.ts';
import type { Choice } from './choice.ts';
import { listingActions } from './listing-actions.ts';
import { peopleActions } from './people-actions.ts';
import { rules } from './rules.ts';
import { openWorld, roles, type World } from './world.ts';

const actions = { ...listingActions, ...peopleActions };
type Step = Choice & { readonly name: string };

const WALKS = Number(process.env.WALKS ?? 2);
const STEPS = Number(process.env.WALK_STEPS ?? 40);
const seed = process.env.WALK_SEED ? Number(process.env.WALK_SEED) : undefined;

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...Object.keys(actions)),
  role: fc.constantFrom(...roles),
  first: fc.nat({ max: 999 }),
  second: fc.nat({ max: 999 }),
});

const textOf = (value: unknown) => (typeof value === 'string' ? value.split('\n')[0] : JSON.stringify(value));

/** Does steps at the same moment; answers a line of the report. */
async function doTogether(world: World, steps: readonly Step[]): Promise<string> {
  const lines = await Promise.all(
    steps.map(async ({ name, ...choice }) => {
      const came = await actions[name]!(world, choice);
      return `${name} (${choice.role} ${choice.first} ${choice.second}): ${textOf(came)}`;
    }),
  );
  return lines.join(' | ');
}

async function broken({ app: { db } }: World): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length) found.push(`${rule}: ${JSON.stringify(rows)}`);
  }
  return found;
}

/** Unread messages, as the bar shows them and as the list of conversations does. */
async function miscounted(world: World): Promise<string[]> {
  const found: string[] = [];
  for (const role of roles) {
    const [counts, chats] = [
      await world.get(role, 'get-unread-counts'),
      await world.get(role, 'get_chats', { per_page: 50 }),
    ];
    if (counts?.status !== 200 || chats?.status !== 200) continue;
    const listed = (chats.body.data as { unread_count: number }[]).reduce(
      (sum, chat) => sum + chat.unread_count,
      0,
    );
    if (listed !== counts.body.data.messages)
      found.push(`unread of ${role}: ${listed}, not ${counts.body.data.messages}`);
  }
  return found;
}

/** What the search finds, once it has followed, beside what is on the market. */
async function misfound({ app }: World): Promise<string[]> {
  const { there } = await app.db
    .selectFrom('properties')
    .select((eb) => eb.fn.countAll<number>().as('there'))
    .where('is_on_market', '=', true)
    .executeTakeFirstOrThrow();
  const search = async (): Promise<number> => (await app.get('get-property-list', { limit: 1 })).body.total;
  const total = await eventually(search, (found) => found === Number(there));
  return total === Number(there) ? [] : [`the search finds ${total} homes of ${there}`];
}

/** Walks through a world of its own. Fails with what broke and the way to it. */
async function walk(groups: readonly (readonly Step[])[]): Promise<void> {
  const world = await openWorld();
  const report: string[] = [];
  try {
    for (const steps of groups) {
      report.push(await doTogether(world, steps));
      const found = [...(await broken(world)), ...(await miscounted(world))];
      if (found.length) throw new Error([...report, ...found].join('\n'));
    }
    const found = await misfound(world);
    if (found.length) throw new Error([...report, ...found].join('\n'));
  } finally {
    await world.close();
  }
}

/** The way of the walk that failed is easier to read than its steps as values. */
function reporter<T>({ failed, seed: used, errorInstance }: fc.RunDetails<T>): void {
  if (failed) throw new Error(`WALK_SEED=${used}\n${(errorInstance as Error).message}`);
}
const parameters = { reporter, numRuns: WALKS, endOnFailure: true, ...(seed === undefined ? {} : { seed }) };
const MOST_TIME_MS = 60_000 + WALKS * STEPS * 500;

describe('random actions of users, the operator and the clock', () => {
  it(
    'keep the rules one after another',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
          await walk(steps.map((only) => [only]));
        }),
        parameters,
      ),
    MOST_TIME_MS,
  );

  it(
    'keep the rules four at a time',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { minLength: 4, maxLength: 4 }), {
            minLength: STEPS / 4,
            maxLength: STEPS / 4,
          }),
          async (groups) => {
            await walk(groups);
          },
        ),
        parameters,
      ),
    MOST_TIME_MS,
  );
});
