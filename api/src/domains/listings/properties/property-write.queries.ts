import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '#db/database.ts';
import type { Tables } from '#db/schema/tables.ts';
import type { PicturedListing } from '#domains/listings/pictures/pictures.queries.ts';
import type { FactDefinition, FactValue } from './facts.ts';
import type { StoredPropertyFiles } from './property-files.ts';
import type { StoredDocument } from '#files/stored-files.ts';

/** Whether listings may be posted in a category. */
export const isCategory = async (db: Db, id: number) =>
  (await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()) !== undefined;

/** Facts that the listings of a category may state. */
export const factsOfCategory = (db: Db, categoryId: number): Promise<FactDefinition[]> =>
  db
    .selectFrom('category_parameters as c')
    .innerJoin('parameters as m', 'm.id', 'c.parameter_id')
    .select(['m.id', 'm.name', 'm.type', 'm.options', 'm.is_required', 'm.role', 'm.quantity'])
    .where('c.category_id', '=', categoryId)
    .orderBy('c.rank')
    .execute();

export const categoryOf = async (db: Db, propertyId: number) =>
  (await db.selectFrom('properties').select('category_id').where('id', '=', propertyId).executeTakeFirst())
    ?.category_id;

export const knownFacilities = async (db: Db, ids: readonly number[]) =>
  new Set(
    ids.length
      ? (
          await db
            .selectFrom('facilities')
            .select('id')
            .where('id', 'in', [...ids])
            .execute()
        ).map(({ id }) => id)
      : [],
  );

/** An id that no other row gets, for files whose folder is named after it. */
export async function reserveId(db: Db, table: 'properties' | 'projects'): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`.execute(db);
  return rows[0]!.id;
}

/** An own listing, locked until the transaction ends. */
export const lockOwn = (trx: Db, userId: number, id: number) =>
  trx
    .selectFrom('properties')
    .selectAll()
    .where('id', '=', id)
    .where('added_by', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Id of an own listing by id, else by slug: a slug on its way in may be that of another own listing (docs/spec/listings.md#changing). */
export async function ownId(
  db: Db,
  userId: number,
  { id, slug }: { id?: number | undefined; slug?: string | undefined },
): Promise<number | undefined> {
  const own = db.selectFrom('properties').select('id').where('added_by', '=', userId);
  const byId = id === undefined ? undefined : await own.where('id', '=', id).executeTakeFirst();
  const found =
    byId ?? (slug === undefined ? undefined : await own.where('slug_id', '=', slug).executeTakeFirst());
  return found?.id;
}

export const removeProperty = (trx: Db, id: number) =>
  trx.deleteFrom('properties').where('id', '=', id).execute();

export const insertProperty = (trx: Db, row: Insertable<Tables['properties']>) =>
  trx.insertInto('properties').values(row).execute();

/** Answers the status that the listing has then: that of an account which leaves or is closed stays hidden (migration 0162). */
export const updateProperty = async (trx: Db, id: number, changes: Updateable<Tables['properties']>) =>
  (
    await trx
      .updateTable('properties')
      .set(changes)
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirstOrThrow()
  ).status;

/** The city becomes one of the list of cities, if it is not yet. */
export const registerCity = (trx: Db, place: { city: string; state: string; country: string }) =>
  trx
    .insertInto('cities')
    .values({ name: place.city, state: place.state, country: place.country })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function factsOf(
  db: Db,
  propertyId: number,
): Promise<Map<number, { type: string; value: FactValue }>> {
  const rows = await db
    .selectFrom('property_parameters as v')
    .innerJoin('parameters as m', 'm.id', 'v.parameter_id')
    .select(['m.id', 'm.type', 'v.value'])
    .where('v.property_id', '=', propertyId)
    .execute();
  return new Map(rows.map(({ id, type, value }) => [id, { type, value: value as FactValue }]));
}

export async function setFacts(
  trx: Db,
  propertyId: number,
  facts: ReadonlyMap<number, FactValue>,
  files: ReadonlyMap<number, StoredDocument> = new Map(),
): Promise<void> {
  if (!facts.size && !files.size) return;
  const row = (id: number, value: FactValue, fileName = '') => ({
    property_id: propertyId,
    parameter_id: id,
    value: JSON.stringify(value),
    file_name: fileName,
  });
  await trx
    .insertInto('property_parameters')
    .values([
      ...[...facts].map(([id, value]) => row(id, value)),
      ...[...files].map(([id, { path, fileName }]) => row(id, path, fileName)),
    ])
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'parameter_id']).doUpdateSet((excluded) => ({
        value: excluded.ref('excluded.value'),
        file_name: excluded.ref('excluded.file_name'),
      })),
    )
    .execute();
}

export async function clearFacts(trx: Db, propertyId: number, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await trx
    .deleteFrom('property_parameters')
    .where('property_id', '=', propertyId)
    .where('parameter_id', 'in', [...ids])
    .execute();
}

/** How far a facility is, and which one is meant. */
export type StatedDistance = Pick<
  Insertable<Tables['property_facilities']>,
  'distance' | 'place_name' | 'latitude' | 'longitude'
>;

/** The distances as a whole; those not named are gone. */
export async function replaceDistances(
  trx: Db,
  propertyId: number,
  distances: ReadonlyMap<number, StatedDistance>,
): Promise<void> {
  await trx.deleteFrom('property_facilities').where('property_id', '=', propertyId).execute();
  if (!distances.size) return;
  await trx
    .insertInto('property_facilities')
    .values([...distances].map(([id, stated]) => ({ property_id: propertyId, facility_id: id, ...stated })))
    .execute();
}

/** Adds pictures behind the present ones, and documents. */
export async function addFiles(
  trx: Db,
  propertyId: number,
  { gallery, documents }: Pick<StoredPropertyFiles, 'gallery' | 'documents'>,
): Promise<void> {
  if (gallery.length > 0) {
    const { last } = await trx
      .selectFrom('property_images')
      .select((eb) => eb.fn.coalesce(eb.fn.max('rank'), sql<number>`-1`).as('last'))
      .where('property_id', '=', propertyId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('property_images')
      .values(
        gallery.map(({ path, color, hash }, index) => ({
          property_id: propertyId,
          file: path,
          color,
          hash,
          rank: last + 1 + index,
        })),
      )
      .execute();
  }
  if (documents.length > 0) {
    await trx
      .insertInto('property_documents')
      .values(
        documents.map(({ path, fileName, type }) => ({
          property_id: propertyId,
          file: path,
          file_name: fileName,
          type,
        })),
      )
      .execute();
  }
}

/** Removes rows of this listing only and answers their files. */
export async function removeRows(
  trx: Db,
  table: 'property_images' | 'property_documents',
  propertyId: number,
  ids: readonly number[],
): Promise<string[]> {
  if (!ids.length) return [];
  const rows = await trx
    .deleteFrom(table)
    .where('property_id', '=', propertyId)
    .where('id', 'in', [...ids])
    .returning('file')
    .execute();
  return rows.map(({ file }) => file);
}

export async function countRows(
  trx: Db,
  table: 'property_images' | 'property_documents',
  propertyId: number,
): Promise<number> {
  const { n } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Every file that a listing refers to. */
export async function filesOf(trx: Db, propertyId: number): Promise<string[]> {
  const { rows } = await sql<{ file: string | null }>`
    select unnest(array[title_image, three_d_image, meta_image]) as file from properties where id = ${propertyId}
    union all select file from property_images where property_id = ${propertyId}
    union all select file from property_documents where property_id = ${propertyId}
    union all select v.value #>> '{}' from property_parameters v
      join parameters m on m.id = v.parameter_id and m.type = 'file' where v.property_id = ${propertyId}`.execute(
    trx,
  );
  return rows.flatMap(({ file }) => file ?? []);
}

/** Files of the conversations about a listing, which go with it. */
export async function messageFilesOf(trx: Db, { kind, id }: PicturedListing): Promise<string[]> {
  const rows = await trx
    .selectFrom('messages')
    .select(['file', 'audio'])
    .where(kind === 'property' ? 'listing_id' : 'project_id', '=', id)
    .execute();
  return rows.flatMap(({ file, audio }) => [file, audio]);
}

/** Removes a picture of an own listing and answers its file. */
export async function removeOwnImage(trx: Db, userId: number, imageId: number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('property_images as i')
    .using('properties as p')
    .whereRef('p.id', '=', 'i.property_id')
    .where('p.added_by', '=', userId)
    .where('i.id', '=', imageId)
    .returning(['i.file', 'i.property_id'])
    .executeTakeFirst();
  if (!row) return undefined;
  await trx
    .updateTable('properties')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', row.property_id)
    .execute();
  return row.file;
}
