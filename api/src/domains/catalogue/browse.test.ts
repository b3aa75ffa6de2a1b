import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Section {
  type: string;
  data: {
    id: number;
    promoted: boolean;
    is_premium: boolean;
    total_click?: number;
    favourite_count?: number;
    city: string;
    parameters?: { name: string }[];
    gallery?: { color?: string }[];
  }[];
}
const home = async (query: Record<string, unknown> = {}, token?: string) => {
  const { status, body } = await app.get('homepage-data', query, token);
  expect(status).toBe(200);
  const sections = body.data.sections as Section[];
  return {
    body,
    sections,
    of: (type: string) => sections.find((section) => section.type === type)?.data ?? [],
  };
};

describe('GET homepage-data', () => {
  it('200: has every section in the administrator’s order', async () => {
    const { sections, of, body } = await home();
    expect(sections.map(({ type }) => type)).toEqual(
      (await app.db.selectFrom('home_sections').select('type').orderBy('rank').execute()).map(
        ({ type }) => type,
      ),
    );
    expect(of('featured_properties_section')).toHaveLength(12);
    expect(of('featured_properties_section').every(({ promoted }) => promoted)).toBe(true);
    expect(of('premium_properties_section').every(({ is_premium }) => is_premium)).toBe(true);
    expect(of('articles_section')).toHaveLength(5);
    expect(of('agents_list_section')).toHaveLength(13);
    expect(body.data.slider_section.length).toBeGreaterThan(1);
    expect(body.data.homepage_location_data_available).toBe(true);
  });

  it('200: for cards, the same sections in the same shape without what no card shows', async () => {
    const whole = await home();
    const lean = await home({ view: 'card' });
    expect(lean.sections.map(({ type }) => type)).toEqual(whole.sections.map(({ type }) => type));
    const [card] = lean.of('most_viewed_properties_section');
    const full = whole.of('most_viewed_properties_section').find(({ id }) => id === card!.id)!;
    const names = ({ parameters = [] }: typeof full) => parameters.map(({ name }) => name);
    expect(names(card!)).toEqual(names(full).filter((name) => /bed|bath|area|parking/i.test(name)));
    expect(names(full).length).toBeGreaterThan(names(card!).length);
    expect(card!.gallery).toHaveLength(Math.min(5, full.gallery!.length));
    const colours = ({ gallery = [] }: typeof full) => gallery.map(({ color }) => color);
    expect(colours(full).slice(0, 5)).toEqual(colours(card!));
    expect(lean.of('articles_section')).toHaveLength(5);
    const size = (of: typeof lean) => JSON.stringify(of.body).length;
    expect(size(lean)).toBeLessThan(0.4 * size(whole));
  });

  it('200: for cards, no listing and no project twice on one page, though they may belong to several sections (B4)', async () => {
    const { sections, body } = await home({ view: 'card' });
    const idsOf = (types: RegExp) =>
      sections.flatMap(({ type, data }) => (types.test(type) ? data.map(({ id }) => id) : []));
    const homes = [
      ...body.data.slider_section.flatMap(
        ({ propertys_id: id }: { propertys_id: number | null }) => id ?? [],
      ),
      ...idsOf(/_properties_section$/),
    ];
    expect(homes.length).toBeGreaterThan(20);
    expect(new Set(homes).size).toBe(homes.length);
    const projects = idsOf(/projects_section$/);
    expect(projects.length).toBeGreaterThan(8);
    expect(new Set(projects).size).toBe(projects.length);
  });

  it('200: leaves a section out that is switched off', async () => {
    await app.db
      .updateTable('home_sections')
      .set({ is_active: false })
      .where('type', '=', 'faqs_section')
      .execute();
    expect((await home()).sections.some(({ type }) => type === 'faqs_section')).toBe(false);
  });

  it('200: personal sections are empty for visitors and follow the city and preferences of a user', async () => {
    const visitor = await home();
    expect(visitor.of('nearby_properties_section')).toEqual([]);
    expect(visitor.of('user_recommendations_section')).toEqual([]);
    const buyer = await home({}, await app.signIn('buyer'));
    const cities = new Set(buyer.of('nearby_properties_section').map(({ city }) => city));
    expect(cities.size).toBe(1);
    expect(buyer.of('user_recommendations_section').every(({ city }) => city === 'Port Aster')).toBe(true);
  });

  it('200: near a position shows what is there; in the desert it shows everything and states that', async () => {
    const near = await home({ latitude: 35.2324, longitude: -24.101, radius: 4 });
    expect(near.of('most_viewed_properties_section').every(({ city }) => city === 'Westhaven')).toBe(true);
    const desert = await home({ latitude: 23, longitude: 10, radius: 50 });
    expect(desert.body.data.homepage_location_data_available).toBe(false);
    expect(desert.of('most_viewed_properties_section')).toHaveLength(12);
  });
});

describe('GET homepage-data for cards near a position', () => {
  const place = { latitude: 35.2324, longitude: -24.101, radius: 25 };
  /** The row of what is near, and what it should be: the closest listings that no row above shows; these are drawn by lot. */
  async function nearby(page: Awaited<ReturnType<typeof home>>) {
    const { body, sections, of } = page;
    const above = sections.slice(
      0,
      sections.findIndex(({ type }) => type === 'nearby_properties_section'),
    );
    const shown = new Set([
      ...body.data.slider_section.map(({ propertys_id: id }: { propertys_id: number | null }) => id),
      ...above
        .filter(({ type }) => type.endsWith('_properties_section'))
        .flatMap(({ data }) => data.map(({ id }) => id)),
    ]);
    const closest = (await app.get('get_nearby_properties', { ...place, limit: 100 })).body.data as {
      id: number;
    }[];
    const ids = of('nearby_properties_section').map(({ id }) => id);
    return {
      ids,
      expected: closest
        .map(({ id }) => id)
        .filter((id) => !shown.has(id))
        .slice(0, ids.length),
    };
  }

  it('200: shows visitors what is closest, and projects as without a position (A12)', async () => {
    const page = await home({ ...place, view: 'card' });
    const { ids, expected } = await nearby(page);
    expect(ids.length).toBeGreaterThan(4);
    expect(ids).toEqual(expected);
    const anywhere = await home({ view: 'card' });
    const projects = page.of('projects_section').map(({ id: project }) => project);
    expect(projects).toHaveLength(anywhere.of('projects_section').length);
    // Projects are drawn by lot and shown once a page: each featured one stands in one of the two rows.
    const featured = page.of('featured_projects_section').map(({ id: project }) => project);
    const all = (await home({})).of('featured_projects_section').map(({ id: project }) => project);
    expect(new Set([...projects, ...featured]).size).toBe(projects.length + featured.length);
    expect([...projects, ...featured]).toEqual(expect.arrayContaining(all));
    expect(all.length).toBeGreaterThan(2);
  });

  it('200: a caller with a city of their own is answered for the position that was sent (A12)', async () => {
    const { ids, expected } = await nearby(await home({ ...place, view: 'card' }, await app.signIn('buyer')));
    expect(ids.length).toBeGreaterThan(4);
    expect(ids).toEqual(expected);
  });
});

describe('lists to browse by', () => {
  it('GET get-cities-data, 200: largest first, with capitalised keys', async () => {
    const { body } = await app.get('get-cities-data');
    expect(body.data[0]).toMatchObject({
      City: 'Port Aster',
      Count: expect.any(Number),
      image: expect.stringContaining('/images/'),
    });
    expect(body.total).toBe(5);
    expect((await app.get('get-cities-data', { offset: 50 })).body).toMatchObject({ data: [], total: 5 });
  });

  it('GET get_categories, 200: facts in their order, live counts on request', async () => {
    const { body } = await app.get('get_categories', { has_property: 1, limit: 50 });
    const plot = body.data.find(({ slug_id }: { slug_id: string }) => slug_id === 'plot');
    expect(plot.parameter_types.map(({ name }: { name: string }) => name)[0]).toBe('Plot area (m²)');
    expect(plot.parameter_types.map(({ quantity }: { quantity?: string }) => quantity)).toEqual([
      'area',
      'length',
      undefined,
      undefined,
    ]);
    expect(plot.properties_count).toBeGreaterThan(0);
    expect((await app.get('get_categories', { search: 'house' })).body.data.length).toBeGreaterThan(2);
    expect((await app.get('get_categories', { slug_id: 'villa' })).body.data).toHaveLength(1);
  });

  it('GET agent-list, 200: the provider first, then verified ones, a full page each time', async () => {
    const first = (await app.get('agent-list', { limit: 8 })).body;
    const second = (await app.get('agent-list', { limit: 8, offset: 8 })).body;
    expect(first.data[0]).toMatchObject({ id: 0, is_admin: true });
    expect(first.data).toHaveLength(9);
    expect(second.data).toHaveLength(8);
    const verified = first.data.slice(1).map(({ is_verified }: { is_verified: boolean }) => is_verified);
    expect(verified[0]).toBe(true);
  });

  it('GET agent-list, 200: by a part of the name, verified ones only', async () => {
    const all = (await app.get('agent-list', { limit: 100 })).body;
    const { name } = all.data[1];
    const found = (await app.get('agent-list', { search: name.slice(0, 4).toLowerCase() })).body;
    expect(found.data.map((row: { name: string }) => row.name)).toContain(name);
    expect(found.total).toBeLessThan(all.total);
    const { data } = (await app.get('agent-list', { limit: 100, is_verified: 1 })).body;
    expect(data.every(({ is_verified }: { is_verified: boolean }) => is_verified)).toBe(true);
    expect(data.length).toBeLessThan(all.data.length);
  });

  it('GET agent-list, 200: at a place, where a premium home stands only at its public position', async () => {
    const premium = await app.db
      .selectFrom('properties')
      .select(['added_by', 'latitude', 'longitude', 'public_latitude', 'public_longitude'])
      .where('is_on_market', '=', true)
      .where('is_premium', '=', true)
      .where('added_by', 'is not', null)
      .whereRef('latitude', '<>', 'public_latitude')
      .executeTakeFirstOrThrow();
    const at = async (latitude: number | null, longitude: number | null) =>
      (await app.get('agent-list', { latitude, longitude, limit: 100 })).body.data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await at(premium.latitude, premium.longitude)).not.toContain(premium.added_by);
    expect(await at(premium.public_latitude, premium.public_longitude)).toContain(premium.added_by);
  });

  it('GET get-cities-data, 200: around a city the nearest first, without that city', async () => {
    const all = (await app.get('get-cities-data', { limit: 100 })).body;
    expect(all.data[0]).not.toHaveProperty('distance');
    const { data, total } = (await app.get('get-cities-data', { limit: 100, city: all.data[0].City })).body;
    expect(total).toBe(all.total - 1);
    expect(data.map(({ City }: { City: string }) => City)).not.toContain(all.data[0].City);
    const away = data.flatMap(({ distance }: { distance?: number }) => distance ?? []);
    expect(away.length).toBeGreaterThan(2);
    expect(away).toEqual(away.toSorted((a: number, b: number) => a - b));
  });

  it('GET get_nearby_properties, 200: city or state by part of the name; with a radius the nearest first', async () => {
    const { body } = await app.get('get_nearby_properties', { city: 'westh', type: 0 });
    expect(body.data.length).toBeGreaterThan(0);
    expect(body).not.toHaveProperty('message');
    expect(body.data.every(({ city }: { city: string }) => city === 'Westhaven')).toBe(true);
    const near = (await app.get('get_nearby_properties', { latitude: 35.2036, longitude: -24, radius: 2 }))
      .body.data;
    const km = near.map(({ distance }: { distance: number }) => distance);
    expect(km).toEqual(km.toSorted((a: number, b: number) => a - b));
  });

  it('GET get-all-similar-properties: 200 with the same category, 400 for an unknown listing', async () => {
    const villa = (await app.get('get-property-list', { category_slug_id: 'villa', limit: 1 })).body.data[0];
    const { body } = await app.get('get-all-similar-properties', { property_id: villa.id });
    // Clients of later versions tell own listings by it.
    expect(body.data.every((row: { added_by?: number }) => Number.isInteger(row.added_by))).toBe(true);
    expect(
      body.data.every(({ category_id }: { category_id: number }) => category_id === villa.category_id),
    ).toBe(true);
    expect((await app.get('get-all-similar-properties', { property_id: 99_999 })).status).toBe(400);
    const hide = (status: number) =>
      app.db.updateTable('properties').set({ status }).where('id', '=', villa.id).execute();
    await hide(0);
    // Nothing is offered that `compare-properties` would refuse.
    expect(await app.get('get-all-similar-properties', { property_id: villa.id })).toMatchObject({
      status: 400,
      body: { key: 'notFound' },
    });
    await hide(1);
    expect((await app.get('get-all-similar-properties')).body.message).toBe(
      'The field property_id is required.',
    );
  });

  it('GET get-all-similar-properties: what is let is first compared with what is let, on every page', async () => {
    const list = { property_type: 1, category_slug_id: 'apartment', limit: 1 };
    const flat = (await app.get('get-property-list', list)).body.data[0];
    const page = async (query: object) =>
      (await app.get('get-all-similar-properties', { property_id: flat.id, ...query })).body.data as {
        id: number;
        property_type: string;
      }[];
    const all = await page({ limit: 200 });
    const deals = all.map(({ property_type: deal }) => deal);
    expect(new Set(deals)).toEqual(new Set(['rent', 'sell']));
    expect(deals).toEqual(deals.toSorted());
    expect(await page({ limit: 7, offset: deals.indexOf('sell') - 3 })).toEqual(
      all.slice(deals.indexOf('sell') - 3).slice(0, 7),
    );
  });

  it('finds agents, homes, categories and places by words without accents and ß', async () => {
    const villa = (await app.get('get-property-list', { category_slug_id: 'villa', limit: 2 })).body.data;
    const agent = (await app.get('agent-list', { limit: 2 })).body.data[1].id;
    const [one, other] = villa.map(({ id }: { id: number }) => id);
    await app.db.updateTable('users').set({ name: 'José Groß' }).where('id', '=', agent).execute();
    await app.db.updateTable('categories').set({ name: 'Château' }).where('slug_id', '=', 'villa').execute();
    await app.db
      .updateTable('properties')
      .set({ title: 'Café am Weißen Turm', city: 'Gießen', state: 'الإسكندرية' })
      .where('id', '=', other)
      .execute();
    const ids = async (path: string, query: Record<string, unknown>) =>
      (await app.get(path, query)).body.data.map(({ id }: { id: number }) => id);
    for (const search of ['jose', 'GROSS', 'JOSÉ GROß'])
      expect(await ids('agent-list', { search })).toEqual([agent]);
    expect(await ids('get_categories', { search: 'CHATEAU' })).toEqual([villa[0].category_id]);
    const similar = { property_id: one, search: 'cafe am weissen' };
    expect(await ids('get-all-similar-properties', similar)).toEqual([other]);
    for (const query of [{ city: 'giessen' }, { state: 'الاسكندرية' }])
      expect(await ids('get_nearby_properties', query)).toEqual([other]);
    expect(await ids('agent-list', { search: 'líntel' })).toEqual([0]);
    for (const search of ['%', '_', '\u0301']) {
      expect(await ids('agent-list', { search })).toEqual([]);
      expect(await ids('get_categories', { search })).toEqual([]);
    }
  });

  it('GET get_facilities and get-facilities-for-filter, 200', async () => {
    expect((await app.get('get_facilities')).body.total).toBe(15);
    expect((await app.get('get_facilities', { id: 2 })).body.data[0].name).toBe('School');
    expect((await app.get('get-facilities-for-filter')).body.data.length).toBeGreaterThan(20);
  });
});
