import { adminOf } from '../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  for (const table of ['reports', 'user_reports', 'contact_messages'] as const)
    await app.db.deleteFrom(table).execute();
});
afterAll(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
async function rows(...args: string[]): Promise<{ id: number }[]> {
  const { out, error } = await admin(...args, '--json');
  if (out === undefined) throw new Error(error);
  return JSON.parse(out);
}
const ids = async (...args: string[]) => (await rows(...args)).map(({ id }) => id);
const write = async (subject: string) => {
  const words = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', message: 'Hello.' };
  await app.post('contct_us', { ...words, subject });
};

it('messages wait, the oldest first, until they are closed', async () => {
  await write('First');
  await write('Second');
  const [first, second] = await ids('messages', 'list');
  expect(first).toBeLessThan(second!);
  expect(await rows('close', 'message', String(first), '--reason', 'Answered')).toMatchObject({ id: first });
  expect(await ids('messages', 'list')).toEqual([second]);
  expect((await admin('close', 'message', String(first))).error).toBe(`There is no open message ${first}.`);
  expect((await admin('close', 'message', 'x')).error).toContain('number');
  const [entry] = await rows('audit', 'list');
  expect(entry).toMatchObject({ action: 'message.close', subject: `message ${first}` });
});

it('reports of listings and of users are closed on their own', async () => {
  const [buyer, agent] = await Promise.all(
    ['buyer@example.com', 'agent@example.com'].map((email) =>
      app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    ),
  );
  const { id: property_id } = await app.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
  await app.db.insertInto('reports').values({ user_id: buyer!.id, property_id }).execute();
  await app.db
    .insertInto('user_reports')
    .values({ user_id: buyer!.id, reported_user_id: agent!.id, property_id, reason: 'spam' })
    .execute();
  const [report] = await ids('reports', 'list');
  const [about] = await ids('reports', 'users');
  await rows('close', 'report', String(report));
  expect(await ids('reports', 'list')).toEqual([]);
  expect(await ids('reports', 'users')).toEqual([about]);
  await rows('close', 'user-report', String(about));
  expect(await ids('reports', 'users')).toEqual([]);
});

it('what is reported again after it was closed waits again, with the new words, behind what waited meanwhile', async () => {
  const [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const agentId = (await app.get('get-user-data', {}, agent)).body.data.id;
  const homes = await app.db
    .selectFrom('properties')
    .select('id')
    .where('added_by', '=', agentId)
    .where('is_on_market', '=', true)
    .orderBy('id')
    .limit(2)
    .execute();
  const [property_id, other] = homes.map(({ id }) => id);
  await app.post('send_message', { receiver_id: agentId, property_id, message: 'Hello' }, buyer);
  const listing = (words: string, id = property_id) =>
    app.post('add_reports', { property_id: id, reason_id: '', other_message: words }, buyer);
  const user = (words: string) =>
    app.post(
      'report-user',
      { user_id: agentId, property_id, reason: 'harassment', other_message: words },
      buyer,
    );
  const waiting = async (list: string) =>
    (await rows('reports', list)).map((row) => (row as unknown as { message: string }).message);
  for (const [list, kind, report] of [
    ['list', 'report', listing],
    ['users', 'user-report', user],
  ] as const) {
    expect((await report('At first')).status).toBe(200);
    await report('Repeated at once');
    expect(await waiting(list)).toEqual(['At first']);
    await rows('close', kind, String((await ids('reports', list))[0]));
    if (kind === 'report') await listing('Another home', other);
    app.pass(60_000);
    const again = (await report('It goes on')).body;
    expect(again.is_first ?? again.data.is_first).toBe(false);
    expect(await waiting(list)).toEqual(kind === 'report' ? ['Another home', 'It goes on'] : ['It goes on']);
  }
});
