import { DAY_MS, MINUTE_MS } from '#ports/clock.ts';
import { anyListing, NO_ROW, nth, type Action, type Choice } from './choice.ts';
import { roles, type World } from './world.ts';

const passes = [MINUTE_MS, 60 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 8 * DAY_MS];
const PACKAGES = [1, 2, 3, 4];
const PDF = { name: 'receipt.pdf', file: Buffer.from('%PDF-1.4\n1 0 obj\n') };

/** Another of the three users. */
const otherId = (world: World, { role, second }: Choice): number =>
  world.ids[
    nth(
      roles.filter((other) => other !== role),
      second,
    )!
  ];

const NO_MESSAGE = { id: NO_ROW, sender_id: NO_ROW, receiver_id: NO_ROW, property_id: NO_ROW };

/** One of the newest messages of anyone. */
async function recentMessage({ app: { db } }: World, number: number) {
  const newest = await db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'receiver_id', 'property_id'])
    .orderBy('id', 'desc')
    .limit(8)
    .execute();
  return nth(newest, number) ?? NO_MESSAGE;
}

/** One of the newest rows of a table; an id that no row has where it is empty. */
async function recentId({ app: { db } }: World, table: 'notifications' | 'transactions', number: number) {
  const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(4).execute();
  return nth(newest, number)?.id ?? NO_ROW;
}

/** What users do to each other and to their accounts, and what the operator and the clock do to users. */
export const peopleActions: Readonly<Record<string, Action>> = {
  message: async (world, { role, first, second }) => {
    const { id, added_by } = await anyListing(world, 'properties', first);
    const isOwn = added_by === world.ids[role];
    return world.post(role, 'send_message', {
      receiver_id: isOwn ? otherId(world, { role, first, second }) : added_by,
      property_id: id,
      message: `Message ${first}`,
    });
  },
  read: async (world, choice) => {
    const message = await recentMessage(world, choice.first);
    const [user_id] = [message.sender_id, message.receiver_id].filter((id) => id !== world.ids[choice.role]);
    return (await world.get(choice.role, 'get_messages', { user_id, property_id: message.property_id }))
      ?.status;
  },
  'delete message': async (world, { role, first }) => {
    const { id, receiver_id } = await recentMessage(world, first);
    return world.post(role, 'delete_chat_message', { receiver_id, message_id: id });
  },
  'delete conversation': async (world, { role, first }) => {
    const { sender_id, receiver_id, property_id } = await recentMessage(world, first);
    return world.post(role, 'delete_chat_message', { sender_id, receiver_id, property_id });
  },
  block: async (world, choice) =>
    world.post(choice.role, choice.first % 2 ? 'block-user' : 'unblock-user', {
      to_user_id: otherId(world, choice),
    }),
  favourite: async (world, { role, first, second }) =>
    world.post(role, 'add_favourite', {
      property_id: (await anyListing(world, 'properties', first)).id,
      type: second % 2,
    }),
  interest: async (world, { role, first, second }) =>
    world.post(role, 'interested_users', {
      property_id: (await anyListing(world, 'properties', first)).id,
      type: second % 2,
    }),
  'save search': async (world, { role, first }) =>
    world.post(role, 'saved-searches', {
      name: 'Homes',
      frequency: 'instant',
      city: first % 2 ? 'Tarn' : 'Westhaven',
    }),
  'see notifications': async (world, { role, first }) =>
    world.post(
      role,
      'mark-notifications-seen',
      first % 2 ? { group: 'homes' } : { id: await recentId(world, 'notifications', first) },
    ),
  'apply for verification': (world, { role, first }) =>
    world.post(role, 'apply-agent-verification', { form_fields: [{ id: 3, value: String(first % 9) }] }),
  'decide on an agent': (world, { role, first }) =>
    world.operator(
      'verify',
      'agent',
      String(world.ids[role]),
      ...(first % 2 ? ['--fail', '--reason', 'expired'] : []),
    ),
  'free package': (world, { role }) => world.post(role, 'assign_package', { package_id: 1 }),
  'bank transfer': (world, { role, first }) =>
    world.postForm(role, 'initiate-bank-transfer', { package_id: nth(PACKAGES, first)!, file: PDF }),
  'decide on a receipt': async (world, { first, second }) => {
    const decision = nth(['accept', 'reject', 'cancel'], second)!;
    return world.operator(
      'receipts',
      decision,
      String(await recentId(world, 'transactions', first)),
      '--reason',
      'blurred',
    );
  },
  leave: (world, { role }) => world.post(role, 'delete_user', {}),
  keep: (world, { role }) => world.post(role, 'keep-account', {}),
  'close account': (world, { role }) => world.operator('deactivate', 'user', String(world.ids[role])),
  'open account': (world, { role }) => world.operator('activate', 'user', String(world.ids[role])),
  'time passes': async (world, { first }) => world.app.pass(nth(passes, first)!),
  'jobs run': async (world) => {
    for (const job of world.app.jobs) await job.run();
  },
};
