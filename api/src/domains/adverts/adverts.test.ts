import { sql } from 'kysely';
import { adminOf } from '../../../test/harness/admin-context.ts';
import { postForm } from '../../../test/harness/forms.ts';
import { openTransaction, untilLockWait } from '../../../test/harness/races/open-transaction.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import type { Db } from '#db/database.ts';

let app: TestApp;
let agent: string;
let userId: number;
beforeEach(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
  userId = (await app.get('get-user-data', {}, agent)).body.data.id;
});
afterEach(() => app.close());
const admin = adminOf(() => app, { now: () => new Date(app.now()) });

const free = async (owner = userId, live = true) =>
  (
    await app.db
      .selectFrom('properties as p')
      .select('p.id')
      .where('p.added_by', '=', owner)
      .where('p.is_on_market', '=', live)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('adverts as a').select('a.id').whereRef('a.property_id', '=', 'p.id')),
        ),
      )
      .executeTakeFirstOrThrow()
  ).id;
const ownProject = () =>
  app.db
    .selectFrom('projects')
    .select('id')
    .where('added_by', '=', userId)
    .where('is_live', '=', true)
    .executeTakeFirstOrThrow();
const feature = (property_id: number, token = agent) =>
  app.post('store_advertisement', { feature_for: 'property', property_id }, token);
const used = async () =>
  (
    await app.db
      .selectFrom('user_package_units as u')
      .innerJoin('user_packages as p', 'p.id', 'u.user_package_id')
      .where('p.user_id', '=', userId)
      .where('u.feature_id', '=', 2)
      .select((eb) => eb.fn.sum<number>('u.used').as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** Texts of the notifications of a listing's adverts that ended. */
const endsOf = async (propertyId: number, token: string): Promise<string[]> =>
  (await app.get('get_notification_list', { limit: 100 }, token)).body.data.flatMap(
    (row: { title: string; message: string; propertys_id: number }) =>
      row.title === 'Ad ended' && row.propertys_id === propertyId ? [row.message] : [],
  );

describe('an advert', () => {
  it('200: one unit, for the duration of the package, waiting for approval; ten attempts at once feature once', async () => {
    const id = await free();
    const before = Number(await used());
    const replies = await Promise.all(Array.from({ length: 10 }, () => feature(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(Number(await used())).toBe(before + 1);
    const { body } = await app.get('get-featured-data', { type: 'property' }, agent);
    const [advert] = body.data;
    expect(advert).toMatchObject({
      status: 1,
      property_id: id,
      property: { id, propery_type: expect.any(String) },
    });
    const hours = (Date.parse(advert.end_date) - Date.parse(advert.start_date)) / 3_600_000;
    expect([90 * 24, 365 * 24]).toContain(hours);
  });

  it('200: at once for verified people where the site approves by itself', async () => {
    await app.db
      .insertInto('settings')
      .values({ key: 'auto_approve', value: '1' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '1' }))
      .execute();
    app.pass(11_000);
    const id = await free();
    await feature(id);
    const row = await app.db
      .selectFrom('properties')
      .select('promoted')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.promoted).toBe(true);
  });

  it('400 and 404: no unit, not own, not visible, no id', async () => {
    const owner = await app.signIn('owner');
    const ownerId = (await app.get('get-user-data', {}, owner)).body.data.id;
    expect(await feature(await free(ownerId), owner)).toMatchObject({
      status: 400,
      body: { key: 'packageRequired' },
    });
    expect((await feature(await free(ownerId))).status).toBe(404);
    expect((await feature(await free(userId, false))).body.key).toBe('wrongState');
    expect((await app.post('store_advertisement', { feature_for: 'project' }, agent)).status).toBe(400);
    expect((await app.get('get-featured-data', {}, agent)).status).toBe(400);
    expect((await app.post('store_advertisement', {})).status).toBe(401);
  });

  it('ends when its time is over, tells the owner once, and can be deleted by its owner only', async () => {
    const id = await free();
    await feature(id);
    await app.db.updateTable('adverts').set({ status: 0 }).where('property_id', '=', id).execute();
    app.pass(400 * 86_400_000);
    const again = await app.signIn('agent');
    await app.runJob('advert_expiry');
    await app.runJob('advert_expiry');
    const { body } = await app.get('get-featured-data', { type: 'property', limit: 1 }, again);
    expect(body.data[0].status).toBe(3);
    const { title } = await app.db
      .selectFrom('properties')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await endsOf(id, again)).toEqual([`The ad for “${title}” has ended.`]);
    const remove = (token: string) => app.post('delete_advertisement', { id: body.data[0].id }, token);
    expect((await remove(await app.signIn('buyer'))).status).toBe(404);
    expect((await remove(again)).status).toBe(200);
  });

  it('whose time ends before it is reviewed gives its unit back and counts no views', async () => {
    const id = await free();
    const before = Number(await used());
    await feature(id);
    await app.db
      .insertInto('property_view_days')
      .values({ property_id: id, day: new Date(app.now()).toISOString().slice(0, 10), views: 3 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    app.pass(400 * 86_400_000);
    const again = await app.signIn('agent');
    await app.runJob('advert_expiry');
    await app.runJob('advert_expiry');
    expect(Number(await used())).toBe(before);
    const { body } = await app.get('get-featured-data', { type: 'property', limit: 1 }, again);
    expect(body.data[0]).toMatchObject({ property_id: id, status: 3, results: { views: 0, leads: 0 } });
    expect(await endsOf(id, again)).toEqual([expect.stringContaining('the unit is back in your package')]);
  });

  it('stands still while its listing is reviewed, and goes on with as much time as it had', async () => {
    const id = await free();
    await feature(id);
    await app.db
      .updateTable('adverts')
      .set({ status: 0, starts_at: sql`now()`, ends_at: sql`now() + interval '10 days'` })
      .where('property_id', '=', id)
      .execute();
    const advertOf = async () =>
      (await app.get('get-featured-data', { type: 'property', limit: 1 }, agent)).body.data[0];
    const { end_date: end } = await advertOf();
    const ofListing = async () =>
      (await app.get('get-added-properties', { id }, agent)).body.data[0].advertisement[0];
    await postForm(app, 'update_post_property', { action_type: 0, id, description: 'A longer text.' }, agent);
    expect((await ofListing()).status).toBe(0);
    // the review takes twelve days
    await app.db
      .updateTable('adverts')
      .set({ paused_at: sql`paused_at - interval '12 days'`, ends_at: sql`ends_at - interval '12 days'` })
      .where('property_id', '=', id)
      .execute();
    await app.runJob('advert_expiry');
    expect(await advertOf()).toMatchObject({ status: 0, paused_at: expect.any(String) });
    const apart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));
    expect(apart((await advertOf()).end_date, end)).toBeLessThan(5000);
    expect(apart((await ofListing()).end_date, end)).toBeLessThan(5000);
    await admin('approve', 'property', String(id));
    expect(await advertOf()).toMatchObject({ status: 0, paused_at: null });
    expect(apart((await advertOf()).end_date, end)).toBeLessThan(5000);
  });

  it('of a project stands still from the review on, also when that ends in a rejection', async () => {
    const project = await ownProject();
    await app.post('store_advertisement', { feature_for: 'project', project_id: project.id }, agent);
    await app.db.updateTable('adverts').set({ status: 0 }).where('project_id', '=', project.id).execute();
    const pausedAt = async () =>
      (await app.get('get-featured-data', { type: 'project', limit: 1 }, agent)).body.data[0].paused_at;
    expect(await pausedAt()).toBeNull();
    for (const [decision, paused] of [
      ['reject', expect.any(String)],
      ['approve', null],
    ] as const) {
      const reason = decision === 'reject' ? ['--reason', 'The plan is of another house.'] : [];
      await admin(decision, 'project', String(project.id), ...reason);
      expect(await pausedAt()).toEqual(paused);
    }
  });

  it('a notification about the advert of a project names that it is one; that of a home does not', async () => {
    const project = await ownProject();
    await app.db.deleteFrom('adverts').where('project_id', '=', project.id).execute();
    const newest = async () =>
      (await app.get('get_notification_list', { limit: 1 }, agent)).body.data[0].target;
    const decided = async (column: 'project_id' | 'property_id', listing: number) => {
      const { id } = await app.db
        .selectFrom('adverts')
        .select('id')
        .where(column, '=', listing)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await admin('reject', 'advert', String(id), '--reason', 'The photo is blurred.');
      return id;
    };
    await app.post('store_advertisement', { feature_for: 'project', project_id: project.id }, agent);
    const ofProject = await decided('project_id', project.id);
    expect(await newest()).toEqual({ type: 'advert', id: ofProject, is_project: true });
    const home = await free();
    await feature(home);
    const ofHome = await decided('property_id', home);
    expect(await newest()).toEqual({ type: 'advert', id: ofHome });
  });

  it('200: what an advert brought while it was shown, its placement, package and the reason of a refusal', async () => {
    const id = await free();
    await feature(id);
    const advertOf = async () =>
      (await app.get('get-featured-data', { type: 'property', limit: 1 }, agent)).body.data[0];
    await app.db.deleteFrom('property_view_days').where('property_id', '=', id).execute();
    await app.db.deleteFrom('interests').where('property_id', '=', id).execute();
    const { start_date: start } = await advertOf();
    const days = (count: number) => new Date(Date.parse(start) + count * 86_400_000);
    const viewed = (count: number, views: number) =>
      app.db
        .insertInto('property_view_days')
        .values({ property_id: id, day: days(count).toISOString().slice(0, 10), views })
        .execute();
    await viewed(-1, 100);
    await viewed(0, 3);
    await viewed(1, 4);
    const users = await app.db.selectFrom('users').select('id').where('id', '<>', userId).limit(2).execute();
    for (const [index, user] of users.entries())
      await app.db
        .insertInto('interests')
        .values({ property_id: id, user_id: user.id, created_at: days(index === 0 ? -1 : 1) })
        .execute();
    app.pass(2 * 86_400_000);
    expect(await advertOf()).toMatchObject({
      status: 1,
      type: 'HomeScreen',
      reject_reason: '',
      package: { id: expect.any(Number), name: expect.any(String) },
      results: { views: 0, leads: 0 },
    });
    await app.db.updateTable('adverts').set({ status: 0 }).where('property_id', '=', id).execute();
    expect((await advertOf()).results).toEqual({ views: 7, leads: 1 });
    await app.db
      .updateTable('adverts')
      .set({ status: 2, reject_reason: 'The picture shows another house.' })
      .where('property_id', '=', id)
      .execute();
    expect(await advertOf()).toMatchObject({
      status: 2,
      reject_reason: 'The picture shows another house.',
      results: { views: 0, leads: 0 },
    });
  });

  it('200: listings of adverts have what every listing has, for deployed clients that read it', async () => {
    const id = await free();
    await feature(id);
    const { property } = (await app.get('get-featured-data', { type: 'property', limit: 1 }, agent)).body
      .data[0];
    const { body } = await app.get('get-added-properties', { id }, agent);
    const own = body.data[0];
    expect(own.gallery.length).toBeGreaterThan(0);
    expect(property).toMatchObject({
      gallery: own.gallery,
      is_favourite: 0,
      category: { parameter_types: own.category.parameter_types },
    });
    expect(Array.isArray(property.documents)).toBe(true);
  });
});

it('an advert is not approved while its listing is rejected', async () => {
  // PGlite: there is no second transaction beside a first one.
  if (process.env.TEST_DATABASE === 'pglite') return;
  const id = await free();
  await feature(id);
  const advert = await app.db
    .selectFrom('adverts')
    .select('id')
    .where('property_id', '=', id)
    .executeTakeFirstOrThrow();
  const rejection = await openTransaction(app.db, (trx) =>
    trx
      .updateTable('properties')
      .set({ request_status: 'rejected', status: 0 })
      .where('id', '=', id)
      .execute(),
  );
  const approval = admin('approve', 'advert', String(advert.id));
  await untilLockWait(app.db);
  await rejection.finish();
  expect((await approval).error).toContain('is not shown');
});

it('an advert is removed while its listing goes to a review', async () => {
  if (process.env.TEST_DATABASE === 'pglite') return;
  const id = await free();
  await feature(id);
  const advert = await app.db
    .updateTable('adverts')
    .set({ status: 0 })
    .where('property_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const listing = (trx: Db) => trx.updateTable('properties').where('id', '=', id);
  const change = await openTransaction(
    app.db,
    (trx) => listing(trx).set({ title: 'Other words' }).execute(),
    (trx) => listing(trx).set({ request_status: 'pending' }).execute(),
  );
  const removal = app.post('delete_advertisement', { id: advert.id }, agent);
  await untilLockWait(app.db);
  await expect(change.finish()).resolves.toBeUndefined();
  expect(await removal).toMatchObject({ status: 200, body: { error: false } });
});
