import { sql } from 'kysely';
import { DEMO_DAY } from '../../../../test/harness/settings.ts';
import { ViewCounter } from '#domains/listings/views.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
let agentId: number;
let buyerId: number;
let home: { id: number; slug_id: string; category_id: number; property_type: number };
let today: string;

const userId = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
  agentId = await userId('agent@example.com');
  buyerId = await userId('buyer@example.com');
  for (const table of [
    'property_view_days',
    'project_view_days',
    'favourites',
    'interests',
    'project_interests',
    'messages',
  ] as const)
    await app.db.deleteFrom(table).execute();
  home = await app.db
    .selectFrom('properties')
    .select(['id', 'slug_id', 'category_id', 'property_type'])
    .where('added_by', '=', agentId)
    .where('is_live', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  today = DEMO_DAY.toISOString().slice(0, 10);
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(DEMO_DAY.getTime() - days * 86_400_000);
const read = async (query: Record<string, unknown> = {}) =>
  (await app.get('listing-statistics', query, agent)).body.data;
const viewed = (property_id: number, days: number, views: number) =>
  app.db
    .insertInto('property_view_days')
    .values({ property_id, day: daysAgo(days).toISOString().slice(0, 10), views })
    .execute();

describe('GET listing-statistics', () => {
  it('200: without anything thirty days of nothing, today last', async () => {
    const { days, totals } = await read();
    expect(days).toHaveLength(30);
    expect(days.at(-1).day).toBe(today);
    expect(new Date(days[0].day).getTime()).toBe(new Date(today).getTime() - 29 * 86_400_000);
    expect(totals).toEqual({ views: 0, saves: 0, leads: 0, messages: 0 });
  });

  it('200: views, saves, leads and received messages on their days, of one listing by id or slug, or of all', async () => {
    await viewed(home.id, 0, 4);
    await viewed(home.id, 29, 3);
    await viewed(home.id, 30, 100);
    const event = { user_id: buyerId, property_id: home.id };
    await app.db
      .insertInto('favourites')
      .values({ ...event, created_at: daysAgo(2) })
      .execute();
    await app.db
      .insertInto('interests')
      .values({ ...event, created_at: daysAgo(2) })
      .execute();
    const message = { property_id: home.id, message: 'Hello', created_at: daysAgo(1) };
    await app.db
      .insertInto('messages')
      .values([
        { ...message, sender_id: buyerId, receiver_id: agentId },
        { ...message, sender_id: agentId, receiver_id: buyerId },
      ])
      .execute();
    const other = await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', agentId)
      .where('id', '<>', home.id)
      .executeTakeFirstOrThrow();
    await viewed(other.id, 0, 10);
    const project = await app.db
      .selectFrom('projects')
      .select(['id', 'slug_id'])
      .where('added_by', '=', agentId)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('project_view_days')
      .values({ project_id: project.id, day: today, views: 20 })
      .execute();

    const about = { property_id: 1_000_000_000 + project.id, message: 'When?', created_at: daysAgo(3) };
    await app.db
      .insertInto('messages')
      .values([
        { ...about, sender_id: buyerId, receiver_id: agentId },
        { ...about, sender_id: agentId, receiver_id: buyerId },
      ])
      .execute();

    const one = await read({ slug_id: home.slug_id });
    expect(one.totals).toEqual({ views: 7, saves: 1, leads: 1, messages: 1 });
    expect(one.days[0].views).toBe(3);
    expect(one.days.slice(-3)).toMatchObject([
      { views: 0, saves: 1, leads: 1, messages: 0 },
      { views: 0, saves: 0, leads: 0, messages: 1 },
      { views: 4, saves: 0, leads: 0, messages: 0 },
    ]);
    expect((await read({ property_id: home.id })).totals).toEqual(one.totals);
    const ofProject = await read({ project_slug_id: project.slug_id });
    expect(ofProject.totals).toEqual({ views: 20, saves: 0, leads: 0, messages: 1 });
    expect(ofProject.days.at(-4)).toMatchObject({ messages: 1 });
    expect((await read()).totals).toEqual({ views: 37, saves: 1, leads: 1, messages: 2 });
  });

  it('200: beside the medians of live listings of others of the same kind; none of fewer than five', async () => {
    const { rows } = await sql<{ id: number }>`select id from properties
      where is_live and added_by is distinct from ${agentId} and category_id = ${home.category_id}
        and property_type = ${home.property_type} order by id`.execute(app.db);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const [index, { id }] of rows.entries()) await viewed(id, 3, (index + 1) * 2);
    const { similar } = await read({ property_id: home.id });
    expect(similar).toEqual({
      listings: rows.length,
      views: rows.length + 1,
      saves: 0,
      leads: 0,
      messages: 0,
    });
    await app.db
      .updateTable('properties')
      .set({ status: 0 })
      .where(
        'id',
        'in',
        rows.slice(4).map(({ id }) => id),
      )
      .execute();
    expect((await read({ property_id: home.id })).similar).toBeNull();
    await app.db
      .updateTable('properties')
      .set({ status: 1 })
      .where(
        'id',
        'in',
        rows.slice(4).map(({ id }) => id),
      )
      .execute();
  });

  it('200: a project beside the medians of live projects of others of its category', async () => {
    const own = await app.db
      .selectFrom('projects')
      .select('id')
      .where('added_by', '=', agentId)
      .executeTakeFirstOrThrow();
    const others = await app.db
      .selectFrom('projects')
      .select('id')
      .where('is_live', '=', true)
      .where(({ or, eb }) => or([eb('added_by', 'is', null), eb('added_by', '<>', agentId)]))
      .orderBy('id')
      .limit(5)
      .execute();
    const similar = async () => (await read({ project_id: own.id })).similar;
    const kind = (ids: number[], category_id: number) =>
      app.db.updateTable('projects').set({ category_id }).where('id', 'in', ids).execute();
    const all = await app.db.selectFrom('projects').select('id').execute();
    await kind(
      all.map(({ id }) => id),
      2,
    );
    await kind([own.id, ...others.slice(1).map(({ id }) => id)], 1);
    expect(await similar()).toBeNull();
    await kind([others[0]!.id], 1);
    for (const [index, { id }] of others.entries())
      await app.db
        .insertInto('project_view_days')
        .values({ project_id: id, day: today, views: (index + 1) * 2 })
        .execute();
    await app.db
      .insertInto('messages')
      .values(
        others.slice(0, 3).map(({ id }) => ({
          property_id: 1_000_000_000 + id,
          message: 'When?',
          sender_id: buyerId,
          receiver_id: sql<number>`(select added_by from projects where id = ${id})`,
          created_at: daysAgo(1),
        })),
      )
      .execute();
    expect(await similar()).toEqual({ listings: 5, views: 6, saves: 0, leads: 0, messages: 1 });
  });

  it('200: a visitor counts once a day', async () => {
    const before = (await read({ property_id: home.id })).totals.views;
    const counter = new ViewCounter(app.db, { now: () => DEMO_DAY }, (error) => {
      throw error;
    });
    for (const visitor of ['one', 'other', 'one']) {
      counter.seen(home.id, Buffer.from(visitor));
      await counter.flush();
    }
    expect((await read({ property_id: home.id })).totals.views).toBe(before + 2);
  });

  it('a view leaves the row of its listing as it is; totals are added together later, once', async () => {
    const stored = () =>
      app.db
        .selectFrom('properties')
        .select(['total_click', sql<string>`xmin::text`.as('version')])
        .where('id', '=', home.id)
        .executeTakeFirstOrThrow();
    await app.runJob('view_totals');
    const before = await stored();
    const counter = new ViewCounter(app.db, { now: () => DEMO_DAY }, (error) => {
      throw error;
    });
    for (const visitor of ['third', 'fourth']) {
      counter.seen(home.id, Buffer.from(visitor));
      await counter.flush();
    }
    expect(await stored()).toEqual(before);
    await app.runJob('view_totals');
    await app.runJob('view_totals');
    expect((await stored()).total_click).toBe(before.total_click + 2);
  });

  it('400: listings of others or none; 401: visitors', async () => {
    const stranger = await app.signIn('buyer');
    for (const query of [{ property_id: home.id }, { slug_id: home.slug_id }, { project_id: 999_999 }])
      expect(await app.get('listing-statistics', query, stranger)).toMatchObject({
        status: 400,
        body: { key: 'notFound' },
      });
    expect((await app.get('listing-statistics')).status).toBe(401);
  });
});
