import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { PicturedListing } from './pictures/pictures.queries.ts';

const columnOf = ({ kind }: PicturedListing) => (kind === 'property' ? 'property_id' : 'project_id');

/** Paths of files of a listing by the names that its client gave them. */
export async function filesByName(
  db: Db,
  subject: PicturedListing,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('sent_files')
    .select(['client_id', 'file'])
    .where(columnOf(subject), '=', subject.id)
    .where('client_id', 'in', [...names])
    .execute();
  return new Map(rows.map((row) => [row.client_id, row.file]));
}

/** Names and paths of all files that came with a name, of those among `present`. */
export async function namesOfFiles(
  db: Db,
  subject: PicturedListing,
  present: readonly string[],
): Promise<{ client_id: string; file: string }[]> {
  return db
    .selectFrom('sent_files')
    .select(['client_id', 'file'])
    .where(columnOf(subject), '=', subject.id)
    .where('file', 'in', [...present])
    .execute();
}

/** Notes which file came under which name; a later one counts. */
export async function nameFiles(
  trx: Db,
  subject: PicturedListing,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  if (files.size === 0) return;
  const column = columnOf(subject);
  await trx
    .insertInto('sent_files')
    .values([...files].map(([client_id, file]) => ({ [column]: subject.id, client_id, file })))
    .onConflict((conflict) =>
      conflict
        .columns([column, 'client_id'])
        .where(column, 'is not', null)
        .doUpdateSet((excluded) => ({ file: excluded.ref('excluded.file') })),
    )
    .execute();
}

/** Takes a file out of the gallery. Answers whether it was there. */
export async function removeFromGallery(
  trx: Db,
  { kind, id }: PicturedListing,
  file: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } =
    kind === 'property'
      ? await sql`delete from property_images where property_id = ${id} and file = ${file}`.execute(trx)
      : await sql`delete from project_files where project_id = ${id} and kind = 'image' and file = ${file}`.execute(
          trx,
        );
  return numAffectedRows > 0n;
}
