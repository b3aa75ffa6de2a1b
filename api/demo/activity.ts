import { notificationText, type NotificationText } from '../src/texts/notifications.ts';
import { followUps, openings, replies } from './conversations/lines.ts';
import { conversations } from './conversations/conversations.ts';
import { randomFrom, type Random } from './random.ts';
import { daysBefore, type Rows } from './rows.ts';

interface World {
  readonly random: Random;
  readonly now: Date;
  readonly members: readonly number[];
  readonly buyer: number;
  readonly owner: number;
  readonly demoAgent: number;
  readonly properties: NonNullable<Rows['properties']>;
  readonly projects: NonNullable<Rows['projects']>;
}

/** A few listings get most of the attention. */
const attention = (random: Random) => Math.floor(6 / (0.004 + random.next() ** 1.4));

/** What is looked at most is not what is kept most: a strange house draws eyes, a fair price draws hearts. */
const TASTE = 7;
/** Views per listing that a user saved. */
const VIEWS_A_HEART = 45;

/** What people did: saved, asked, advertised, wrote, were notified of. */
export function activity({
  random,
  now,
  members,
  buyer,
  owner,
  demoAgent,
  properties,
  projects,
}: World): Rows {
  const rows: Required<
    Pick<
      Rows,
      | 'favourites'
      | 'interests'
      | 'adverts'
      | 'messages'
      | 'notifications'
      | 'notification_recipients'
      | 'personalised_fields'
      | 'saved_searches'
      | 'devices'
    >
  > = {
    favourites: [],
    interests: [],
    adverts: [],
    messages: [],
    notifications: [],
    notification_recipients: [],
    personalised_fields: [],
    saved_searches: [],
    devices: [],
  };
  const live = properties.filter(
    ({ status, request_status, property_type }) =>
      status === 1 && request_status === 'approved' && property_type < 2,
  );
  for (const property of properties) property.total_click = attention(random);
  const taste = randomFrom(TASTE);
  for (const property of live) {
    // Few keep a home that they have not seen.
    const most = property.title_image ? members.length : 1;
    const likes = Math.min(most, Math.floor(attention(taste) / VIEWS_A_HEART) + random.whole(0, 2));
    for (const user_id of random.some(members, likes)) {
      if (user_id !== property.added_by && user_id !== buyer)
        rows.favourites.push({ user_id, property_id: property.id! });
    }
    if (random.chance(0.3)) rows.interests.push({ user_id: random.pick(members), property_id: property.id! });
  }
  for (const property of random.some(
    live.filter(({ added_by }) => added_by !== buyer),
    6,
  )) {
    rows.favourites.push({
      user_id: buyer,
      property_id: property.id!,
      created_at: daysBefore(now, random.whole(1, 30)),
    });
  }

  for (const property of random.some(
    live.filter(({ added_by, title_image }) => added_by !== null && title_image !== ''),
    28,
  )) {
    rows.adverts.push({
      user_id: property.added_by ?? null,
      property_id: property.id!,
      package_id: 4,
      type: 'HomeScreen',
      status: 0,
      starts_at: daysBefore(now, 5),
      ends_at: daysBefore(now, -random.whole(20, 85)),
    });
  }
  const [expired, waiting] = random.some(
    live.filter(({ added_by }) => added_by === demoAgent),
    2,
  );
  if (expired)
    rows.adverts.push({
      user_id: demoAgent,
      property_id: expired.id!,
      package_id: 4,
      status: 3,
      starts_at: daysBefore(now, 120),
      ends_at: daysBefore(now, 30),
    });
  if (waiting)
    rows.adverts.push({
      user_id: demoAgent,
      property_id: waiting.id!,
      package_id: 4,
      status: 1,
      starts_at: now,
      ends_at: daysBefore(now, -90),
    });
  for (const project of projects.filter(({ status }) => status === 1).slice(0, 5)) {
    rows.adverts.push({
      user_id: project.added_by ?? null,
      project_id: project.id!,
      package_id: 5,
      status: 0,
      starts_at: daysBefore(now, 3),
      ends_at: daysBefore(now, -60),
    });
  }

  /** `unread`: whose turn it is to read; the last line comes from the other side. */
  const talk = (
    asker: number,
    property: (typeof live)[number],
    daysAgo: number,
    unread?: 'asker' | 'seller',
  ) => {
    const number = asker + property.id!;
    const seller = property.added_by ?? null;
    const toSeller = { receiver_id: seller, to_admin: seller === null };
    const line = (minutes: number) => new Date(daysBefore(now, daysAgo).getTime() + minutes * 60_000);
    rows.messages.push({
      sender_id: asker,
      ...toSeller,
      property_id: property.id!,
      message: random.pick(openings),
      is_read: true,
      created_at: line(0),
    });
    rows.messages.push({
      sender_id: seller,
      from_admin: seller === null,
      receiver_id: asker,
      property_id: property.id!,
      message: random.pick(replies),
      is_read: true,
      created_at: line(95),
    });
    rows.messages.push({
      sender_id: asker,
      ...toSeller,
      property_id: property.id!,
      message: unread === 'seller' ? followUps[number % followUps.length]! : 'Perfect, see you then.',
      is_read: unread !== 'seller',
      created_at: line(130),
    });
    if (unread === 'asker')
      rows.messages.push({
        sender_id: seller,
        from_admin: seller === null,
        receiver_id: asker,
        property_id: property.id!,
        message: 'I have put your name on the list. The bell says “Office”.',
        is_read: false,
        created_at: line(150),
      });
  };
  const of = (who: number | null) => live.filter(({ added_by }) => added_by === who);
  [...of(demoAgent).slice(0, 2), ...of(owner).slice(0, 1), ...of(null).slice(0, 1)].forEach(
    (property, index) => talk(buyer, property, 1 + index * 3, index < 2 ? 'asker' : undefined),
  );
  for (const asker of random.some(
    members.filter((id) => id !== buyer && id !== owner),
    9,
  )) {
    talk(
      asker,
      random.pick(of(random.chance(0.5) ? owner : demoAgent)),
      random.whole(1, 40),
      random.chance(0.3) ? 'seller' : undefined,
    );
  }
  rows.messages.push(...conversations({ now, members, apart: [buyer, owner, demoAgent], live }));
  const left = of(demoAgent)[0];
  if (left)
    rows.messages.push({
      sender_id: null,
      receiver_id: demoAgent,
      property_id: left.id!,
      message: 'Thank you, we have found something else.',
      is_read: true,
      created_at: daysBefore(now, 90),
    });
  rows.messages.sort((a, b) => Number(a.created_at) - Number(b.created_at));

  const saved = live.filter(({ id }) =>
    rows.favourites.some(({ user_id: user, property_id: home }) => user === buyer && home === id),
  );
  const cheaper =
    saved.find(({ previous_price: before, price }) => Number(before ?? 0) > Number(price)) ?? saved[0];
  const titleOf = (home: { title?: string } | undefined) => ({ title: home?.title ?? '' });
  const notes: [
    to: number | 'all',
    NotificationText,
    propertyId: number | undefined,
    type: number,
    daysAgo: number,
    /** What it is about, where that is the listing. */
    target?: 'property' | 'own_property',
  ][] = [
    ['all', { kind: 'welcome' }, undefined, 0, 60],
    [buyer, { kind: 'priceDrop', ...titleOf(cheaper) }, cheaper?.id, 1, 4, 'property'],
    [buyer, { kind: 'answer', ...titleOf(of(demoAgent)[0]) }, of(demoAgent)[0]?.id, 1, 1, 'property'],
    [owner, { kind: 'listingApproved', ...titleOf(of(owner)[0]) }, of(owner)[0]?.id, 1, 9, 'own_property'],
    [owner, { kind: 'receiptReceived' }, undefined, 2, 2],
    [demoAgent, { kind: 'agentVerified' }, undefined, 0, 40],
    [demoAgent, { kind: 'advertEnded', ...titleOf(expired) }, expired?.id, 1, 30, 'own_property'],
  ];
  for (const [to, text, propertyId, type, daysAgo, target] of notes.toSorted((a, b) => b[4] - a[4])) {
    const id = rows.notifications.length + 1;
    const { title, body } = notificationText('en', text);
    rows.notifications.push({
      id,
      title,
      message: body,
      words: JSON.stringify(text),
      type,
      send_type: to === 'all' ? 1 : 0,
      property_id: propertyId ?? null,
      ...(target && propertyId !== undefined && { target_type: target, target_id: propertyId }),
      created_at: daysBefore(now, daysAgo),
    });
    if (to !== 'all') rows.notification_recipients.push({ notification_id: id, user_id: to });
  }
  rows.personalised_fields.push({
    user_id: buyer,
    category_ids: [1, 2, 3],
    facility_ids: [2, 8],
    min_price: 100_000,
    max_price: 900_000,
    property_type: 0,
    property_type_is_set: true,
    city: 'Port Aster',
  });
  // looked at a moment ago, so that the demo does not begin with an alert about all of it
  const watched = (daysAgo: number) => ({
    looked_at: now,
    next_look_at: now,
    created_at: daysBefore(now, daysAgo),
    updated_at: daysBefore(now, daysAgo),
  });
  rows.saved_searches.push(
    {
      user_id: buyer,
      name: 'Flats in Port Aster up to 400,000',
      filter: JSON.stringify({
        category_ids: [1],
        property_type: '0',
        city: 'Port Aster',
        max_price: 400_000,
      }),
      frequency: 'daily',
      ...watched(12),
    },
    {
      user_id: buyer,
      name: 'Homes to rent',
      filter: JSON.stringify({ category_ids: [1, 2, 3], property_type: '1' }),
      frequency: 'instant',
      ...watched(3),
    },
  );
  return rows;
}
