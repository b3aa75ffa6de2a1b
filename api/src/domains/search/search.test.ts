import { rankWeights } from '@lintel/api-contract';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Rank {
  score: number;
  parts: Record<string, number>;
}
interface Row {
  id: number;
  price: number;
  promoted: boolean;
  total_click: number;
  favourite_count: number;
  city: string;
  latitude: string;
  longitude: string;
  category_id: number;
  property_type: string;
  title: string;
  address: string;
  is_premium: boolean;
  category: { category: string };
  parameters: { id: number }[];
}

const search = async (query: Record<string, unknown>) => {
  const { status, body } = await app.get('get-property-list', query);
  expect(status).toBe(200);
  return { rows: body.data as Row[], total: body.total as number };
};
/** All matches, page by page. */
const all = async (query: Record<string, unknown>) => {
  const found: Row[] = [];
  for (let offset = 0; ; offset += 100) {
    const { rows, total } = await search({ ...query, limit: 100, offset });
    found.push(...rows);
    if (found.length >= total) return found;
  }
};
/** The newest, those that are overdue for a confirmation last. */
const confirmedFirst = async (limit: number) => {
  const { rows } = await sql<{ id: number }>`select id from properties where is_on_market
    order by confirmation_step = 'overdue', id desc limit ${limit}`.execute(app.db);
  const every = new Map((await all({ sort: 'newest' })).map((row) => [row.id, row]));
  return rows.map(({ id }) => every.get(id)!);
};
const numberOnMarket = async (condition = sql<boolean>`true`) => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from properties where is_on_market and ${condition}`.execute(app.db);
  return rows[0]!.n;
};

describe('GET get-property-list, 200', () => {
  it('shows ten of everything on the market and counts all', async () => {
    const { rows, total } = await search({});
    expect(rows).toHaveLength(10);
    expect(total).toBe(await numberOnMarket());
    expect(rows.every((row) => ['sell', 'rent'].includes(row.property_type))).toBe(true);
  });

  it('pages without gaps or repetitions', async () => {
    const ids = (await all({ sort: 'newest' })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it('puts advertised listings first within the page only, as deployed clients expect', async () => {
    const { rows } = await search({ limit: 60 });
    const plain = (await search({ limit: 60, sort: 'newest' })).rows;
    expect(rows.map(({ id }) => id).toSorted()).toEqual(plain.map(({ id }) => id).toSorted());
    const firstUnpaid = rows.findIndex(({ promoted }) => !promoted);
    expect(rows.slice(firstUnpaid).every(({ promoted }) => !promoted)).toBe(true);
    expect(firstUnpaid).toBeGreaterThan(0);
  });

  it('puts an ad at every sixth position of a page in the recommended order and leaves the other listings in order', async () => {
    const { rows } = await search({ limit: 60, sort: 'recommended' });
    const plain = await confirmedFirst(60);
    const ads = plain.filter(({ promoted }) => promoted);
    const places = rows.flatMap(({ promoted }, place) => (promoted && place % 6 === 0 ? [place] : []));
    expect(places.slice(0, Math.min(ads.length, 10))).toEqual(
      [0, 6, 12, 18, 24, 30, 36, 42, 48, 54].slice(0, ads.length),
    );
    const lifted = new Set(ads.slice(0, 10).map(({ id }) => id));
    const others = (list: Row[]) => list.filter(({ id }) => !lifted.has(id)).map(({ id }) => id);
    expect(lifted.size).toBeGreaterThan(2);
    expect(others(rows)).toEqual(others(plain));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(plain.length);
  });

  it('ranks by public points alone: the stated parts add up to the score and none depends on payment', async () => {
    const query = { sort: 'best', search: 'villa', latitude: 0, longitude: 0, radius: 20_037, limit: 100 };
    const rows = (await search(query)).rows as (Row & { rank: Rank })[];
    expect(rows.length).toBeGreaterThan(10);
    const scores = rows.map(({ rank }) => rank.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { rank } of rows) {
      const parts = Object.entries(rank.parts);
      expect(parts.reduce((sum, [, points]) => sum + points, 0)).toBeCloseTo(rank.score, 6);
      for (const [name, points] of parts) {
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(rankWeights[name as keyof typeof rankWeights]);
      }
    }
    expect(Object.keys(rows[0]!.rank.parts).toSorted()).toEqual(Object.keys(rankWeights).toSorted());
  });

  it('ranks a home with all words in its title before those that have some of them in the address or the category', async () => {
    const rows = (await search({ sort: 'best', search: 'port villa aster', limit: 100 })).rows as (Row & {
      rank: Rank;
    })[];
    const points = ({ title, address, is_premium: isPremium }: Row) => {
      const has = (text: string) =>
        ['port', 'villa', 'aster'].every((word) => text.toLowerCase().includes(word));
      return rankWeights.match * (has(title) ? 1 : !isPremium && has(title + address) ? 0.6 : 0.4);
    };
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ rank }) => rank.parts.match)).toEqual(rows.map(points));
  });

  it.each([
    {},
    { sort: 'recommended' },
    { sort: 'best' },
    { sort: 'price_asc', property_type: 0 },
    { city: 'Port Aster' },
  ])('organic leaves out the ads and nothing else: %j', async (query) => {
    const ids = (rows: Row[]) => rows.map(({ id }) => id);
    const everything = await all({ ...query });
    const organic = await all({ ...query, organic: 1 });
    const kept = everything.filter(({ promoted }) => !promoted);
    expect(kept.length).toBeLessThan(everything.length);
    // The default order shows ads first within a page, which shifts pages but not the order of the others.
    expect(ids(organic)).toEqual(ids(kept));
    expect((await search({ ...query, organic: 1, limit: 1 })).total).toBe(kept.length);
  });

  it('counts after three filters', async () => {
    const query = { city: 'Port Aster', property_type: 0, max_price: 600_000 };
    const { rows, total } = await search({ ...query, limit: 100 });
    expect(total).toBe(
      await numberOnMarket(sql`city = 'Port Aster' and property_type = 0 and price <= 600000`),
    );
    expect(
      rows.every((row) => row.city === 'Port Aster' && row.property_type === 'sell' && row.price <= 600_000),
    ).toBe(true);
  });

  it('applies each price bound alone, inclusive, and ignores 0', async () => {
    const { rows } = await search({ sort: 'price_asc', min_price: 1 });
    const cheapest = rows[0]!.price;
    expect((await search({ min_price: cheapest, max_price: cheapest })).rows[0]?.price).toBe(cheapest);
    expect((await search({ min_price: 0, max_price: '0' })).total).toBe(await numberOnMarket());
  });

  it.each([
    ['price_asc', (row: Row) => row.price || Number.POSITIVE_INFINITY],
    ['price_desc', (row: Row) => -row.price],
    ['most_viewed', (row: Row) => -row.total_click],
    ['most_liked', (row: Row) => -row.favourite_count],
  ] as const)('sorts by %s', async (sort, key) => {
    const values = (await search({ sort, property_type: 0, limit: 50 })).rows.map(key);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it.each(['price_asc', 'price_desc'])(
    'what has its price on request comes last in the order %s',
    async (sort) => {
      const prices = (await all({ sort, property_type: 0 })).map(({ price }) => price);
      const onRequest = prices.filter((price) => price === 0).length;
      expect(onRequest).toBeGreaterThan(0);
      expect(prices.slice(-onRequest).every((price) => price === 0)).toBe(true);
    },
  );

  it('most_viewed takes precedence over most_liked', async () => {
    const { rows } = await search({ most_viewed: 1, most_liked: 1, limit: 20 });
    const views = rows.map(({ total_click }) => total_click);
    expect(views).toEqual(views.toSorted((a, b) => b - a));
  });

  it('finds part of a title, an address or a category name, and takes percent signs literally', async () => {
    expect((await search({ search: 'forty photo' })).rows[0]?.title).toBe('Villa with forty photographs');
    const { rows } = await search({ search: 'wareh', limit: 50 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => /wareh/i.test(row.title + row.address + row.category.category))).toBe(true);
    expect((await search({ search: '100%' })).total).toBe(0);
    expect((await search({ search: 'فيلا' })).total).toBe(1);
  });

  it('finds words that are not beside each other, in title, address or category, in any order and case', async () => {
    const found = await all({ search: 'villa port aster', sort: 'newest' });
    expect(found.length).toBeGreaterThan(0);
    const textOf = (row: Row) => `${row.title} ${row.address} ${row.category.category}`.toLowerCase();
    for (const row of found)
      expect(['villa', 'port', 'aster'].filter((word) => !textOf(row).includes(word))).toEqual([]);
    for (const query of ['ASTER  port Villa', 'Villa, Port Aster', 'villa villa port aster'])
      expect((await all({ search: query, sort: 'newest' })).map(({ id }) => id)).toEqual(
        found.map(({ id }) => id),
      );
    expect((await search({ search: 'photographs villa' })).rows[0]?.title).toBe(
      'Villa with forty photographs',
    );
    expect((await search({ search: 'villa port aster nowhere' })).total).toBe(0);
  });

  it('matches any of several attributes and any of several categories', async () => {
    const facts = (await search({ parameter_id: '26,27', limit: 100 })).rows;
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.every((row) => row.parameters.some(({ id }) => id === 26 || id === 27))).toBe(true);
    const { rows } = await search({ category_ids: '10,11', limit: 100 });
    expect(new Set(rows.map(({ category_id }) => category_id))).toEqual(new Set([10, 11]));
  });

  it('shows only advertised or only premium listings on request', async () => {
    expect((await all({ promoted: 1 })).every(({ promoted }) => promoted)).toBe(true);
    const premium = await all({ get_all_premium_properties: 1 });
    expect(premium.length).toBe(await numberOnMarket(sql`is_premium`));
  });

  it('posted_since tells the last seven days and yesterday apart', async () => {
    expect((await search({ posted_since: 0 })).total).toBe(
      await numberOnMarket(sql`created_at >= '2026-11-14T12:00:00Z'`),
    );
    expect((await search({ posted_since: 1 })).total).toBe(
      await numberOnMarket(sql`created_at >= '2026-11-20' and created_at < '2026-11-21'`),
    );
  });

  it('an unknown category slug and a page beyond the end give an empty list', async () => {
    expect(await search({ category_slug_id: 'castle' })).toEqual({ rows: [], total: 0 });
    expect((await search({ offset: 100_000 })).rows).toEqual([]);
  });
});

describe('GET get-property-list, places', () => {
  const KM = 6371;
  const distance = (row: Row, latitude: number, longitude: number) => {
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const [a, b] = [rad(Number(row.latitude)), rad(latitude)];
    const half =
      Math.sin((a - b) / 2) ** 2 +
      Math.cos(a) * Math.cos(b) * Math.sin(rad(Number(row.longitude) - longitude) / 2) ** 2;
    return 2 * KM * Math.asin(Math.sqrt(half));
  };

  it('keeps to the radius, strictly below, and sorts by distance', async () => {
    const centre = { latitude: 35.2036, longitude: -24 };
    const inside = await all({ ...centre, radius: 3, sort: 'distance' });
    const km = inside.map((row) => distance(row, 35.2036, -24));
    expect(Math.max(...km)).toBeLessThan(3);
    expect(km).toEqual(km.toSorted((a, b) => a - b));
    const everything = (await all({})).filter(
      (row) => row.latitude !== '' && distance(row, 35.2036, -24) < 3,
    );
    expect(inside).toHaveLength(everything.length);
  });

  it('finds a listing on the antimeridian from both sides', async () => {
    for (const longitude of [179.9, -179.9]) {
      const { rows } = await search({ latitude: -16.8, longitude, radius: 30 });
      expect(rows.map(({ title }) => title)).toEqual(['Research station on the date line']);
    }
    const { total } = await search({ bbox: '170,-30,-170,0' });
    expect(total).toBe(1);
  });

  it('matches coordinates exactly when no radius is given', async () => {
    const [row] = (await search({ city: 'Westhaven', limit: 1 })).rows;
    const { total } = await search({ latitude: row!.latitude, longitude: row!.longitude });
    expect(total).toBe(1);
  });

  it('works at the pole, around the whole world and in a window of the map', async () => {
    expect((await search({ latitude: 90, longitude: 0, radius: 50 })).total).toBe(0);
    const placed = await numberOnMarket(sql`latitude is not null`);
    expect((await search({ latitude: 0, longitude: 0, radius: 20_040 })).total).toBe(placed);
    expect((await search({ bbox: '-180,-90,180,90' })).total).toBe(placed);
  });
});

describe('GET get-property-list, 400', () => {
  it.each([
    [{ limit: 'many' }, 'limit'],
    [{ min_price: '-5' }, 'min_price'],
    [{ bbox: '1,2,3' }, 'bbox'],
    [{ sort: 'cheap' }, 'sort'],
    [{ latitude: '91', longitude: '0' }, 'latitude'],
  ])('%j names the field', async (query, field) => {
    const { status, body } = await app.get('get-property-list', query);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: true,
      key: 'validation',
      code: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(body.message).toContain(field);
  });
});
