import { grantEverything, newOwner, newPerson, type Person } from '../access-world.ts';
import type { TestApp } from '../../harness/test-app.ts';

/** The columns of every table, in this order. */
export const kinds = ['visitor', 'stranger', 'blocked', 'subscriber', 'owner', 'closed'] as const;
export type Kind = (typeof kinds)[number];
export type People = Readonly<Record<Kind, Person>>;

/**
 * One user of each kind: a visitor, a user without a package, a user whom the owner has blocked, a user with every package,
 * the owner of the objects, and a user whose account has been closed.
 */
export async function peopleOf(app: TestApp): Promise<People> {
  const owner = await newOwner(app, 'matrix-owner');
  const [stranger, blocked, subscriber, closed] = await Promise.all([
    newPerson(app, 'matrix-stranger'),
    newPerson(app, 'matrix-blocked'),
    newPerson(app, 'matrix-subscriber'),
    newPerson(app, 'matrix-closed'),
  ]);
  await grantEverything(app, subscriber.id);
  await app.post('block-user', { to_user_id: blocked.id }, owner.token);
  await app.db.updateTable('users').set({ is_active: false }).where('id', '=', closed.id).execute();
  return { visitor: { id: 0, token: undefined }, stranger, blocked, subscriber, owner, closed };
}

/** One email per kind of user, in the order of {@link kinds}. */
export async function rowOf(people: People, outcome: (person: Person) => Promise<string>): Promise<string> {
  let row = '';
  for (const kind of kinds) row += await outcome(people[kind]);
  return row;
}
