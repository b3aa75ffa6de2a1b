import { targetsOfKind, type NotificationTarget } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Db } from '../../../src/db/database.ts';
import type { Notification } from '../../../src/domains/notifications/notifier.ts';
import type { NotificationText } from '../../../src/texts/notifications.ts';

type TargetType = NotificationTarget['type'];

/** A value for every placeholder of the texts; a kind takes those that it knows. */
export const placeholders = {
  title: 'T-1',
  body: 'B-2',
  reason: 'R-3',
  name: 'N-4',
  titles: ['H-5', 'H-6'],
  more: 47,
  days: 48,
  listing: 'L-7',
  preview: 'P-8',
  person: 'Q-9',
  email: 'E-10',
  message: 'M-11',
};

/** A notification of this kind with a value for each of its placeholders. */
export const textOf = (kind: string) => ({ kind, ...placeholders }) as unknown as NotificationText;

/** Something real for each type of target, what can be owned is owned by this user. */
export async function targetsFor(db: Db, userId: number): Promise<Record<TargetType, number>> {
  const one = async (query: ReturnType<typeof sql<{ id: number }>>, what: string) => {
    const { rows } = await query.execute(db);
    if (!rows[0]) throw new Error(`user ${userId} has no ${what}`);
    return rows[0].id;
  };
  return {
    property: await one(
      sql`select id from properties where is_on_market and not is_premium and added_by is distinct from ${userId} order by id limit 1`,
      'property of others',
    ),
    own_property: await one(
      sql`select id from properties where added_by = ${userId} order by id limit 1`,
      'property',
    ),
    project: await one(
      sql`select id from projects where status = 1 and added_by is distinct from ${userId} order by id limit 1`,
      'project of others',
    ),
    own_project: await one(
      sql`select id from projects where added_by = ${userId} order by id limit 1`,
      'project',
    ),
    advert: await one(sql`select id from adverts where user_id = ${userId} order by id limit 1`, 'advert'),
    verification: await one(
      sql`select id from verification_applications where user_id = ${userId} limit 1`,
      'application',
    ),
    transaction: await one(
      sql`select id from transactions where user_id = ${userId} order by id limit 1`,
      'transaction',
    ),
    package: await one(
      sql`select id from user_packages where user_id = ${userId} order by id limit 1`,
      'package',
    ),
    // Its page is the list of all.
    saved_search: 1,
  };
}

/** One for every kind and target of the contract that stands in the list. */
export async function everyNotification(db: Db, userId: number): Promise<Notification[]> {
  const ids = await targetsFor(db, userId);
  const about = (kind: string, type?: TargetType, isFirst = true) => ({
    to: [userId],
    text: isFirst ? textOf(kind) : ({ ...textOf(kind), title: String(type) } as NotificationText),
    push: { type: 'default' as const },
    ...(type && { target: { type, id: ids[type] } }),
    mayBeSwitchedOff: false,
    list: { type: 0 as const },
  });
  const all = Object.entries(targetsOfKind).flatMap(
    ([kind, types]: [string, readonly TargetType[] | null]) => {
      if (types === null) return [];
      // The first one, with the words of `textOf`, becomes the newest of its kind.
      return types.length === 0
        ? [about(kind)]
        : types.map((type, place) => about(kind, type, place === 0)).toReversed();
    },
  );
  // Of the table itself, which the type asks for.
  return all as Notification[];
}
