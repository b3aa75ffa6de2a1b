import { sql, type RawBuilder } from 'kysely';
import type { ListingSteps } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { isUnblocked } from '#domains/listings/interest/leads.queries.ts';

type Waiting = ListingSteps['leads'];

/** How many rows there are, and the newest; the rows have `kind`, `id`, `slug_id`, `title` and `since`. */
const waitingIn = (rows: RawBuilder<unknown>) => sql<Waiting>`(
  select json_build_object('count', count(*), 'newest', (array_agg(
    json_build_object('kind', w.kind, 'id', w.id, 'slug_id', w.slug_id, 'title', w.title) order by w.since desc))[1])
  from (${rows}) w)`;

/** Interests that the owner has done nothing about, but those between whom and the owner a block stands. */
const newLeads = (ownerId: number, kind: 'property' | 'project') => {
  const interests = sql.table(kind === 'property' ? 'interests' : 'project_interests');
  const column = sql.ref(kind === 'property' ? 'i.property_id' : 'i.project_id');
  const listings = sql.table(kind === 'property' ? 'properties' : 'projects');
  return sql`
    select ${sql.lit(kind)} as kind, l.id, l.slug_id, l.title, i.created_at as since
    from ${interests} i join ${listings} l on l.id = ${column}
    where l.added_by = ${ownerId} and i.state = 'new' and ${isUnblocked(ownerId)}`;
};

const refused = (ownerId: number, kind: 'property' | 'project') => sql`
  select ${sql.lit(kind)} as kind, id, slug_id, title, updated_at as since
  from ${sql.table(kind === 'property' ? 'properties' : 'projects')}
  where added_by = ${ownerId} and request_status = 'rejected'`;

const unconfirmed = (ownerId: number) => sql`
  select 'property' as kind, id, slug_id, title, confirmation_due_at as since
  from properties where added_by = ${ownerId} and is_on_market and confirmation_step in ('asked', 'overdue')`;

/** What of the listings of a user waits for them. */
export async function stepsOf(db: Db, ownerId: number): Promise<ListingSteps> {
  const both = (rows: typeof refused | typeof newLeads) =>
    waitingIn(sql`${rows(ownerId, 'property')} union all ${rows(ownerId, 'project')}`);
  const { rows } = await sql<ListingSteps>`
    select ${both(newLeads)} as leads, ${both(refused)} as rejected, ${waitingIn(unconfirmed(ownerId))} as to_confirm`.execute(
    db,
  );
  return rows[0]!;
}
