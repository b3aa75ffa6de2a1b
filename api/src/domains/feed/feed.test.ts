import { sql } from 'kysely';
import { HOUR_MS } from '#ports/clock.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('owner');
});
afterEach(() => app.close());

const remove = (path: string) =>
  app.request({ method: 'DELETE', url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } });

describe('personalised-fields', () => {
  it('200: nothing, then what was stored, then nothing; recommendations follow', async () => {
    expect((await app.get('personalised-fields', {}, token)).body.data).toEqual([]);
    expect((await app.get('get_user_recommendation', {}, token)).body).toEqual({
      error: false,
      message: 'Success',
      data: [],
    });
    const sent = {
      category_ids: '1,2',
      price_range: '100000,900000',
      property_type: '0',
      city: 'Port Aster',
    };
    const { body } = await app.post('personalised-fields', sent, token);
    expect(body.data).toMatchObject({
      category_ids: ['1', '2'],
      price_range: ['100000', '900000'],
      property_type: ['0'],
      outdoor_facilitiy_ids: '',
      city: 'Port Aster',
    });
    const found = (await app.get('get_user_recommendation', { limit: 100 }, token)).body;
    expect(found.total).toBe(found.data.length);
    expect(found.total).toBeGreaterThan(0);
    for (const { price, city, property_type, category } of found.data) {
      expect([city, property_type, [1, 2].includes(category.id)]).toEqual(['Port Aster', 'sell', true]);
      expect(price >= 100_000 && price <= 900_000).toBe(true);
    }
    await app.post('personalised-fields', { property_type: '0,1' }, token);
    expect((await app.get('personalised-fields', {}, token)).body.data).toMatchObject({
      property_type: ['0', '1'],
      city: '',
    });
    await remove('personalised-fields');
    expect((await app.get('personalised-fields', {}, token)).body.data).toEqual([]);
  });

  it('400: a price range that is none; 401: visitors', async () => {
    for (const price_range of ['9,1', 'a,b', '1,2,3', '-1,5'])
      expect((await app.post('personalised-fields', { price_range }, token)).status).toBe(400);
    expect((await app.get('personalised-fields')).status).toBe(401);
  });
});

describe('saved searches', () => {
  const save = (fields: object, by = token) =>
    app.post('saved-searches', { name: 'Flats', frequency: 'instant', ...fields }, by);
  const news = async () =>
    (await app.get('get_notification_list', { limit: 100 }, token)).body.data.filter(
      ({ title }: { title: string }) => title === 'New in “Flats”',
    );
  const arrive = async (city: string) => {
    const { rows } = await sql<{ id: number }>`
      update properties set status = 0 where id = (
        select id from properties where is_on_market and city = ${city} and added_by <> (
          select user_id from identities where subject = 'demo-owner') limit 1) returning id`.execute(app.db);
    await sql`update properties set off_market_since = null where id = ${rows[0]!.id}`.execute(app.db);
    await sql`update properties set status = 1 where id = ${rows[0]!.id}`.execute(app.db);
    return rows[0]!.id;
  };

  it('tells once about a listing that comes to the market and matches', async () => {
    expect((await save({ city: 'Port Aster' })).body.data).toMatchObject({
      filter: { city: 'Port Aster' },
      frequency: 'instant',
    });
    app.pass(61_000);
    await app.runJob('saved_search_alerts');
    expect(await news()).toEqual([]);
    const id = await arrive('Port Aster');
    await arrive('Westhaven');
    app.pass(61_000);
    await Promise.all([app.runJob('saved_search_alerts'), app.runJob('saved_search_alerts')]);
    app.pass(61_000);
    await app.runJob('saved_search_alerts');
    expect((await news()).map(({ propertys_id }: { propertys_id: number }) => propertys_id)).toEqual([id]);
  });

  it('counts what came to the market since its user saw the results', async () => {
    const { id } = (await save({ city: 'Westhaven', frequency: 'off' })).body.data;
    const count = async () =>
      ((await app.get('saved-searches', {}, token)).body.data as { id: number; new_count: number }[]).find(
        (one) => one.id === id,
      )!.new_count;
    expect(await count()).toBe(0);
    await arrive('Westhaven');
    await arrive('Port Aster');
    expect(await count()).toBe(1);
    expect((await app.post('see-saved-search', { id }, await app.signIn('buyer'))).status).toBe(404);
    expect(await count()).toBe(1);
    expect((await app.post('see-saved-search', { id }, token)).status).toBe(200);
    expect(await count()).toBe(0);
    await remove(`saved-searches?id=${id}`);
  });

  it('is kept with its rhythm when only the name changes, and tells nothing while alerts are off (A21)', async () => {
    const filter = {
      city: 'Westhaven',
      facilities: '2:5',
      bbox: '-180,-80,180,80',
      address: 'city=Westhaven',
    };
    const { id } = (await save(filter)).body.data;
    const renamed = (await save({ id, name: 'By the sea', frequency: 'off' })).body.data;
    expect(renamed).toMatchObject({
      name: 'By the sea',
      frequency: 'off',
      filter: { city: 'Westhaven', address: 'city=Westhaven' },
    });
    const before = (await app.get('get_notification_list', { limit: 100 }, token)).body.total;
    await arrive('Westhaven');
    app.pass(25 * 60 * 60_000);
    await app.runJob('saved_search_alerts');
    const notified = (await app.get('get_notification_list', { limit: 100 }, token)).body.data;
    expect(notified.filter(({ title }: { title: string }) => title.includes('By the sea'))).toEqual([]);
    expect(notified.length).toBeGreaterThanOrEqual(Math.min(100, before));
    await remove(`saved-searches?id=${id}`);
  });

  it('another name alone changes neither how often alerts come nor when the next one is due', async () => {
    const rename = (id: number, name: string) => app.post('saved-searches', { id, name }, token);
    const { id: quiet } = (await save({ city: 'Adler', frequency: 'off' })).body.data;
    expect((await rename(quiet, 'Quiet')).body.data).toMatchObject({ name: 'Quiet', frequency: 'off' });
    const { id } = (await save({ city: 'Port Aster', frequency: 'daily' })).body.data;
    await arrive('Port Aster');
    app.pass(23 * HOUR_MS);
    await rename(id, 'Harbour');
    app.pass(2 * HOUR_MS);
    await app.runJob('saved_search_alerts');
    const { data } = (await app.get('get_notification_list', { limit: 5 }, token)).body;
    expect(data.map(({ title }: { title: string }) => title)).toContain('New in “Harbour”');
    for (const one of [quiet, id]) await remove(`saved-searches?id=${one}`);
  });

  it('keeps the name that another device gave it when its alerts or its filters change, and asks a new one for a name', async () => {
    const change = (fields: object) => app.post('saved-searches', { ...fields }, token);
    const { id } = (await save({ city: 'Adler', frequency: 'daily' })).body.data;
    await change({ id, name: 'Harbour' });
    expect((await change({ id, frequency: 'off' })).body.data).toMatchObject({
      name: 'Harbour',
      frequency: 'off',
      filter: { city: 'Adler' },
    });
    expect((await change({ id, city: 'Westhaven' })).body.data).toMatchObject({
      name: 'Harbour',
      frequency: 'off',
      filter: { city: 'Westhaven' },
    });
    const unnamed = await change({ city: 'Adler' });
    expect([unnamed.status, unnamed.body.fields]).toEqual([400, { name: 'is required' }]);
    await remove(`saved-searches?id=${id}`);
  });

  it('is kept once, with its first name, when the same page of results is saved again', async () => {
    const address = 'city=Port+Calder&type=rent';
    const fields = { city: 'Port Calder', property_type: '1', address };
    const replies = await Promise.all([save(fields), save({ ...fields, name: 'Another name' })]);
    const ids = replies.map(({ body }) => (body as { data: { id: number } }).data.id);
    expect(ids[1]).toBe(ids[0]);
    expect((await save({ ...fields, address: 'city=Port+Calder' })).body.data.id).not.toBe(ids[0]);
    for (const { id } of (await app.get('saved-searches', {}, token)).body.data as { id: number }[])
      await remove(`saved-searches?id=${id}`);
  });

  it('changes and deletes own ones only; twenty at most', async () => {
    const { id } = (await save({})).body.data;
    expect((await save({ id, name: 'Villas' })).body.data.name).toBe('Villas');
    expect((await save({ id }, await app.signIn('buyer'))).status).toBe(404);
    const replies = await Promise.all(Array.from({ length: 25 }, () => save({})));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(19);
    expect((await app.get('saved-searches', {}, token)).body.total).toBe(20);
    expect((await remove(`saved-searches?id=${id}`)).status).toBe(200);
    expect((await remove(`saved-searches?id=${id}`)).status).toBe(404);
  });
});

describe('GET neighbourhood-stats', () => {
  /** Villas for sale of 100 m² in a row to the north of one at 10, 10; all other listings are far away. Answers their ids. */
  async function villasAt(kilometres: number[]): Promise<number[]> {
    await sql`update parameters set role = 'area' where name = 'Built-up area (m²)'`.execute(app.db);
    await sql`update properties set latitude = -40, longitude = -40`.execute(app.db);
    const { rows } = await sql<{ id: number }>`
      select id from properties where is_on_market order by id limit ${kilometres.length}`.execute(app.db);
    for (const [index, { id }] of rows.entries()) {
      await sql`update properties set category_id = 1, property_type = 0, area = 100, price = ${index * 100_000},
        latitude = ${10 + kilometres[index]! / 111.1949}, longitude = 10 where id = ${id}`.execute(app.db);
    }
    return rows.map(({ id }) => id);
  }
  const around = async (id: number) => (await app.get('neighbourhood-stats', { property_id: id })).body.data;

  it('200: around a home in the smallest circle with twelve, by hand: quartiles 4250, 7500, 10750 of 1000 to 14000', async () => {
    const near = [0.1, 0.2, 0.3, 0.4, 0.45, 0.6, 0.7, 0.8, 0.9, 0.95, 1.1, 1.2, 1.3, 1.4];
    const [home, another] = await villasAt([0, ...near, 1.6, 4]);
    expect(await around(home!)).toMatchObject({
      scope: 'around',
      radius_km: 1.5,
      n: 14,
      price: { lower_quartile: 425_000, median: 750_000, upper_quartile: 1_075_000 },
      price_per_area: { n: 14, lower_quartile: 4250, median: 7500, upper_quartile: 10_750 },
    });
    // One that states no area does not help to reach twelve: the circle grows until there are twelve that do.
    await sql`update properties set area = null where id = ${another}`.execute(app.db);
    await sql`update properties set area = null where price in (200000, 300000) and category_id = 1`.execute(
      app.db,
    );
    expect(await around(home!)).toMatchObject({ radius_km: 2, n: 15, price_per_area: { n: 12 } });
  });

  it('200: never wider than 5 km, other kinds of homes and rents left out', async () => {
    const ids = await villasAt([0, 1, 2, 3, 4, 4.9, 5.1, 9, 0.2, 0.3]);
    await sql`update properties set category_id = 2 where id = ${ids[8]}`.execute(app.db);
    await sql`update properties set property_type = 1 where id = ${ids[9]}`.execute(app.db);
    expect(await around(ids[0]!)).toMatchObject({ radius_km: 5, n: 5, price_per_area: { n: 5 } });
  });

  it('200: around the place of a home that is not listed yet, without an own listing; its city where too few are near', async () => {
    const ids = await villasAt([0, 0.1, 0.2, 0.3, 0.4, 1, 2, 3, 4]);
    await sql`update properties set city = 'Far End' where id = any(${ids}::int[])`.execute(app.db);
    const query = { city: 'Far End', category_id: 1, property_type: 0, latitude: 10, longitude: 10 };
    const at = async (more: object = {}) =>
      (await app.get('neighbourhood-stats', { ...query, ...more })).body.data;
    // The one at a price of 0 states none.
    expect(await at()).toMatchObject({ scope: 'around', radius_km: 5, n: 8 });
    expect(await at({ except: ids[3] })).toMatchObject({ scope: 'city', n: 7 });
    expect(await at({ except: ids[3], city: 'Nowhere' })).toMatchObject({ scope: 'everywhere' });
    expect(await at({ longitude: '' })).toMatchObject({ scope: 'city', n: 8 });
  });

  it('200: number, quartiles and scope; wider where there are few; 404 and 400', async () => {
    await sql`update parameters set role = 'area' where name = 'Built-up area (m²)'`.execute(app.db);
    await sql`update properties set area = nullif(stated_number(id, 'area', 1e9), 0)::real`.execute(app.db);
    const query = { city: 'Port Aster', category_id: 1, property_type: 0 };
    const { data } = (await app.get('neighbourhood-stats', query)).body;
    const { rows } = await sql<{ n: number; median: number }>`
      select count(*)::int as n, percentile_cont(0.5) within group (order by price) as median from properties
      where is_on_market and price > 0 and city = 'Port Aster' and category_id = 1 and property_type = 0`.execute(
      app.db,
    );
    expect(data).toMatchObject({ n: rows[0]?.n, scope: 'city' });
    expect(data.price.median).toBeCloseTo(rows[0]!.median, 1);
    expect(data.price.lower_quartile).toBeLessThanOrEqual(data.price.median);
    expect(data.price_per_area.parameter).toBe('Built-up area (m²)');
    const { values } = data.price;
    expect(values).toHaveLength(Math.min(60, data.n));
    expect(values).toEqual(values.toSorted((a: number, b: number) => a - b));
    const wide = (await app.get('neighbourhood-stats', { ...query, city: 'Nowhere' })).body.data;
    const { rows: ends } = await sql<{ low: number; high: number }>`
      select min(price)::float8 as low, max(price)::float8 as high from properties
      where is_on_market and price > 0 and category_id = 1 and property_type = 0`.execute(app.db);
    expect([wide.price.values[0], wide.price.values.at(-1)]).toEqual([ends[0]?.low, ends[0]?.high]);
    expect(wide.price.values.length).toBeLessThanOrEqual(60);
    const nowhere = (await app.get('neighbourhood-stats', { ...query, city: 'Nowhere' })).body.data;
    expect(nowhere.scope).toBe('everywhere');
    expect((await app.get('neighbourhood-stats', { property_id: 999_999 })).status).toBe(404);
    expect((await app.get('neighbourhood-stats', { city: 'Port Aster' })).status).toBe(400);
  });
});
