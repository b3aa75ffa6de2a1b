import { listAgain, newsOf } from '../../../../test/harness/notifications/saved-search-news.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

/** An address at which nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

let app: TestApp;
let embedded: TestApp;
beforeAll(async () => {
  [app, embedded] = await Promise.all([testApp({ SEARCH_URL: NOWHERE }), testApp()]);
});
afterAll(() => Promise.all([app.close(), embedded.close()]));

const answersOf = (query: Record<string, unknown>) =>
  Promise.all(
    [app, embedded].map(async (one) => {
      const { status, body } = await one.get('get-property-list', query);
      expect(status).toBe(200);
      return { total: body.total, ids: body.data.map(({ id }: { id: number }) => id) };
    }),
  );

describe('while OpenSearch is away', () => {
  it.each(['recommended', 'newest', 'price_asc', 'area_desc', 'best'])(
    'pages in the order %s come from PostgreSQL, the same as with an engine',
    async (sort) => {
      const [without, withEngine] = await answersOf({ sort, property_type: 0, limit: 20 });
      expect(without).toEqual(withEngine);
    },
  );

  it('what only an engine counts is refused for now, at once', async () => {
    expect((await app.get('search-facets')).status).toBe(503);
    expect((await app.get('map-points', { bbox: '-180,-85,180,85', zoom: 3 })).status).toBe(503);
  });

  it('suggestions leave a text as it was typed', async () => {
    const { status, body } = await app.get('search-suggestions', { query: 'gardn' });
    expect(status).toBe(200);
    expect(body.data.corrected).toBeNull();
  });

  it('saved searches are matched by PostgreSQL', async () => {
    const token = await app.signIn('buyer');
    await app.post('saved-searches', { name: 'By the sea', frequency: 'instant', city: 'Westhaven' }, token);
    const run = async () => {
      app.pass(61_000);
      await app.runJob('saved_search_alerts');
    };
    await run();
    const home = await listAgain(app, 'Westhaven');
    await run();
    expect(await newsOf(app, token, 'By the sea')).toEqual([home]);
  });

  it('the process takes calls', async () => {
    expect((await app.request({ url: '/api/ready' })).status).toBe(200);
  });
});
