import { DEMO_DAY } from '../test/harness/settings.ts';
import { readFacts } from '../src/domains/listings/properties/facts.ts';
import { pageTexts } from './content/page-texts.ts';
import { photoFiles } from './listings/photos.ts';
import { demoRows } from './seed.ts';

const { rows } = demoRows(DEMO_DAY);
const properties = rows.properties ?? [];
const live = properties.filter(({ status, request_status }) => status === 1 && request_status === 'approved');

describe('the demo world', () => {
  it('is the same each time', () => {
    expect(JSON.stringify(demoRows(DEMO_DAY).rows)).toBe(JSON.stringify(rows));
  });

  it('has the promised numbers', () => {
    const count = Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length]));
    expect(count).toMatchObject({
      properties: 240,
      projects: 24,
      users: 96,
      articles: 40,
      faqs: 25,
      facilities: 15,
      packages: 5,
      languages: 3,
      categories: 13,
    });
    expect(new Set(rows.articles?.map(({ category_id }) => category_id)).size).toBe(6);
    expect(live.length / properties.length).toBeGreaterThan(0.78);
  });

  it('gives listings of one kind different first pictures in turn, all of them stored and described', () => {
    const known = new Set(photoFiles().keys());
    const villas = new Set(
      properties.filter(({ category_id }) => category_id === 2).map(({ title_image }) => title_image),
    );
    expect(villas.size).toBeGreaterThanOrEqual(10);
    for (const { title_image, title_image_alt } of properties) {
      if (!title_image) continue;
      expect(known).toContain(title_image);
      expect(title_image_alt).not.toBe('');
    }
  });

  it('has agents whose answers can be counted, each with at least five conversations', () => {
    const askers = new Map<number, Set<string>>();
    for (const { sender_id: from, receiver_id: to, property_id: home } of rows.messages ?? []) {
      const owner = properties.find(({ id }) => id === home)?.added_by;
      if (typeof owner === 'number' && to === owner)
        askers.set(owner, (askers.get(owner) ?? new Set()).add(`${from}/${home}`));
    }
    expect([...askers.values()].filter(({ size }) => size >= 5).length).toBeGreaterThanOrEqual(10);
    const ordered = (rows.messages ?? []).map(({ created_at: at }) => Number(at));
    expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
  });

  it('contains what a careful program has to survive', () => {
    const images = new Map<number, number>();
    for (const { property_id } of rows.property_images ?? [])
      images.set(property_id, (images.get(property_id) ?? 0) + 1);
    expect(properties.some(({ id }) => !images.has(id!))).toBe(true);
    expect(Math.max(...images.values())).toBe(40);
    expect(properties.some(({ price }) => price === 0)).toBe(true);
    expect(properties.some(({ price }) => price === 1_000_000_000)).toBe(true);
    expect(properties.some(({ title }) => title.length > 110)).toBe(true);
    expect(properties.some(({ title }) => /^[؀-ۿ\s]+$/.test(title))).toBe(true);
    expect(properties.some(({ latitude }) => latitude === null)).toBe(true);
    expect(properties.some(({ longitude }) => longitude === 180)).toBe(true);
  });

  it('gives the demo owner and the demo agent listings in every state', () => {
    const idOf = (subject: string) => rows.identities?.find((row) => row.subject === subject)?.user_id;
    for (const owner of [idOf('demo-owner'), idOf('demo-agent')]) {
      const states = properties
        .filter(({ added_by }) => added_by === owner)
        .map(({ request_status, status, property_type }) => `${request_status} ${status} ${property_type}`);
      expect(states).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^pending/),
          expect.stringMatching(/^rejected/),
          expect.stringMatching(/^approved 0/),
          'approved 1 0',
          'approved 1 1',
          'approved 1 2',
          'approved 1 3',
        ]),
      );
    }
  });

  it('states the units of most projects: some are sold out, some have prices on request, one has none', () => {
    const units = rows.project_units ?? [];
    const of = (project: number | undefined) => units.filter(({ project_id: id }) => id === project);
    const kinds = (rows.projects ?? []).map(({ id }) => {
      const own = of(id);
      if (own.length === 0) return 'silent';
      if (own.every(({ available }) => available === 0)) return 'sold out';
      return own.every(({ price }) => price === null) ? 'on request' : 'priced';
    });
    expect(kinds.filter((kind) => kind === 'priced').length).toBeGreaterThan(18);
    expect(new Set(kinds)).toEqual(new Set(['priced', 'sold out', 'on request', 'silent']));
    for (const { area, price } of units) expect(area! > 10 && (price === null || price! > 20_000)).toBe(true);
  });

  it('tells every article in every language, with as much in it', () => {
    const parts = (html: string) => html.match(/<h2>/g)?.length;
    for (const { id, title, description } of rows.articles ?? []) {
      const others = (rows.article_translations ?? []).filter(({ article_id: article }) => article === id);
      expect(others.map(({ language }) => language)).toEqual(['ar', 'de']);
      for (const other of others) {
        expect(other.title).not.toBe(title);
        expect(parts(other.description)).toBe(parts(description));
      }
    }
  });

  it('names schools, parks, hospitals and universities of its map, each as far as it is there', () => {
    const at = new Map(properties.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
    const placed = (rows.property_facilities ?? []).filter(({ place_name: name }) => name);
    expect(placed.length).toBeGreaterThan(200);
    expect(new Set(placed.map(({ facility_id: id }) => id))).toEqual(new Set([1, 2, 8, 15]));
    for (const { property_id: id, distance, latitude, longitude } of placed) {
      const home = at.get(id)!;
      const [north, east] = [home.latitude! - latitude!, (home.longitude! - longitude!) * Math.cos(0.6145)];
      expect(Math.abs(distance - Math.hypot(north, east) * 111.2)).toBeLessThan(0.12);
    }
  });

  it('uses contact data from reserved ranges only', () => {
    for (const { email, mobile } of rows.users ?? []) {
      expect(email).toMatch(/@example\.com$/);
      expect(mobile).toMatch(/^\+447700900\d{3}$/);
    }
  });

  it('names the attributes that filters offer, and gives the demo buyer two searches', () => {
    const roles = rows.parameters?.flatMap(({ role }) => (role ? [role] : []));
    expect(roles?.toSorted()).toEqual(['area', 'bathrooms', 'bedrooms', 'energy_class']);
    const buyer = rows.identities?.find(({ subject }) => subject === 'demo-buyer')?.user_id;
    expect(rows.saved_searches?.map(({ user_id }) => user_id)).toEqual([buyer, buyer]);
  });

  it('states only numbers that a listing may state', () => {
    const definitions = new Map(rows.parameters?.map((row) => [row.id, row]));
    const year = DEMO_DAY.getUTCFullYear();
    for (const { parameter_id: id, value } of rows.property_parameters ?? []) {
      const {
        type,
        options = null,
        is_required = false,
        role = null,
        quantity = null,
        name,
      } = definitions.get(id)!;
      if (type !== 'number') continue;
      expect(quantity).not.toBeNull();
      const definition = { id: id!, name, type, options, is_required, role, quantity };
      readFacts([definition], [{ parameter_id: id!, value: JSON.parse(value as string) }], { year });
    }
  });

  it('shows different homes as most viewed and as most saved, and a word on every picture of the home page', () => {
    const hearts = new Map<number, number>();
    for (const { property_id: id } of rows.favourites ?? []) hearts.set(id, (hearts.get(id) ?? 0) + 1);
    const firstFour = (figure: (property: (typeof live)[number]) => number) =>
      live
        .toSorted((a, b) => figure(b) - figure(a))
        .slice(0, 4)
        .map(({ id }) => id!);
    const viewed = firstFour(({ total_click }) => Number(total_click));
    const saved = firstFour(({ id }) => hearts.get(id!) ?? 0);
    expect(viewed.filter((id) => saved.includes(id)).length).toBeLessThanOrEqual(1);
    expect(rows.sliders?.every(({ slider_type }) => slider_type !== 1)).toBe(true);
  });

  it("has the provider's pages in every language, each with the same parts", () => {
    const parts = (html: string) => html.match(/<h2>/g)?.length;
    for (const page of ['about_us', 'terms_conditions', 'privacy_policy'] as const)
      expect(Object.values(pageTexts).map((texts) => parts(texts[page]))).toEqual(
        Array.from({ length: 3 }, () => parts(pageTexts.en[page])),
      );
  });

  it('articles about cellars, heating, roofs, gardens, offers and moving show just that (A47)', () => {
    const pictureOf = (title: string) =>
      rows.articles?.find((article) => article.title === title)?.image?.replace(/^.*\/|\.webp$/g, '');
    expect(pictureOf('Cellars')).toBe('topic-cellar');
    expect(pictureOf('Renovating in the right order')).toBe('topic-heating');
    expect(pictureOf('Gardens that survive August')).toBe('topic-garden');
    expect(pictureOf('Solar on a villa roof: the sober sum')).toBe('topic-solar');
    expect(pictureOf('How offers work on the island')).toBe('topic-keys');
    expect(pictureOf('Moving in a single day')).toBe('topic-boxes');
  });

  it('has an account that is new: no address, no picture, nothing done', () => {
    const id = rows.identities?.find(({ subject }) => subject === 'demo-newcomer')?.user_id;
    expect(rows.users?.find((user) => user.id === id)).toMatchObject({
      email: 'newcomer@example.com',
      is_demo: true,
      address: '',
      city: null,
      profile: '',
      created_at: DEMO_DAY,
    });
    const { users: _self, identities: _identity, ...others } = rows;
    for (const [table, list] of Object.entries(others)) {
      const own = (list as Record<string, unknown>[]).filter((row) =>
        ['user_id', 'added_by', 'sender_id', 'receiver_id'].some((column) => row[column] === id),
      );
      expect([table, own]).toEqual([table, []]);
    }
  });

  it('has what else the pages of accounts have to show', () => {
    const idOf = (subject: string) => rows.identities?.find((row) => row.subject === subject)?.user_id;
    const statuses = rows.verification_applications?.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['success', 'pending', 'failed']));
    for (const [subject, status] of [
      ['demo-waiting', 'pending'],
      ['demo-refused', 'failed'],
    ] as const)
      expect(rows.verification_applications).toContainEqual(
        expect.objectContaining({ user_id: idOf(subject), status }),
      );
    for (const { id, status, reject_reason } of rows.verification_applications ?? []) {
      expect(reject_reason !== '').toBe(status === 'failed');
      const refused = rows.verification_answers?.some(
        (row) => row.application_id === id && row.reject_reason !== '',
      );
      expect(refused).toBe(status === 'failed');
    }
    const rejected = rows.transactions?.find(
      ({ user_id, status }) => user_id === idOf('demo-owner') && status === 'rejected',
    );
    expect(rejected?.reject_reason).toEqual(expect.any(String));
    expect(rows.bank_receipts?.map(({ transaction_id }) => transaction_id)).toContain(rejected?.id);
    const refusedAdvert = rows.adverts?.find(
      ({ user_id, status }) => user_id === idOf('demo-agent') && status === 2,
    );
    expect(refusedAdvert?.reject_reason).toEqual(expect.any(String));
    expect(Math.max(...(rows.users ?? []).map(({ name = '' }) => name.length))).toBeGreaterThan(60);
    const leads = rows.interests?.filter(({ property_id }) =>
      properties.some(({ id, added_by }) => id === property_id && added_by === idOf('demo-agent')),
    );
    expect(new Set(leads?.map(({ state }) => state)).size).toBe(4);
    expect(new Set(rows.property_view_days?.map(({ day }) => day)).size).toBe(30);
  });

  it('has listings of every owner but one with the facts that their category requires', () => {
    const required = new Set(rows.parameters?.filter(({ is_required }) => is_required).map(({ id }) => id));
    expect(required.size).toBe(1);
    const needed = rows.category_parameters?.filter(({ parameter_id }) => required.has(parameter_id)) ?? [];
    const stated = new Set(rows.property_parameters?.map((row) => `${row.property_id} ${row.parameter_id}`));
    const lacking = properties.filter(({ id, category_id }) =>
      needed.some((row) => row.category_id === category_id && !stated.has(`${id} ${row.parameter_id}`)),
    );
    const agent = rows.identities?.find(({ subject }) => subject === 'demo-agent')?.user_id;
    expect(lacking.map(({ added_by }) => added_by)).toContain(agent);
  });
});
