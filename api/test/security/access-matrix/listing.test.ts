import * as operations from '@lintel/api-contract';
import type { OperationName } from '@lintel/api-contract/schemas';
import { sql } from 'kysely';
import { listingStates, newListingIn, type ListingState } from '../access-world.ts';
import { testApp, type TestApp } from '../../harness/test-app.ts';
import { copyOf, type Copy } from './listing-copies.ts';
import { listingReads, listingWrites } from './listing.table.ts';
import { differences, outcomeOfRead, outcomeOfWrite } from './outcome.ts';
import { peopleOf, rowOf, type People } from './people.ts';

type Json = Record<string, unknown>;

/** What only those see who may see everything of a listing. */
const SECRET = /SecretDescription|SecretAddress|secret-deed|23\.10123/;

let app: TestApp;
let people: People;
let source: number;
/** A live listing of another user, to compare with. */
let other: number;
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  source = (await newListingIn(app, 'live', people.owner)).id;
  await app.db.updateTable('properties').set({ status: 0 }).where('id', '=', source).execute();
  ({ id: other } = await app.db
    .selectFrom('properties')
    .select('id')
    .where('category_id', '=', 1)
    .where('is_on_market', '=', true)
    .where('is_premium', '=', false)
    .where('city', '<>', 'Port Calder')
    .limit(1)
    .executeTakeFirstOrThrow());
}, 60_000);
afterAll(() => app.close());

interface Read {
  readonly query: (copy: Copy) => Json;
  readonly isObject?: (row: Json, copy: Copy) => boolean;
  readonly secret?: RegExp;
}
const inTown = () => ({ city: 'Port Calder', limit: 100 });
const byProperty = ({ id }: Copy) => ({ property_id: id });
const interested: Read = {
  query: byProperty,
  isObject: (row) => row.id === people.subscriber.id,
  secret: /@people\.example/,
};

const reads: Record<keyof typeof listingReads, Read> = {
  getProperty: { query: ({ id }) => ({ id }) },
  getPropertyList: { query: inTown },
  getPropertiesOnMap: { query: inTown },
  getNearbyProperties: { query: inTown },
  getAllSimilarProperties: { query: () => ({ property_id: other, limit: 100 }) },
  homepageData: { query: () => ({}) },
  getSlider: { query: () => ({}) },
  compareProperties: { query: ({ id }) => ({ source_property_id: other, target_property_id: id }) },
  mapPoints: { query: () => ({ bbox: '-24.21,23.09,-24.19,23.11', zoom: 18 }) },
  searchSuggestions: { query: () => ({ query: 'copy', limit: 20 }) },
  agentProperties: { query: () => ({ id: people.owner.id, limit: 100 }) },
  neighbourhoodStats: { query: byProperty, isObject: (row) => row.error === false },
  listingHistory: {
    query: byProperty,
    isObject: (row) => Array.isArray(row.data) && row.data.length > 0,
    secret: /"kind":"review"/,
  },
  getFavouriteProperty: { query: () => ({ limit: 100 }) },
  getUserRecommendation: { query: () => ({ limit: 100 }) },
  getListingNotes: { query: () => ({}), isObject: (row, { id }) => row.property_id === id },
  getHomeMarks: { query: () => ({ kind: 'hidden' }), isObject: (row, { id }) => row.property_id === id },
  getAddedProperties: { query: ({ id }) => ({ id }) },
  getInterestedUsers: interested,
  getInterestedUsersUnderscored: interested,
  listingStatistics: {
    query: byProperty,
    isObject: (row) => Array.isArray(row.days),
    secret: /"views"/,
  },
};

const writes: Record<keyof typeof listingWrites, (copy: Copy) => Json> = {
  addFavourite: ({ id }) => ({ property_id: id, type: 1 }),
  addReports: ({ id }) => ({ property_id: id, reason_id: 0, other_message: 'A lie' }),
  interestedUsers: ({ id }) => ({ property_id: id, type: 1 }),
  saveListingNote: ({ id }) => ({ property_id: id, text: 'Ask about the roof', device: 'phone-1' }),
  changeHomeMarks: ({ id }) => ({ kind: 'hidden', add: id }),
  sendMessage: ({ id }) => ({ property_id: id, receiver_id: people.owner.id, message: 'Hello' }),
  updatePostProperty: ({ id }) => ({ id, action_type: 0, price: 260_000 }),
  deleteProperty: ({ id }) => ({ id }),
  removePostImages: ({ imageId }) => ({ id: imageId }),
  changePropertyStatus: ({ id }) => ({ property_id: id, status: 0 }),
  confirmProperty: ({ id }) => ({ property_id: id }),
  updatePropertyStatus: ({ id }) => ({ property_id: id, status: 2 }),
  updateLead: ({ id }) => ({ property_id: id, user_id: people.subscriber.id, state: 'contacted' }),
  arrangePictures: ({ id, imageId }) => ({ property_id: id, order: String(imageId) }),
  storeAdvertisement: ({ id }) => ({ feature_for: 'property', property_id: id }),
};

const copyIn = (state: ListingState) => copyOf(app, source, state, people.subscriber);

describe('who sees a listing', () => {
  const copies = {} as Record<ListingState, Copy>;
  beforeAll(async () => {
    for (const state of listingStates) copies[state] = await copyIn(state);
    const ids = Object.values(copies).map(({ id }) => id);
    const users = Object.values(people).flatMap(({ id }) => id || []);
    await sql`insert into favourites (user_id, property_id)
      select u, p from unnest(${users}::int[]) u, unnest(${ids}::int[]) p`.execute(app.db);
    await sql`insert into listing_notes (user_id, property_id, text, revision, device, updated_at)
      select u, p, 'Ask', 1, 'phone-1', now() from unnest(${users}::int[]) u, unnest(${ids}::int[]) p`.execute(
      app.db,
    );
    await sql`insert into home_marks (user_id, property_id, kind, marked_at)
      select u, p, 'hidden', now() from unnest(${users}::int[]) u, unnest(${ids}::int[]) p`.execute(app.db);
    await sql`insert into personalised_fields (user_id, city) select u, 'Port Calder' from unnest(${users}::int[]) u`.execute(
      app.db,
    );
    await sql`insert into sliders (slider_type, image, web_image, property_id)
      select 3, 'a.webp', 'a.webp', p from unnest(${ids}::int[]) p`.execute(app.db);
    // The map reads the index, which follows within milliseconds.
    await app.get('map-points', { bbox: '0,0,1,1', zoom: 3 });
  });

  it.each(Object.keys(listingReads) as (keyof typeof listingReads)[])('%s', async (name) => {
    const {
      query,
      isObject = (row, { id }) => row.id === id && 'title' in row,
      secret = SECRET,
    } = reads[name];
    const actual: Record<string, string> = {};
    for (const state of listingStates)
      actual[state] = await rowOf(people, async ({ token }) => {
        const reply = await app.get(operations[name].path, query(copies[state]), token);
        return outcomeOfRead(reply, (row) => isObject(row, copies[state]), secret);
      });
    expect(differences(listingReads[name], actual)).toEqual([]);
  });
});

describe('who changes a listing', () => {
  it.each(Object.keys(listingWrites) as (keyof typeof listingWrites & OperationName)[])(
    '%s',
    async (name) => {
      const actual: Record<string, string> = {};
      for (const state of listingStates)
        actual[state] = await rowOf(people, async ({ token }) =>
          outcomeOfWrite(await app.post(operations[name].path, writes[name](await copyIn(state)), token)),
        );
      expect(differences(listingWrites[name], actual)).toEqual([]);
    },
  );
});
