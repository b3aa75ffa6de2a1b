import { sql } from 'kysely';
import { aboutProject, type LeadState } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';

/** What users are interested in. */
export interface LeadSubject {
  readonly kind: 'property' | 'project';
  readonly id: number;
}

export interface LeadRecord {
  readonly id: number;
  readonly name: string;
  readonly profile: string;
  readonly email: string;
  readonly mobile: string | null;
  /** Null for listings, whose interest has no question. */
  readonly message: string | null;
  readonly created_at: Date;
  readonly state: LeadState;
  readonly note: string;
  /** The newest message between owner and user about the listing or project; null where there is none. */
  readonly last_message: {
    readonly kind: 'text' | 'file' | 'audio';
    readonly text: string;
    readonly is_mine: boolean;
    readonly created_at: string;
  } | null;
}

/** The table of interests, its column, and that of the question. */
const tables = {
  property: { interests: 'interests', column: 'property_id', message: sql`null` },
  project: { interests: 'project_interests', column: 'project_id', message: sql`i.message` },
} as const;

/** Of an interest `i`: no block stands between the interested user and the owner. */
export const isUnblocked = (ownerId: number) => sql<boolean>`
  not exists (select from blocks b where (b.by_user_id = ${ownerId} and b.user_id = i.user_id)
    or (b.by_user_id = i.user_id and b.user_id = ${ownerId}))`;

const shown = ({ kind, id }: LeadSubject, ownerId: number) => sql`
  from ${sql.table(tables[kind].interests)} i join users u on u.id = i.user_id
  where i.${sql.ref(tables[kind].column)} = ${id} and ${isUnblocked(ownerId)}`;

/** Letters of a message that a lead shows. */
const SHOWN_LETTERS = 200;

/** The newest message between both, by the two indexes of conversations; what the owner removed is left out. */
const lastMessage = ({ kind, id }: LeadSubject, ownerId: number) => {
  const about = kind === 'project' ? aboutProject(id) : id;
  return sql`(select json_build_object('kind', case when m.audio <> '' then 'audio' when m.file <> '' then 'file' else 'text' end,
          'text', left(m.message, ${sql.lit(SHOWN_LETTERS)}), 'is_mine', m.is_mine, 'created_at', m.created_at)
        from (
          (select id, message, file, audio, created_at, true as is_mine from messages
            where sender_id = ${ownerId} and property_id = ${about} and receiver_id = u.id and not hidden_from_sender
            order by id desc limit 1)
          union all
          (select id, message, file, audio, created_at, false from messages
            where sender_id = u.id and property_id = ${about} and receiver_id = ${ownerId} and not hidden_from_receiver
            order by id desc limit 1)
        ) m order by m.id desc limit 1)`;
};

const columns = (subject: LeadSubject, ownerId: number) =>
  sql`u.id, u.name, u.profile, u.email, u.mobile, ${tables[subject.kind].message} as message, i.created_at, i.state, i.note,
    ${lastMessage(subject, ownerId)} as last_message`;

/** Users who are interested, newest first, but those between whom and the owner a block stands. */
export async function leads(
  db: Db,
  subject: LeadSubject,
  { ownerId, state, limit, offset }: { ownerId: number; state?: LeadState; limit: number; offset: number },
): Promise<{ rows: LeadRecord[]; total: number }> {
  const wanted = state === undefined ? sql`` : sql` and i.state = ${state}`;
  const from = sql`${shown(subject, ownerId)}${wanted}`;
  const [{ rows }, counted] = await Promise.all([
    sql<LeadRecord>`select ${columns(subject, ownerId)} ${from} order by i.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Changes what the owner notes; undefined when that user is not among {@link leads}. */
export async function changeLead(
  db: Db,
  subject: LeadSubject,
  ownerId: number,
  { userId, state, note }: { userId: number; state?: LeadState | undefined; note?: string | undefined },
): Promise<LeadRecord | undefined> {
  const { interests, column } = tables[subject.kind];
  await sql`update ${sql.table(interests)} i set state = coalesce(${state ?? null}, state), note = coalesce(${note ?? null}, note)
    where ${sql.ref(column)} = ${subject.id} and user_id = ${userId} and ${isUnblocked(ownerId)}`.execute(db);
  const { rows } =
    await sql<LeadRecord>`select ${columns(subject, ownerId)} ${shown(subject, ownerId)} and u.id = ${userId}`.execute(
      db,
    );
  return rows[0];
}
