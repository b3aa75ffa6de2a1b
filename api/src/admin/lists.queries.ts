import { ADVERT } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Page } from './list-pages.ts';

/** `revision`: of the listing, also for its advert; of a bank transfer the number of its receipt. */
export const waitingListings = async (db: Db, { limit, offset }: Page) =>
  (
    await sql<Record<string, unknown>>`
      select 'property' as kind, id, slug_id as slug, title, added_by as owner, created_at, revision from properties
      where request_status = 'pending'
      union all
      select 'project', id, slug_id, title, added_by, created_at, revision from projects where request_status = 'pending'
      union all
      select 'advert', a.id, '', coalesce(p.title, j.title), a.user_id, a.starts_at,
        coalesce(p.revision, j.revision) from adverts a
      left join properties p on p.id = a.property_id left join projects j on j.id = a.project_id where a.status = ${ADVERT.pending}
      union all
      select 'payment', t.id, '', k.name, t.user_id, t.updated_at,
        (select max(b.id) from bank_receipts b where b.transaction_id = t.id) from transactions t join packages k on k.id = t.package_id
      where t.status = 'review'
      order by created_at, kind, id limit ${limit} offset ${offset}`.execute(db)
  ).rows;

export const waitingAgents = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('verification_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.id', 'u.name', 'u.email', 'a.updated_at as applied_at', 'a.revision'])
    .where('a.status', '=', 'pending')
    .orderBy('a.updated_at')
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Questions and answers of an application; files as their path in the storage. */
export const agentAnswers = (db: Db, userId: number) =>
  db
    .selectFrom('verification_answers as v')
    .innerJoin('verification_applications as a', 'a.id', 'v.application_id')
    .innerJoin('verification_fields as f', 'f.id', 'v.field_id')
    .select(['f.name as question', 'v.value as answer'])
    .select(sql<boolean>`f.field_type = 'file'`.as('is_file'))
    .where('a.user_id', '=', userId)
    .orderBy('f.rank')
    .execute();

export const waitingReceipts = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('packages as p', 'p.id', 't.package_id')
    .select(['t.id', 'u.email', 'p.name as package', 't.amount', 't.updated_at', 't.user_id', 't.package_id'])
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bank_receipts as b')
          .select(['b.id', 'b.file'])
          .whereRef('b.transaction_id', '=', 't.id')
          .orderBy('b.id', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .select(['r.file as receipt', 'r.id as revision'])
    .where('t.status', '=', 'review')
    .where('t.payment_type', '=', 'bank transfer')
    .orderBy('t.updated_at')
    .orderBy('t.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Online payments of which another amount arrived. */
export const waitingPayments = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('packages as p', 'p.id', 't.package_id')
    .select(['t.id', 'u.email', 'p.name as package', 't.gateway', 't.gateway_transaction_id as payment'])
    .select(['t.amount', 't.currency', 't.arrived_amount', 't.arrived_currency', 't.updated_at'])
    .where('t.status', '=', 'review')
    .where('t.payment_type', '=', 'online payment')
    .orderBy('t.updated_at')
    .orderBy('t.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Open ones, the longest waiting first. */
export const reports = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('reports as r')
    .innerJoin('properties as p', 'p.id', 'r.property_id')
    .leftJoin('report_reasons as w', 'w.id', 'r.reason_id')
    .select([
      'r.id',
      'p.slug_id as property',
      'r.user_id as by',
      'r.other_message as message',
      'r.created_at',
    ])
    .select(sql<string>`coalesce(w.reason, 'Other')`.as('reason'))
    .where('r.closed_at', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const userReports = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('user_reports as r')
    .innerJoin('users as u', 'u.id', 'r.reported_user_id')
    .select(['r.id', 'u.id as user', 'u.email', 'r.user_id as by', 'r.property_id as about'])
    .select(['r.reason', 'r.other_message as message', 'r.created_at'])
    .where('r.closed_at', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const contactMessages = (db: Db, { limit, offset }: Page) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'first_name', 'last_name', 'email', 'subject', 'message', 'created_at'])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const auditRows = (db: Db, { limit, offset }: Page) =>
  db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
