import type { Selectable } from 'kysely';
import type { Tables } from '../../src/db/schema/tables.ts';
import type { Role, World } from './world.ts';

/** What an action is done by and on. `first` and `second` are any numbers: which row, which value. */
export interface Choice {
  readonly role: Role;
  readonly first: number;
  readonly second: number;
}

/** Something that a user, the operator or the clock does. Answers what came of it, for the report. */
export type Action = (world: World, choice: Choice) => Promise<unknown>;

/** The element that a number stands for; undefined in an empty list. */
export const nth = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

/** Calls that name a row that may be missing are sent with this id then. */
export const NO_ROW = 999_999_999;

type Owned = 'properties' | 'projects';

/** A listing of the three users, of `role` alone where that is asked for. */
async function ownedBy(world: World, table: Owned, number: number, owners: readonly number[]) {
  const rows = await world.app.db
    .selectFrom(table)
    .select(['id', 'added_by'])
    .where('added_by', 'in', owners)
    .orderBy('id', 'desc')
    .limit(12)
    .execute();
  return (
    nth(rows as Pick<Selectable<Tables[Owned]>, 'id' | 'added_by'>[], number) ?? {
      id: NO_ROW,
      added_by: NO_ROW,
    }
  );
}

export const anyListing = (world: World, table: Owned, number: number) =>
  ownedBy(world, table, number, Object.values(world.ids));

/** Mostly an own one, sometimes that of another user, which has to be refused. */
export const ownListing = async (world: World, table: Owned, { role, first }: Choice) =>
  first % 8 === 7
    ? (await anyListing(world, table, first)).id
    : (await ownedBy(world, table, first, [world.ids[role]])).id;
