import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const world = '-180,-85,180,85';
const view = async (query: Record<string, string | number>) => (await app.get('map-points', query)).body.data;
const inAll = ({ clusters, points }: { clusters: { count: number }[]; points: unknown[] }) =>
  clusters.reduce((sum, { count }) => sum + count, 0) + points.length;

describe('the search of the map', () => {
  it.each([0, 3, 6, 9, 11, 13, 15, 18])(
    'at zoom %i every match is in a cluster or on its own',
    async (zoom) => {
      const { total, clusters, points } = await view({ bbox: world, zoom });
      expect(inAll({ clusters, points })).toBe(total);
      expect(total).toBeGreaterThan(100);
    },
  );

  it('a cluster lies within its bounds and knows its cheapest and dearest home', async () => {
    const { clusters } = await view({ bbox: world, zoom: 4, property_type: 0 });
    expect(clusters.length).toBeGreaterThan(0);
    for (const { latitude, longitude, bounds, min_price, max_price, count } of clusters) {
      const [west, south, east, north] = bounds;
      expect(count).toBeGreaterThan(1);
      expect(min_price).toBeLessThanOrEqual(max_price);
      expect(latitude).toBeGreaterThanOrEqual(south - 1e-9);
      expect(latitude).toBeLessThanOrEqual(north + 1e-9);
      if (west <= east) {
        expect(longitude).toBeGreaterThanOrEqual(west - 1e-9);
        expect(longitude).toBeLessThanOrEqual(east + 1e-9);
      }
    }
  });

  it('opening the bounds of a cluster shows its members', async () => {
    const { clusters } = await view({ bbox: world, zoom: 5 });
    const [largest] = clusters.toSorted((a: { count: number }, b: { count: number }) => b.count - a.count);
    const inside = await view({ bbox: largest.bounds.join(','), zoom: 12 });
    expect(inside.total).toBeGreaterThanOrEqual(largest.count);
  });

  it('few matches are all shown with price and address of their page', async () => {
    const { body } = await app.get('get-property-list', { limit: 1, property_type: 0 });
    const { latitude, longitude, id } = body.data[0];
    const near = 0.002;
    const box = [longitude - near, latitude - near, Number(longitude) + near, Number(latitude) + near].join(
      ',',
    );
    const { points, clusters } = await view({ bbox: box, zoom: 16 });
    expect(clusters).toEqual([]);
    expect(points).toContainEqual(
      expect.objectContaining({ id, slug_id: body.data[0].slug_id, price: body.data[0].price }),
    );
  });

  it('a window over the antimeridian shows both sides', async () => {
    const { total } = await view({ bbox: '170,-85,-170,85', zoom: 3 });
    const east = await view({ bbox: '170,-85,180,85', zoom: 3 });
    const west = await view({ bbox: '-180,-85,-170,85', zoom: 3 });
    expect(total).toBe(east.total + west.total);
    expect(total).toBeGreaterThan(0);
  });

  it('needs a window and a zoom', async () => {
    expect((await app.get('map-points', { zoom: 3 })).body).toMatchObject({
      key: 'validation',
      fields: { bbox: expect.anything() },
    });
    expect((await app.get('map-points', { bbox: world, zoom: 99 })).status).toBe(400);
  });

  it.each(['0,85,0,0', '0,0,500,1'])('refuses what is no window: %s', async (bbox) => {
    const { status, body } = await app.get('map-points', { bbox, zoom: 3 });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({
      status: 400,
      fields: [expect.stringMatching(/^bbox/)],
    });
  });
});
