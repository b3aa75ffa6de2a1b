import { sql } from 'kysely';
import { adminOf } from '../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
let agentId: number;
beforeEach(async () => {
  app = await testApp();
  agentId = (await app.get('get-user-data', {}, await app.signIn('agent'))).body.data.id;
});
afterEach(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
async function run(...args: string[]) {
  const { error } = await admin(...args);
  if (error) throw new Error(error);
}
const shown = async (table: 'properties' | 'projects') =>
  (
    await app.db
      .selectFrom(table)
      .select('id')
      .where('added_by', '=', agentId)
      .where('is_live', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
const all = async () => [await shown('properties'), await shown('projects')] as const;

it('the listings of a closed account are hidden, and those that were shown are shown when it is opened', async () => {
  const before = await all();
  const [[home]] = before;
  expect(before.map(({ length }) => length > 0)).toEqual([true, true]);
  await run('deactivate', 'user', String(agentId));
  expect(await all()).toEqual([[], []]);
  expect((await app.get('get_property', { id: home })).body.data).toEqual([]);
  await run('activate', 'user', String(agentId));
  expect(await all()).toEqual(before);
});

it('what is approved meanwhile waits for the opening, and what is rejected stays hidden', async () => {
  const [homes] = await all();
  const rejected = homes[0]!;
  const { id: waiting } = await app.db
    .selectFrom('properties')
    .select('id')
    .where('added_by', '=', agentId)
    .where('request_status', '=', 'pending')
    .executeTakeFirstOrThrow();
  await run('deactivate', 'user', String(agentId));
  await run('approve', 'property', String(waiting));
  await run('reject', 'property', String(rejected), '--reason', 'Not yours');
  expect(await shown('properties')).toEqual([]);
  await run('activate', 'user', String(agentId));
  const after = await shown('properties');
  expect(after).toContain(waiting);
  expect(after).not.toContain(rejected);
});

it('a project that is approved meanwhile waits for the opening too', async () => {
  const project = (await shown('projects'))[0]!;
  await run('reject', 'project', String(project), '--reason', 'No plan');
  await run('deactivate', 'user', String(agentId));
  await run('approve', 'project', String(project));
  expect(await all()).toEqual([[], []]);
  await run('activate', 'user', String(agentId));
  expect(await shown('projects')).toContain(project);
});

it('the history of a home that was approved meanwhile ends with its return', async () => {
  const home = (await shown('properties'))[0]!;
  await run('reject', 'property', String(home), '--reason', 'No photo');
  await run('deactivate', 'user', String(agentId));
  await run('approve', 'property', String(home));
  const last = async () =>
    (await app.get('listing-history', { property_id: home }, await app.signIn('agent'))).body.data
      .filter(({ kind }: { kind: string }) => kind === 'status')
      .at(-1)?.status;
  await run('activate', 'user', String(agentId));
  expect(await last()).toBe(1);
  // A home whose history does not say that it was hidden needs no return.
  const other = (await shown('properties')).at(-1)!;
  const events = () =>
    app.db.selectFrom('listing_events').select('id').where('property_id', '=', other).execute();
  const before = await events();
  await run('deactivate', 'user', String(agentId));
  await run('activate', 'user', String(agentId));
  expect(await events()).toEqual(before);
});

describe('the advert of a closed account', () => {
  const DAYS = 12;
  /** An advert of ten days that runs on the first home. */
  async function advertise() {
    const home = (await shown('properties'))[0]!;
    await app.db.deleteFrom('adverts').where('property_id', '=', home).execute();
    await app.db
      .insertInto('adverts')
      .values({ user_id: agentId, property_id: home, status: 0, ends_at: sql`now() + interval '10 days'` })
      .execute();
    return home;
  }
  const advertOf = (home: number) =>
    app.db
      .selectFrom('adverts')
      .select(['status', 'paused_at', sql<boolean>`ends_at > now() + interval '9 days'`.as('isWhole')])
      .where('property_id', '=', home)
      .executeTakeFirstOrThrow();
  /** As if the account had been closed for so long. */
  const wait = (home: number) =>
    app.db
      .updateTable('adverts')
      .set({
        paused_at: sql`paused_at - ${DAYS} * interval '1 day'`,
        ends_at: sql`ends_at - ${DAYS} * interval '1 day'`,
      })
      .where('property_id', '=', home)
      .execute();

  it('stands still until the account is opened, and has the days that it had', async () => {
    const home = await advertise();
    await run('deactivate', 'user', String(agentId));
    await wait(home);
    await app.runJob('advert_expiry');
    expect(await advertOf(home)).toMatchObject({ status: 0, paused_at: expect.any(Date) });
    await run('activate', 'user', String(agentId));
    expect(await advertOf(home)).toEqual({ status: 0, paused_at: null, isWhole: true });
  });

  it('goes on when account and listing are both free: neither the approval nor the opening alone begins it', async () => {
    const home = await advertise();
    await run('reject', 'property', String(home), '--reason', 'Dark photos');
    await run('deactivate', 'user', String(agentId));
    await run('approve', 'property', String(home));
    expect((await advertOf(home)).paused_at).toEqual(expect.any(Date));
    await run('reject', 'property', String(home), '--reason', 'Dark photos');
    await run('activate', 'user', String(agentId));
    expect((await advertOf(home)).paused_at).toEqual(expect.any(Date));
    await run('approve', 'property', String(home));
    expect((await advertOf(home)).paused_at).toBeNull();
  });
});
