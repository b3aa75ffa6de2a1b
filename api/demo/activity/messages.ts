import { conversations } from '../conversations/conversations.ts';
import { followUps, openings, replies } from '../conversations/lines.ts';
import { daysBefore, type Rows } from '../rows.ts';
import { liveOf, type Property, type World } from './world.ts';

type Messages = NonNullable<Rows['messages']>;

interface Talk {
  asker: number;
  property: Property;
  daysAgo: number;
  /** Whose turn it is to read; the last line comes from the other side. */
  unread?: 'asker' | 'seller' | undefined;
}

/** A user asks a seller about a home, who answers. */
function talk({ random, now }: World, { asker, property, daysAgo, unread }: Talk): Messages {
  const number = asker + property.id!;
  const seller = property.added_by ?? null;
  const at = (minutes: number) => ({
    property_id: property.id!,
    created_at: new Date(daysBefore(now, daysAgo).getTime() + minutes * 60_000),
  });
  const ofAsker = { sender_id: asker, receiver_id: seller, to_admin: seller === null };
  const ofSeller = { sender_id: seller, from_admin: seller === null, receiver_id: asker };
  const last = unread === 'seller' ? followUps[number % followUps.length]! : 'Perfect, see you then.';
  const lines: Messages = [
    { ...ofAsker, ...at(0), message: random.pick(openings), is_read: true },
    { ...ofSeller, ...at(95), message: random.pick(replies), is_read: true },
    { ...ofAsker, ...at(130), message: last, is_read: unread !== 'seller' },
  ];
  if (unread === 'asker')
    lines.push({
      ...ofSeller,
      ...at(150),
      message: 'I have put your name on the list. The bell says “Office”.',
      is_read: false,
    });
  return lines;
}

/** Conversations of the demo accounts and of other members, the oldest message first. */
export function messages(world: World): Messages {
  const { random, now, members, buyer, owner, demoAgent, live } = world;
  const ofAgent = liveOf(world, demoAgent);
  const asked = [
    ...ofAgent.slice(0, 2),
    ...liveOf(world, owner).slice(0, 1),
    ...liveOf(world, null).slice(0, 1),
  ];
  const ofBuyer = asked.flatMap((property, index) =>
    talk(world, { asker: buyer, property, daysAgo: 1 + index * 3, unread: index < 2 ? 'asker' : undefined }),
  );
  const others = members.filter((id) => id !== buyer && id !== owner);
  const ofOthers = random.some(others, 9).flatMap((asker) =>
    talk(world, {
      asker,
      property: random.pick(liveOf(world, random.chance(0.5) ? owner : demoAgent)),
      daysAgo: random.whole(1, 40),
      unread: random.chance(0.3) ? 'seller' : undefined,
    }),
  );
  // Its other side has deleted the account.
  const left = ofAgent.slice(0, 1).map(({ id }) => ({
    sender_id: null,
    receiver_id: demoAgent,
    property_id: id!,
    message: 'Thank you, we have found something else.',
    is_read: true,
    created_at: daysBefore(now, 90),
  }));
  return [
    ...ofBuyer,
    ...ofOthers,
    ...conversations({ now, members, apart: [buyer, owner, demoAgent], live }),
    ...left,
  ].toSorted((a, b) => Number(a.created_at) - Number(b.created_at));
}
