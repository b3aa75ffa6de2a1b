import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const entries = async (kind: string, after = 0) => {
  const { status, body } = await app.get('sitemap-entries', { kind, after });
  expect(status).toBe(200);
  return body.data as { slug_id: string; updated_at: string }[];
};

describe('GET sitemap-entries', () => {
  it('200: every listing that visitors may open, and no other (D)', async () => {
    const named = (await entries('property')).map(({ slug_id }) => slug_id);
    const { rows } = await sql<{ slug_id: string; open: boolean }>`
      select slug_id, is_on_market and not is_premium as open from properties`.execute(app.db);
    const slugs = (isOpen: boolean) =>
      rows.filter(({ open }) => open === isOpen).map(({ slug_id }) => slug_id);
    expect(named.toSorted()).toEqual(slugs(true).toSorted());
    expect(slugs(false).length).toBeGreaterThan(5);
  });
  it('200: goes on after an id', async () => {
    const all = await entries('article');
    const { id } = await app.db.selectFrom('articles').select('id').orderBy('id').executeTakeFirstOrThrow();
    expect(await entries('article', id)).toEqual(all.slice(1));
  });
  it('200: agents who offer something', async () => {
    const named = (await entries('agent')).map(({ slug_id }) => slug_id);
    expect(named.length).toBeGreaterThan(5);
    for (const slug_id of named.slice(0, 3))
      expect((await app.get('agent-properties', { slug_id })).status).toBe(200);
  });
  it('400: a kind that there is not', async () => {
    expect((await app.get('sitemap-entries', { kind: 'user', after: 0 })).status).toBe(400);
  });
});

it('GET sitemap-slices, 200: where the files of every kind begin (D)', async () => {
  const { body } = await app.get('sitemap-slices');
  const kinds = (body.data as { kind: string; after: number }[]).map(({ kind }) => kind);
  expect(kinds).toEqual(['property', 'project', 'agent', 'article']);
});
