import { ADVERT } from '@lintel/api-contract';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';
import { lockListingOf } from '#domains/adverts/adverts.queries.ts';
import {
  hideListings,
  lockWithListings,
  showListings,
} from '#domains/accounts/leaving/hidden-listings.queries.ts';

const asId = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** A number may be the id of a listing and the slug of another. */
const isCalled = (text: string) => {
  const id = asId(text);
  return (eb: ExpressionBuilder<Tables, 'properties' | 'projects'>) =>
    id === undefined ? eb('slug_id', '=', text) : eb.or([eb('id', '=', id), eb('slug_id', '=', text)]);
};

/** Properties that are called so, locked: two at most, in the order of their ids. */
export const lockProperties = (db: Db, idOrSlug: string) =>
  db
    .selectFrom('properties')
    .select([
      'id',
      'slug_id',
      'title',
      'added_by',
      'request_status',
      'status',
      'hidden_by_owner',
      'revision',
      'property_type',
      'previous_price',
    ])
    .where(isCalled(idOrSlug))
    .orderBy('id')
    .forUpdate()
    .execute();

/** {@link lockProperties} for projects. */
export const lockProjects = (db: Db, idOrSlug: string) =>
  db
    .selectFrom('projects')
    .select(['id', 'slug_id', 'title', 'added_by', 'request_status', 'status', 'hidden_by_owner', 'revision'])
    .where(isCalled(idOrSlug))
    .orderBy('id')
    .forUpdate()
    .execute();

/** Writes a decision; answers whether the listing is shown, which the database refuses while its owner's account leaves or is closed. */
export const setReview = async (
  db: Db,
  table: 'properties' | 'projects',
  id: number,
  change: { request_status: 'approved' | 'rejected'; status: 0 | 1; updated_at: Date; previous_price?: null },
): Promise<0 | 1> => {
  const { status } = await db
    .updateTable(table)
    .set(change)
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow();
  return status === 1 ? 1 : 0;
};

export const addRejectReason = (
  db: Db,
  row: { property_id?: number; project_id?: number; reason: string; created_at: Date; updated_at: Date },
) => db.insertInto('reject_reasons').values(row).execute();

/** An advert, locked with its listing. */
export async function lockAdvert(trx: Db, id: number) {
  await lockListingOf(trx, id);
  return trx
    .selectFrom('adverts as a')
    .leftJoin('properties as p', 'p.id', 'a.property_id')
    .leftJoin('projects as j', 'j.id', 'a.project_id')
    .select([
      'a.id',
      'a.user_id',
      'a.status',
      'a.ends_at',
      'a.property_id',
      'a.project_id',
      'a.user_package_id',
    ])
    .select(sql<string>`coalesce(p.title, j.title)`.as('title'))
    .select(sql<number>`coalesce(p.revision, j.revision)`.as('revision'))
    .select(sql<boolean>`coalesce(p.is_on_market, j.is_live)`.as('is_shown'))
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();
}

/** Approves a waiting advert, whose time begins now: as long as its package gives, whatever it has waited. */
export const approveAdvert = (db: Db, id: number, now: Date) =>
  db
    .updateTable('adverts')
    .set({
      status: 0,
      reject_reason: '',
      starts_at: now,
      ends_at: sql`${now}::timestamptz + (ends_at - starts_at)`,
    })
    .where('id', '=', id)
    .execute();

export const rejectAdvert = (db: Db, id: number, reason: string) =>
  db
    .updateTable('adverts')
    .set({ status: ADVERT.rejected, reject_reason: reason })
    .where('id', '=', id)
    .execute();

/** By id or e-mail address; a confirmed address counts before one that is not. */
const userNamed = (db: Db, idOrEmail: string) => {
  const id = asId(idOrEmail);
  const query = db.selectFrom('users').select(['id', 'name', 'email', 'is_active']);
  return id === undefined
    ? query
        .where(sql<boolean>`lower(email) = lower(${idOrEmail})`)
        .orderBy('is_email_verified', 'desc')
        .orderBy('id')
    : query.where('id', '=', id);
};

export const lockUser = (db: Db, idOrEmail: string) =>
  userNamed(db, idOrEmail).forUpdate().executeTakeFirst();

/** A user, locked with everything that they list. */
export async function lockUserWithListings(trx: Db, idOrEmail: string) {
  const found = await userNamed(trx, idOrEmail).executeTakeFirst();
  if (!found) return undefined;
  await lockWithListings(trx, found.id);
  return userNamed(trx, String(found.id)).executeTakeFirst();
}

const setActive = (db: Db, id: number, isActive: boolean, now: Date) =>
  db.updateTable('users').set({ is_active: isActive, updated_at: now }).where('id', '=', id).execute();

/** Closes an account and hides its listings. */
export async function closeAccount(trx: Db, id: number, now: Date): Promise<void> {
  await setActive(trx, id, false, now);
  await trx
    .insertInto('closed_accounts')
    .values({ user_id: id, ...(await hideListings(trx, id)) })
    .execute();
}

/** Opens an account and shows what closing it hid. */
export async function openAccount(trx: Db, id: number, now: Date): Promise<void> {
  await setActive(trx, id, true, now);
  const hidden = await trx
    .deleteFrom('closed_accounts')
    .where('user_id', '=', id)
    .returning(['property_ids', 'project_ids'])
    .executeTakeFirst();
  if (hidden) await showListings(trx, id, hidden, now);
}

export const lockApplication = (db: Db, userId: number) =>
  db
    .selectFrom('verification_applications')
    .select(['id', 'status', 'revision'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const decideApplication = (
  db: Db,
  id: number,
  { status, reason }: { status: 'success' | 'failed'; reason: string },
  now: Date,
) =>
  db
    .updateTable('verification_applications')
    .set({ status, reject_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Why an answer was refused; false when the application has no answer to this question. */
export const refuseAnswer = async (db: Db, applicationId: number, question: string, reason: string) =>
  (await db
    .updateTable('verification_answers')
    .set({ reject_reason: reason })
    .where('application_id', '=', applicationId)
    .where('field_id', 'in', (eb) =>
      eb.selectFrom('verification_fields').select('id').where('name', '=', question),
    )
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const acceptAnswers = (db: Db, applicationId: number) =>
  db
    .updateTable('verification_answers')
    .set({ reject_reason: '' })
    .where('application_id', '=', applicationId)
    .execute();

export const putSetting = (db: Db, key: string, value: string, now: Date) =>
  db
    .insertInto('settings')
    .values({ key, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute();

export const settings = (db: Db) => db.selectFrom('settings').select(['key', 'value']).execute();

/** Whether a language is offered; it stays that until the transaction ends. */
export const keepOffered = async (trx: Db, code: string) =>
  (await trx
    .selectFrom('languages')
    .select('id')
    .where('code', '=', code)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst()) !== undefined;

/** The texts of a language for web clients, key → text; undefined when there is no such language. */
export const lockTexts = async (db: Db, code: string) => {
  const row = await db
    .selectFrom('languages')
    .select('web_texts')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && ((row.web_texts ?? {}) as Record<string, string>);
};

/** The texts of a language for mobile apps. */
export const putAppTexts = async (db: Db, code: string, texts: Readonly<Record<string, string>>, now: Date) =>
  (await db
    .updateTable('languages')
    .set({ app_texts: JSON.stringify(texts), updated_at: now })
    .where('code', '=', code)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const putTexts = (db: Db, code: string, texts: Readonly<Record<string, string>>, now: Date) =>
  db
    .updateTable('languages')
    .set({ web_texts: JSON.stringify(texts), updated_at: now })
    .where('code', '=', code)
    .execute();

const languageColumns = ['code', 'name', 'is_rtl', 'is_active'] as const;

export const languages = (db: Db) =>
  db.selectFrom('languages').select(languageColumns).orderBy('id').execute();

export const putLanguage = (db: Db, language: { code: string; name: string; is_rtl: boolean }, now: Date) => {
  const present = { ...language, is_active: true, updated_at: now };
  return db
    .insertInto('languages')
    .values(present)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(present))
    .returning(languageColumns)
    .executeTakeFirstOrThrow();
};

/** Undefined when there is no such language. */
export const hideLanguage = (db: Db, code: string, now: Date) =>
  db
    .updateTable('languages')
    .set({ is_active: false, updated_at: now })
    .where('code', '=', code)
    .returning(languageColumns)
    .executeTakeFirst();
