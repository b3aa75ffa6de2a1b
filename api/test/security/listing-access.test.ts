import {
  grantEverything,
  listingStates,
  newListingIn,
  newOwner,
  newPerson,
  SECRETS,
  type ListingState,
  type Person,
} from './access-world.ts';
import { postForm } from '../harness/forms.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

type Row = Record<string, unknown> & { id: number };

let app: TestApp;
let owner: Person & { token: string };
let stranger: Person & { token: string };
let premium: Person & { token: string };
const listings = {} as Record<ListingState, { id: number; slug_id: string }>;
beforeAll(async () => {
  app = await testApp();
  owner = await newOwner(app, 'owner-of-all');
  stranger = await newPerson(app, 'stranger');
  premium = await newPerson(app, 'premium');
  await grantEverything(app, premium.id);
  for (const state of listingStates) listings[state] = await newListingIn(app, state, owner);
});
afterAll(() => app.close());

const saveByHand = (userId: number, state: ListingState) =>
  app.db
    .insertInto('favourites')
    .values({ user_id: userId, property_id: listings[state].id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
const favourites = async (person: Person): Promise<Row[]> =>
  (await app.get('get_favourite_property', {}, person.token)).body.data;

/** A preview has none of the owner's secrets, nor what leads to the door. */
function expectPreview(row: Row) {
  const text = JSON.stringify(row);
  for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/people\.example|4915100000001|23\.10123|24\.20123/);
  expect(row).toMatchObject({ documents: [], latitude: '23.1', longitude: '-24.2' });
  expect(row.gallery).toHaveLength(1);
}

describe('F3 favourites', () => {
  it.each(['pending', 'rejected', 'hidden'] as const)('404: a %s listing cannot be saved', async (state) => {
    const { body } = await app.post(
      'add_favourite',
      { property_id: listings[state].id, type: 1 },
      stranger.token,
    );
    expect(body).toMatchObject({ error: true, key: 'notFound' });
    expect((await favourites(stranger)).map(({ id }) => id)).not.toContain(listings[state].id);
  });

  it('hold what left the market as a preview with its state, and nothing that waits for approval', async () => {
    const saver = await newPerson(app, 'saver');
    for (const state of listingStates) await saveByHand(saver.id, state);
    const { data, total } = (await app.get('get_favourite_property', {}, saver.token)).body;
    const shown = ['live', 'premium', 'sold', 'hidden'] as const;
    expect(data.map(({ id }: Row) => id)).toEqual(shown.map((state) => listings[state].id));
    expect(total).toBe(shown.length);
    const hidden = data.find(({ id }: Row) => id === listings.hidden.id);
    expectPreview(hidden);
    expect(hidden).toMatchObject({ status: 0, request_status: 'approved', email: '', mobile: '' });
    expectPreview(data.find(({ id }: Row) => id === listings.premium.id));
    expect(data.find(({ id }: Row) => id === listings.live.id)).toMatchObject({
      address: SECRETS.address,
      email: expect.stringContaining('@'),
    });
  });

  it('hold a premium listing in full for a package that opens it', async () => {
    await saveByHand(premium.id, 'premium');
    const [row] = await favourites(premium);
    expect(row).toMatchObject({ address: SECRETS.address, latitude: '23.10123' });
    expect(row!.documents).toHaveLength(1);
  });
});

it('F3 recommendations hold premium listings as previews', async () => {
  await app.post('personalised-fields', { city: 'Port Calder' }, stranger.token);
  const { data } = (await app.get('get_user_recommendation', { limit: 100 }, stranger.token)).body;
  const ids = data.map(({ id }: Row) => id);
  expect(ids).toContain(listings.live.id);
  for (const state of ['hidden', 'pending', 'rejected'] as const)
    expect(ids).not.toContain(listings[state].id);
  expectPreview(data.find(({ id }: Row) => id === listings.premium.id));
});

describe('F10 rows of a premium listing', () => {
  const lists: [string, () => Promise<Row[]>][] = [
    ['the search', () => rowsOf('get-property-list', { city: 'Port Calder', limit: 100 })],
    [
      'the best matches',
      () => rowsOf('get-property-list', { city: 'Port Calder', sort: 'best', limit: 100 }),
    ],
    ['homes near a place', () => rowsOf('get_nearby_properties', { city: 'Port Calder' })],
    [
      'similar homes',
      () => rowsOf('get-all-similar-properties', { property_id: listings.live.id, limit: 100 }),
    ],
    [
      'the home page',
      async () => {
        await app.db
          .updateTable('properties')
          .set({ total_click: 1_000_000 })
          .where('id', '=', listings.premium.id)
          .execute();
        const { data } = (await app.get('homepage-data')).body;
        return data.sections.flatMap((section: { data: Row[] }) => section.data);
      },
    ],
  ];
  const rowsOf = async (path: string, query: object): Promise<Row[]> =>
    (await app.get(path, { ...query })).body.data;

  it.each(lists)('are previews for visitors: %s', async (_list, rows) => {
    const row = (await rows()).find(({ id, documents }) => id === listings.premium.id && documents);
    expectPreview(row!);
  });

  it('have the rounded position on the map, where nothing about the exact one can be measured', async () => {
    const exact = { latitude: 23.10123, longitude: -24.20123 };
    const { points } = (await app.get('map-points', { bbox: '-24.21,23.09,-24.19,23.11', zoom: 18 })).body
      .data;
    expect(points.find(({ id }: Row) => id === listings.premium.id)).toMatchObject({
      latitude: 23.1,
      longitude: -24.2,
    });
    const near = await rowsOf('get-property-list', { ...exact, radius: 0.05, limit: 100 });
    expect(near.map(({ id }) => id)).toContain(listings.live.id);
    expect(near.map(({ id }) => id)).not.toContain(listings.premium.id);
    const measured = await rowsOf('get_nearby_properties', { ...exact, radius: 1 });
    expect(measured.find(({ id }) => id === listings.premium.id)!.distance).toBeGreaterThan(0.1);
  });

  it('are not found by their address', async () => {
    const found = await rowsOf('get-property-list', { search: SECRETS.address, limit: 100 });
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([listings.live.id]));
    expect(found.map(({ id }) => id)).not.toContain(listings.premium.id);
    const { listings: suggested } = (
      await app.get('search-suggestions', { query: 'SecretAddress', limit: 20 })
    ).body.data;
    expect(suggested.map(({ id }: Row) => id)).not.toContain(listings.premium.id);
  });

  it('are complete for their owner and for a package that opens them', async () => {
    for (const { token } of [owner, premium]) {
      const { data } = (await app.get('get-property-list', { city: 'Port Calder', limit: 100 }, token)).body;
      expect(data.find(({ id }: Row) => id === listings.premium.id)).toMatchObject({
        address: SECRETS.address,
        latitude: '23.10123',
      });
    }
  });
});

describe('D4 lists without a limit', () => {
  it('of similar homes have ten rows, and of homes nearby an end', async () => {
    const { data } = (await app.get('get-all-similar-properties', { property_id: listings.live.id })).body;
    expect(data).toHaveLength(10);
    const near = (await app.get('get_nearby_properties', {})).body.data;
    expect(near.length).toBeLessThanOrEqual(200);
  });
});

describe('D5 contact of people', () => {
  it('404: a user who offers nothing has no page; their own they see', async () => {
    const { id } = await newPerson(app, 'tenant');
    expect((await app.get('agent-properties', { id })).body).toMatchObject({ error: true, key: 'notFound' });
    expect((await app.get('agent-properties', { id: owner.id })).body.error).toBe(false);
    expect((await app.get('agent-properties', { id: stranger.id }, stranger.token)).body.error).toBe(false);
  });

  it('ids of those who saved a listing or asked about it are for its owner', async () => {
    const other = await newPerson(app, 'other');
    const body = { property_id: listings.live.id, type: 1 };
    for (const { token } of [other, stranger]) {
      await app.post('add_favourite', body, token);
      await app.post('interested_users', body, token);
    }
    const seenBy = async (token?: string) =>
      (await app.get('get_property', { id: listings.live.id }, token)).body.data[0];
    expect(await seenBy()).toMatchObject({ favourite_users: [], interested_users: [] });
    expect((await seenBy()).total_interested_users).toBeGreaterThanOrEqual(2);
    expect(await seenBy(stranger.token)).toMatchObject({
      favourite_users: [stranger.id],
      interested_users: [stranger.id],
      is_interested: 1,
    });
    expect((await seenBy(owner.token)).interested_users).toEqual(
      expect.arrayContaining([other.id, stranger.id]),
    );
  });
});

describe('F23 history of a home', () => {
  const historyOf = async (id: number, token?: string): Promise<Row[]> =>
    (await app.get('listing-history', { property_id: id }, token)).body.data;
  const remove = (id: number, token: string) => app.post('delete_property', { id }, token);

  it('holds nothing of an earlier posting that was never public, and no review of a stranger', async () => {
    const second = await newOwner(app, 'second-owner');
    const address = { address: '99 History Lane', city: 'Port Calder' };
    const post = async (token: string, price: number): Promise<number> => {
      const { newListing } = await import('../harness/listings.ts');
      const { body } = await postForm(
        app,
        'post_property',
        { ...(await newListing({ ...address, price })) },
        token,
      );
      return body.data[0].id;
    };
    const neverPublic = await post(owner.token, 111_000);
    await remove(neverPublic, owner.token);
    const wasPublic = await post(owner.token, 222_000);
    await app.db
      .updateTable('properties')
      .set({ request_status: 'approved' })
      .where('id', '=', wasPublic)
      .execute();
    await remove(wasPublic, owner.token);
    const present = await post(second.token, 333_000);
    await app.db
      .updateTable('properties')
      .set({ request_status: 'approved' })
      .where('id', '=', present)
      .execute();
    const prices = (rows: Row[]) => rows.flatMap(({ price }) => price ?? []);
    expect(prices(await historyOf(present))).toEqual([222_000, 333_000]);
    const seen = await historyOf(present, second.token);
    expect(prices(seen)).toEqual([222_000, 333_000]);
    expect(seen.filter(({ kind, is_earlier_posting: earlier }) => kind === 'review' && earlier)).toEqual([]);
  });
});
