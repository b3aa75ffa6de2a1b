import { sql } from 'kysely';
import { pdf, photo, type FormFile } from '../harness/forms.ts';
import type { OperationName } from '@lintel/api-contract/schemas';
import type { TestApp } from '../harness/test-app.ts';

/** What exists, so that calls with random input reach more than "not found". */
export interface KnownValues {
  /** Ids and addresses in the database that the field of a call takes. */
  readonly valuesOf: (call: OperationName, field: string) => readonly unknown[];
  readonly neededBy: (call: OperationName) => readonly string[];
  /** A picture, a PDF, and a file that is neither. */
  readonly files: readonly FormFile[];
}

/** How many of each kind. */
const EACH = 12;

interface Rows {
  /** Fields that take the id of a row. */
  readonly ids?: readonly string[];
  /** Fields that take the address of a row. */
  readonly slugs?: readonly string[];
  /** Calls whose `id` and `slug_id` are those of a row. */
  readonly calls?: readonly OperationName[];
  /** The column by which a row belongs to a user. */
  readonly owner?: string;
}

const tables: Record<string, Rows> = {
  properties: {
    ids: ['property_id', 'source_property_id', 'target_property_id', 'except', 'add', 'remove'],
    slugs: ['slug_id'],
    calls: ['getProperty', 'deleteProperty', 'updatePostProperty', 'changePropertyStatus'],
    owner: 'added_by',
  },
  projects: {
    ids: ['project_id'],
    slugs: ['project_slug_id'],
    calls: ['getProjectDetail', 'postProject', 'deleteProject', 'changeProjectStatus'],
    owner: 'added_by',
  },
  users: { ids: ['user_id', 'to_user_id', 'sender_id', 'receiver_id', 'userid'], owner: 'id' },
  messages: { ids: ['message_id', 'before', 'answers_card'], owner: 'sender_id' },
  transactions: { ids: ['payment_transaction_id'], owner: 'user_id' },
  saved_searches: { calls: ['deleteSavedSearch', 'seeSavedSearch', 'saveSearch'], owner: 'user_id' },
  adverts: { calls: ['deleteAdvertisement'] },
  categories: { ids: ['category_id', 'category_ids'], slugs: ['category_slug_id'] },
  parameters: { ids: ['parameter_id'] },
  facilities: { ids: ['facility_id', 'outdoor_facilitiy_ids'] },
  packages: { ids: ['package_id'] },
  report_reasons: { ids: ['reason_id'] },
  property_images: { calls: ['removePostImages'] },
  verification_fields: {},
};

/** Values that a schema does not name, of a few fields without which nothing is done. */
const examples: Record<string, readonly unknown[]> = {
  video_link: ['https://www.youtube.com/watch?v=abcdefghijk'],
  rentduration: ['Monthly', 'Yearly'],
  language_code: ['en', 'ar'],
  latitude: [35.2, 35.21],
  longitude: [-24, -24.01],
  card_slots: ['2026-11-24T10:00:00Z,2026-11-25T10:00:00+01:00'],
  card_time_zone: ['Europe/Berlin'],
  password: ['lintel-demo'],
  new_password: ['lintel-demo'],
  re_password: ['lintel-demo'],
  limit: ['5', '0', '50'],
  clear_texts: ['video_link', 'video_link,meta_title'],
};

/** Fields that a call needs although its schema leaves them out for some purpose. */
const needed: Partial<Record<OperationName, readonly string[]>> = {
  addReports: ['property_id', 'other_message'],
  chatTyping: ['property_id', 'user_id'],
  interestedUsers: ['property_id', 'type'],
  postProject: ['title', 'description', 'category_id', 'city', 'state', 'country', 'image'],
  sendMessage: ['message', 'property_id', 'receiver_id'],
  storeAdvertisement: ['feature_for', 'property_id'],
  updateLead: ['property_id', 'user_id', 'state'],
};

/** Calls about a conversation, which is known by a listing and the other user. */
const chatCalls: readonly OperationName[] = [
  'sendMessage',
  'getMessages',
  'getConversation',
  'findMessages',
  'conversationPictures',
  'deleteChatMessage',
  'chatTyping',
  'reportUser',
  'blockUser',
];

/** @param users whose rows come first */
export async function knownValues(app: TestApp, users: readonly number[]): Promise<KnownValues> {
  const fields = new Map<string, unknown[]>(
    Object.entries(examples).map(([name, values]) => [name, [...values]]),
  );
  const add = (names: readonly string[], values: readonly unknown[]) => {
    for (const name of names) fields.set(name, [...(fields.get(name) ?? []), ...values]);
  };
  const inCalls = (calls: readonly OperationName[], names: readonly string[]) =>
    calls.flatMap((call) => names.map((name) => `${call} ${name}`));
  for (const [table, { ids = [], slugs = [], calls = [], owner }] of Object.entries(tables)) {
    const column = owner ? sql.ref(owner) : sql`null::int`;
    const { rows } = await sql<{ id: number; slug: string | null }>`
      select id, ${slugs.length > 0 ? sql`slug_id` : sql`null`} as slug from (
        select *, ${column} in (${sql.join(users)}) as own, row_number() over (partition by ${column} order by id desc) as nth
        from ${sql.table(table)}
      ) each_owners
      where own is null or own or nth = 1 order by own desc nulls last, nth, id limit ${EACH}`.execute(
      app.db,
    );
    const found = rows.map(({ id }) => id);
    add(ids, found);
    add(['id'], found.slice(0, EACH / 4));
    add(inCalls(calls, ['id']), found);
    if (slugs.length === 0) continue;
    const addresses = rows.map(({ slug }) => slug);
    add(slugs, addresses);
    add(inCalls(calls, ['slug_id']), addresses);
  }
  const conversations = await sql<{ property_id: number; other: number }>`
    select distinct property_id, case when sender_id = ${users[0]!} then receiver_id else sender_id end as other
    from messages where ${users[0]!} in (sender_id, receiver_id) order by property_id desc limit 3`.execute(
    app.db,
  );
  add(
    inCalls(chatCalls, ['property_id']),
    conversations.rows.map((row) => row.property_id),
  );
  add(
    inCalls(chatCalls, ['user_id', 'receiver_id', 'to_user_id']),
    conversations.rows.map(({ other }) => other),
  );
  add(inCalls(chatCalls, ['sender_id']), [users[0]]);
  const broken = { name: 'broken.jpg', file: Buffer.from('no picture') };
  return {
    valuesOf: (call, field) => fields.get(`${call} ${field}`) ?? fields.get(field) ?? [],
    neededBy: (call) => needed[call] ?? [],
    files: [await photo(), pdf(), broken],
  };
}
