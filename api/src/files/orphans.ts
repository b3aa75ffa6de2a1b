import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#db/schema/tables.ts';
import type { Job } from '#jobs/job.ts';
import type { Clock } from '#ports/clock.ts';
import type { StoragePort } from '#ports/storage.ts';

/** Files this young may belong to a request that has not written its rows yet. Milliseconds. */
const GRACE_MS = 24 * 3_600_000;
const INTERVAL_MS = 6 * 3_600_000;
const BATCH = 500;

/** Where the paths of a folder are written down. A folder that is not named here is left alone. */
const references: Record<string, RawBuilder<unknown>> = {
  // A picture stays in its folder when it changes places with the cover.
  property_title_img: sql`select title_image from properties union all select file from property_images`,
  '3d_img': sql`select three_d_image from properties`,
  property_seo_img: sql`select meta_image from properties`,
  property_gallery_img: sql`select file from property_images union all select title_image from properties`,
  property_document_img: sql`select file from property_documents`,
  parameter_img: sql`select value #>> '{}' from property_parameters where jsonb_typeof(value) = 'string'
    union all select image from parameters`,
  project_title_img: sql`select image from projects union all select file from project_files`,
  project_seo_img: sql`select meta_image from projects`,
  project_document_img: sql`select file from project_files union all select document from project_plans
    union all select image from projects`,
  users: sql`select profile from users`,
  chat: sql`select file as path from messages`,
  chat_audio: sql`select audio as path from messages`,
  bank_receipt_file: sql`select file from bank_receipts`,
  'agent-verification': sql`select value as path from verification_answers`,
};

async function unreferenced(db: Kysely<Tables>, folder: string, paths: string[]): Promise<string[]> {
  if (!paths.length) return [];
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${paths}::text[]) as stored (path)
    where path not in (select path from (${references[folder]!}) as known (path) where path is not null)`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}

/**
 * Removes stored files that no row refers to: left behind by a crash between file and row, or by an account that was
 * deleted with its listings. Answers how many.
 */
export async function sweepOrphans(db: Kysely<Tables>, storage: StoragePort, now: Date): Promise<number> {
  let removed = 0;
  const sweep = async (folder: string, paths: string[]) => {
    for (const path of await unreferenced(db, folder, paths)) {
      await storage.remove(path);
      removed += 1;
    }
  };
  for (const folder of Object.keys(references)) {
    let batch: string[] = [];
    for await (const { path, storedAt } of storage.list(folder)) {
      if (path.includes('/demo/') || storedAt.getTime() > now.getTime() - GRACE_MS) continue;
      batch.push(path);
      if (batch.length < BATCH) continue;
      await sweep(folder, batch);
      batch = [];
    }
    await sweep(folder, batch);
  }
  return removed;
}

/** The sweep as a job. */
export const orphanSweep = (db: Kysely<Tables>, storage: StoragePort, clock: Clock): Job => ({
  name: 'orphaned-files',
  every: INTERVAL_MS,
  run: async () => void (await sweepOrphans(db, storage, clock.now())),
});
