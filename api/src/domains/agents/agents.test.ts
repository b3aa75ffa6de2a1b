import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const page = (query: object, token?: string) => app.get('agent-properties', { ...query }, token);
let agent: { id: number; slug_id: string };
/** An agent with projects and listings on the market, of which exactly one is premium. */
beforeAll(async () => {
  agent = await app.db
    .selectFrom('users as u')
    .innerJoin('projects as j', 'j.added_by', 'u.id')
    .innerJoin('properties as p', 'p.added_by', 'u.id')
    .select(['u.id', 'u.slug_id'])
    .where('j.is_live', '=', true)
    .where('p.is_on_market', '=', true)
    .where('u.email', '<>', 'agent@example.com')
    .groupBy(['u.id', 'u.slug_id'])
    .orderBy((eb) => eb.fn.count('p.id'), 'desc')
    .orderBy('u.id')
    .executeTakeFirstOrThrow();
  const listings = app.db.selectFrom('properties').where('added_by', '=', agent.id);
  const { id } = await listings
    .select('id')
    .where('is_on_market', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('properties')
    .set({ is_premium: sql<boolean>`id = ${id}` })
    .where('added_by', '=', agent.id)
    .execute();
});

interface Card {
  id: number;
  is_premium: 0 | 1;
}

describe('GET agent-properties', () => {
  it('200: the slug that lists give of the provider leads to its page (A39)', async () => {
    const list = await app.get('agent-list', { limit: 100 });
    const provider = list.body.data.find(({ id }: { id: number }) => id === 0);
    const { status, body } = await page({ slug_id: provider.slug_id });
    expect(status).toBe(200);
    expect(body.data.customer_data).toMatchObject({ id: 0, slug_id: provider.slug_id });
  });

  it('200: visitors see the agent without premium listings, and how many are hidden', async () => {
    const { status, body } = await page({ slug_id: agent.slug_id, limit: 100 });
    expect(status).toBe(200);
    const { customer_data: person, properties_data: cards, ...flags } = body.data;
    expect(person).toMatchObject({ id: agent.id, slug_id: agent.slug_id, is_verify: expect.any(Boolean) });
    expect(cards.every((card: Card) => card.is_premium === 0)).toBe(true);
    expect(flags).toMatchObject({ package_available: false, feature_available: false, projects_data: [] });
    expect(flags.premium_properties_count).toBe(1);
    expect(cards.length).toBeGreaterThan(0);
    expect(body.total).toBe(person.property_count - flags.premium_properties_count);
    expect(body.total).toBe(cards.length);
  });

  it('200: with the feature premium listings come first and count; by id as well', async () => {
    const { body } = await page({ id: agent.id, limit: 100 }, await app.signIn('agent'));
    const flags = body.data.properties_data.map((card: Card) => card.is_premium);
    expect(flags[0]).toBe(1);
    expect(flags.slice(1)).not.toContain(1);
    expect(flags.length).toBeGreaterThan(1);
    expect(body.total).toBe(body.data.customer_data.property_count);
    expect(body.data).toMatchObject({ package_available: true, feature_available: true });
  });

  it('200: projects need access, but are counted', async () => {
    const query = { slug_id: agent.slug_id, is_projects: 1 };
    const closed = (await page(query)).body;
    expect(closed.data).toMatchObject({ projects_data: [], properties_data: [], feature_available: false });
    const open = (await page(query, await app.signIn('agent'))).body;
    expect(open.data.projects_data.length).toBeGreaterThan(0);
    expect(open.total).toBe(closed.total);
    expect(open.data.customer_data.projects_count).toBe(open.total);
  });

  it('200: the provider itself', async () => {
    const { body } = await page({ is_admin: 1, slug_id: 'whatever' });
    expect(body.data.customer_data).toMatchObject({
      id: 0,
      is_verify: true,
      total_count: expect.any(Number),
    });
    expect(body.total).toBeGreaterThan(0);
  });

  it('200: pages follow each other without gaps', async () => {
    const ids = async (query: object) =>
      (await page({ slug_id: agent.slug_id, ...query })).body.data.properties_data.map(
        (card: Card) => card.id,
      );
    const all = await ids({ limit: 100 });
    expect([...(await ids({ limit: 2 })), ...(await ids({ limit: 100, offset: 2 }))]).toEqual(all);
  });

  it.each([
    ['unknown', { slug_id: 'nobody' }, 'notFound'],
    ['unnamed', {}, 'validation'],
    ['a bad flag', { slug_id: 'x', is_projects: 'yes' }, 'validation'],
    ['a bad flag', { is_admin: 7 }, 'validation'],
  ])('error: %s', async (_what, query, key) => {
    const { status, body } = await page(query);
    expect({ status, error: body.error, key: body.key }).toEqual({ status: 200, error: true, key });
  });

  it('error: deactivated agents have no page', async () => {
    await app.db.updateTable('users').set({ is_active: false }).where('id', '=', agent.id).execute();
    expect((await page({ slug_id: agent.slug_id })).body.key).toBe('notFound');
    await app.db.updateTable('users').set({ is_active: true }).where('id', '=', agent.id).execute();
  });
});

describe('GET agent-list', () => {
  it('200: verified first, then by what they have on the market; every page is full', async () => {
    const { data, total } = (await app.get('agent-list', { limit: 100 })).body;
    const people = data.filter((row: { is_admin: boolean }) => !row.is_admin);
    expect(people).toHaveLength(total);
    expect(data[0].is_admin).toBe(true);
    const rank = people.map((row: { is_verified: boolean; total_count: number }) => [
      row.is_verified ? 0 : 1,
      -row.total_count,
    ]);
    expect(rank).toEqual(rank.toSorted((a: number[], b: number[]) => a[0]! - b[0]! || a[1]! - b[1]!));
    expect((await app.get('agent-list', { limit: 4, offset: 4 })).body.data).toHaveLength(4);
  });
});
