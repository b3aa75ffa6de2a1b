import { randomFrom } from '../random.ts';
import { daysBefore, type Rows } from '../rows.ts';

/** A source of its own, so that more conversations change nothing else of the world. */
const SEED = 21;
const AGENTS = 12;
/** How quickly an agent usually answers, in minutes; some let a day pass. */
const USUAL_MINUTES = [12, 40, 75, 120, 120, 180, 300, 480, 1440];

const questions = [
  'Hello, is this still available?',
  'Could I see it one evening this week?',
  'Which floor is it on, and is there a lift?',
  'When could one move in?',
  'Is there a place for a car?',
];
const answers = [
  'Yes, it is. When would suit you?',
  'Gladly. Tomorrow after five, or on Saturday.',
  'I’ll look it up and write to you today.',
  'The first of next month. Come and have a look before.',
];

interface World {
  readonly now: Date;
  /** Who may ask. */
  readonly members: readonly number[];
  /** Whose conversations stay as they are: demo sign-ins, which people try out. */
  readonly apart: readonly number[];
  readonly live: readonly NonNullable<Rows['properties']>[number][];
}

/** Conversations of the last months with those who offer most, so that pages can state how quickly they answer. */
export function conversations({ now, members, apart, live }: World): NonNullable<Rows['messages']> {
  const random = randomFrom(SEED);
  const offers = new Map<number, typeof live>();
  for (const home of live) {
    const { added_by: by } = home;
    if (typeof by === 'number' && !apart.includes(by)) offers.set(by, [...(offers.get(by) ?? []), home]);
  }
  const busiest = [...offers].toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0]).slice(0, AGENTS);
  return busiest.flatMap(([agent, homes]) => {
    const usual = random.pick(USUAL_MINUTES);
    const isReliable = random.chance(0.8);
    const askers = members.filter((id) => id !== agent && !apart.includes(id));
    return random.some(askers, random.whole(7, 20)).flatMap((asker) => {
      const property_id = random.pick(homes).id!;
      const asked = daysBefore(now, random.whole(3, 80));
      const after = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);
      const question = {
        sender_id: asker,
        receiver_id: agent,
        property_id,
        message: random.pick(questions),
        is_read: true,
        created_at: asked,
      };
      if (!random.chance(isReliable ? 0.96 : 0.6)) return [question];
      const minutes = Math.max(2, Math.round(usual * (0.4 + random.next() * 1.3)));
      return [
        question,
        {
          sender_id: agent,
          receiver_id: asker,
          property_id,
          message: random.pick(answers),
          is_read: true,
          created_at: after(minutes),
        },
      ];
    });
  });
}
