import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import { sql } from 'kysely';
import { newListingIn, newPerson, type Person } from '../access-world.ts';
import { pdf, postForm } from '../../harness/forms.ts';
import { testApp, type TestApp } from '../../harness/test-app.ts';
import { listingReads, listingWrites } from './listing.table.ts';
import * as tables from './objects.table.ts';
import { differences, outcomeOfRead, outcomeOfWrite } from './outcome.ts';
import { peopleOf, rowOf, type People } from './people.ts';
import { personCalls } from './persons.table.ts';

type Json = Record<string, unknown>;

let app: TestApp;
let people: People;
let listing: number;
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  listing = (await newListingIn(app, 'live', people.owner)).id;
}, 60_000);
afterAll(() => app.close());

const idOf = async (statement: ReturnType<typeof sql<{ id: number }>>) =>
  Number((await statement.execute(app.db)).rows[0]!.id);
const send = (name: OperationName, fields: Json, person: Person) => {
  const { method, path } = operations[name];
  if (method === 'GET') return app.get(path, fields, person.token);
  const headers = person.token ? { authorization: `Bearer ${person.token}` } : {};
  return app.request({ method, url: `/api/${path}`, payload: fields, headers });
};
/** Rows of a table, one per state, of what the calls do for each user. */
async function actualOf<State extends string>(
  states: readonly State[],
  outcome: (state: State, person: Person) => Promise<string>,
): Promise<Record<State, string>> {
  const actual = {} as Record<State, string>;
  for (const state of states) actual[state] = await rowOf(people, (person) => outcome(state, person));
  return actual;
}
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & OperationName)[];

describe('who sees and changes a project', () => {
  const newProject = (state: tables.ProjectState) =>
    idOf(sql<{ id: number }>`
      insert into projects (added_by, category_id, title, slug_id, description, type, city, request_status, status)
      values (${people.owner.id}, 1, ${`Project ${state}`}, ${`project-${state}-`} || gen_random_uuid(), 'SecretDescription',
        'upcoming', 'Port Calder', ${state === 'pending' || state === 'rejected' ? state : 'approved'},
        ${state === 'hidden' || state === 'rejected' ? 0 : 1}) returning id`);
  const isProject = (id: number) => (row: Json) => row.id === id && 'title' in row;
  const sent: Record<
    keyof typeof tables.projectReads | keyof typeof tables.projectWrites,
    (id: number) => Json
  > = {
    getProjects: () => ({ limit: 100 }),
    getProjectDetail: (id) => ({ id }),
    getAddedProjects: (id) => ({ id }),
    postProject: (id) => ({ id, title: 'Another title' }),
    deleteProject: (id) => ({ id }),
    changeProjectStatus: (id) => ({ project_id: id, status: 0 }),
  };

  it.each(keysOf(tables.projectReads))('%s', async (name) => {
    const actual = await actualOf(tables.projectStates, async (state, person) => {
      const id = await newProject(state);
      return outcomeOfRead(await send(name, sent[name](id), person), isProject(id), /SecretDescription/);
    });
    expect(differences(tables.projectReads[name], actual)).toEqual([]);
  });

  it.each(keysOf(tables.projectWrites))('%s', async (name) => {
    const actual = await actualOf(tables.projectStates, async (state, person) =>
      outcomeOfWrite(await send(name, sent[name](await newProject(state)), person)),
    );
    expect(differences(tables.projectWrites[name], actual)).toEqual([]);
  });
});

describe('who sees and changes a conversation', () => {
  const writerOf = (thread: tables.Thread) => (thread === 'ofBlocked' ? people.blocked : people.stranger);
  const newMessage = (thread: tables.Thread) =>
    idOf(sql<{ id: number }>`
      insert into messages (sender_id, receiver_id, property_id, message, file, file_name)
      values (${writerOf(thread).id}, ${people.owner.id}, ${listing}, ${`SecretMessage ${thread}`}, 'chat/a.jpg', ${`SecretMessage ${thread}`}) returning id`);
  /** The other side, as the user would name it. */
  const otherSide = (thread: tables.Thread, person: Person) =>
    person === people.owner ? writerOf(thread).id : people.owner.id;

  it.each(keysOf(tables.threadReads))('%s', async (name) => {
    const actual = await actualOf(tables.threads, async (thread, person) => {
      const id = await newMessage(thread);
      const fields = { user_id: otherSide(thread, person), property_id: listing, limit: 100 };
      if (name === 'findMessages') {
        const reply = await send(name, { ...fields, query: 'secretmessage' }, person);
        return outcomeOfRead(reply, ({ ids }) => Array.isArray(ids) && ids.includes(id), /./);
      }
      const reply = await send(name, fields, person);
      const secret = new RegExp(`SecretMessage ${thread}`);
      return outcomeOfRead(
        reply,
        (row) => secret.test(JSON.stringify(row)) && ('property_id' in row || 'file_name' in row),
        secret,
      );
    });
    expect(differences(tables.threadReads[name], actual)).toEqual([]);
  });

  it.each(keysOf(tables.threadWrites))('%s', async (name) => {
    const actual = await actualOf(tables.threads, async (thread, person) => {
      const message_id = await newMessage(thread);
      const fields =
        name !== 'deleteChatMessage'
          ? { user_id: otherSide(thread, person), property_id: listing, reason: 'spam' }
          : { receiver_id: people.owner.id, message_id };
      return outcomeOfWrite(await send(name, fields, person));
    });
    expect(differences(tables.threadWrites[name], actual)).toEqual([]);
  });
});

describe('who sees and changes a payment', () => {
  const newPayment = async (state: tables.PaymentState, type: 'online payment' | 'bank transfer') => {
    await sql`delete from transactions where user_id = ${people.owner.id} and id not in
      (select transaction_id from user_packages where transaction_id is not null)`.execute(app.db);
    return idOf(sql<{ id: number }>`
      insert into transactions (user_id, package_id, amount, payment_type, status, order_id)
      select ${people.owner.id}, id, 49, ${type}, ${state}, 'SecretOrder' from packages where price is not null limit 1
      returning id`);
  };
  const byId = (id: number) => ({ payment_transaction_id: id });

  it.each(keysOf(tables.paymentReads))('%s', async (name) => {
    const actual = await actualOf(tables.paymentStates, async (state, person) => {
      const id = await newPayment(state, 'bank transfer');
      const reply = await send(name, byId(id), person);
      if (typeof reply.body === 'string') return reply.status === 200 ? 'F' : 'R';
      const isPayment = (row: Json) =>
        row.id === id || row.payment_transaction_id === id || row.number === String(id);
      return outcomeOfRead(reply, isPayment, /./);
    });
    expect(differences(tables.paymentReads[name], actual)).toEqual([]);
  });

  it.each(keysOf(tables.paymentWrites))('%s', async (name) => {
    const actual = await actualOf(tables.paymentStates, async (state, person) => {
      const isUpload = name === 'uploadBankReceiptFile';
      const id = await newPayment(state, isUpload ? 'bank transfer' : 'online payment');
      const reply = isUpload
        ? await postForm(app, operations[name].path, { ...byId(id), file: pdf() }, person.token)
        : await send(name, byId(id), person);
      return outcomeOfWrite(reply);
    });
    expect(differences(tables.paymentWrites[name], actual)).toEqual([]);
  });
});

describe('who sees and changes what belongs to one user', () => {
  const ofOwner = () => sql`${people.owner.id}`;
  const newAdvert = () =>
    idOf(sql<{ id: number }>`
      insert into adverts (user_id, property_id, package_id, type, starts_at, ends_at, status)
      values (${ofOwner()}, ${listing}, 1, 'HomeScreen', now(), now() + interval '1 day', 0) returning id`);
  const newSearch = () =>
    idOf(sql<{ id: number }>`
      insert into saved_searches (user_id, name, filter) values (${ofOwner()}, 'SecretSearch', '{}') returning id`);
  const newNotification = async () => {
    const id = await idOf(
      sql<{
        id: number;
      }>`insert into notifications (title, message) values ('SecretNotice', '') returning id`,
    );
    await sql`insert into notification_recipients values (${id}, ${ofOwner()})`.execute(app.db);
    return id;
  };
  const none = async () => 0;
  const sessionId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  let lastSession = 0;
  const newSession = async () => {
    lastSession += 1;
    await app.db
      .insertInto('sessions')
      .values({
        id: sessionId(lastSession),
        token_hash: Buffer.from(`session ${lastSession}`),
        user_id: people.owner.id,
        expires_at: new Date('2100-01-01'),
      })
      .execute();
    return lastSession;
  };
  const things: Record<
    keyof typeof tables.ownThings,
    [make: () => Promise<number>, fields: (id: number) => Json]
  > = {
    getFeaturedData: [newAdvert, () => ({ type: 'property' })],
    deleteAdvertisement: [newAdvert, (id) => ({ id })],
    getSavedSearches: [newSearch, () => ({})],
    saveSearch: [newSearch, (id) => ({ id, name: 'Another name', city: 'Port Calder' })],
    seeSavedSearch: [newSearch, (id) => ({ id })],
    deleteSavedSearch: [newSearch, (id) => ({ id })],
    getNotificationList: [newNotification, () => ({})],
    getPersonalisedFields: [none, () => ({})],
    getAgentVerificationFormValues: [none, () => ({})],
    getUserData: [none, () => ({})],
    endSession: [newSession, (id) => ({ id: sessionId(id) })],
  };
  beforeAll(() =>
    sql`insert into personalised_fields (user_id, city) values (${ofOwner()}, 'Port Calder')`.execute(app.db),
  );

  it.each(keysOf(tables.ownThings))('%s', async (name) => {
    const [make, fields] = things[name];
    const actual = await rowOf(people, async (person) => {
      await app.db.deleteFrom('adverts').where('user_id', '=', people.owner.id).execute();
      const id = await make();
      const reply = await send(name, fields(id), person);
      if (tables.ownThings[name].includes('D')) return outcomeOfWrite(reply);
      const isOwn = (row: Json) => (id > 0 ? row.id === id : [row.user_id, row.id].includes(people.owner.id));
      return outcomeOfRead(reply, isOwn, /./);
    });
    expect(differences({ [name]: tables.ownThings[name] }, { [name]: actual })).toEqual([]);
  });
});

describe('who may call', () => {
  it.each(keysOf(personCalls.publicCalls))('%s: all callers', async (name) => {
    const actual = await rowOf(people, async (person) => {
      // Some of these calls have a limit for ten minutes.
      app.pass(700_000);
      return outcomeOfWrite(await send(name, personCalls.publicCalls[name], person));
    });
    expect([name, actual]).toEqual([name, 'DDDDDD']);
  });

  it.each(keysOf(personCalls.signedIn))('%s: those who are signed in', async (name) => {
    const fresh = await newPerson(app, `fresh-${name.toLowerCase()}`);
    if (name === 'unblockUser') await app.post('block-user', { to_admin: 1 }, fresh.token);
    const outcome = async (person: Person) =>
      outcomeOfWrite(await send(name, personCalls.signedIn[name], person));
    expect([await outcome(people.visitor), await outcome(people.closed), await outcome(fresh)]).toEqual([
      'U',
      'U',
      'D',
    ]);
  });

  it.each(keysOf({ ...personCalls.beginning, ...personCalls.unknown }))(
    '%s with nothing in it',
    async (name) => {
      const written: Partial<Record<OperationName, string>> = {
        ...personCalls.beginning,
        ...personCalls.unknown,
      };
      const actual = await rowOf(people, async (person) => outcomeOfWrite(await send(name, {}, person)));
      expect([name, actual]).toEqual([name, written[name]]);
    },
  );
});

it('the tables name every call', () => {
  const { publicCalls, signedIn, beginning, unknown } = personCalls;
  const { projectReads, projectWrites, threadReads, threadWrites, paymentReads, paymentWrites, ownThings } =
    tables;
  const all = [
    listingReads,
    listingWrites,
    projectReads,
    projectWrites,
    threadReads,
    threadWrites,
    paymentReads,
  ];
  const named = new Set(
    [...all, paymentWrites, ownThings, publicCalls, signedIn, beginning, unknown].flatMap((table) =>
      Object.keys(table),
    ),
  );
  expect(Object.keys(schemas).filter((name) => !named.has(name))).toEqual([]);
});
