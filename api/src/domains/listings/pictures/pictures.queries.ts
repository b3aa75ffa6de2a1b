import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';

export interface StoredPicture {
  readonly id: number;
  readonly file: string;
  readonly alt: string;
}
export interface Cover {
  readonly file: string;
  readonly alt: string;
}

/** Columns of a kind of listing. `swap`: those of the cover beside those of the gallery that hold the same. */
interface Kind {
  readonly listing: RawBuilder<unknown>;
  readonly gallery: RawBuilder<unknown>;
  readonly owner: RawBuilder<unknown>;
  readonly ofGallery: RawBuilder<unknown>;
  readonly file: RawBuilder<unknown>;
  readonly alt: RawBuilder<unknown>;
  readonly swap: readonly (readonly [cover: string, picture: string])[];
}
const kinds = {
  property: {
    listing: sql`properties`,
    gallery: sql`property_images`,
    owner: sql`property_id`,
    ofGallery: sql`true`,
    file: sql`title_image`,
    alt: sql`title_image_alt`,
    swap: [
      ['title_image', 'file'],
      ['title_image_alt', 'alt'],
      ['title_image_color', 'color'],
      ['title_image_hash', 'hash'],
    ],
  },
  project: {
    listing: sql`projects`,
    gallery: sql`project_files`,
    owner: sql`project_id`,
    ofGallery: sql`kind = 'image'`,
    file: sql`image`,
    alt: sql`image_alt`,
    swap: [
      ['image', 'file'],
      ['image_alt', 'alt'],
      ['image_color', 'color'],
    ],
  },
} satisfies Record<string, Kind>;
export type ListingKind = keyof typeof kinds;

export interface PicturedListing {
  readonly kind: ListingKind;
  readonly id: number;
}

/** The cover of an own listing, locked until the transaction ends. */
export async function lockCover(
  trx: Db,
  { kind, id }: PicturedListing,
  ownerId: number,
): Promise<Cover | undefined> {
  const { listing, file, alt } = kinds[kind];
  const { rows } = await sql<Cover>`select ${file} as file, ${alt} as alt from ${listing}
    where id = ${id} and added_by = ${ownerId} for update`.execute(trx);
  return rows[0];
}

export async function gallery(db: Db, { kind, id }: PicturedListing): Promise<StoredPicture[]> {
  const { gallery: table, owner, ofGallery } = kinds[kind];
  const { rows } = await sql<StoredPicture>`select id, file, alt from ${table}
    where ${owner} = ${id} and ${ofGallery} order by rank, id`.execute(db);
  return rows;
}

/** Writes the order: the position of each id is its rank. */
export async function setOrder(
  trx: Db,
  { kind, id }: PicturedListing,
  ids: readonly number[],
): Promise<void> {
  const { gallery: table, owner } = kinds[kind];
  await sql`update ${table} t set rank = o.position
    from unnest(${[...ids]}::int[]) with ordinality as o (id, position) where t.id = o.id and t.${owner} = ${id}`.execute(
    trx,
  );
}

/** The picture becomes the cover, and the cover takes its place. */
export async function swapCover(trx: Db, { kind, id }: PicturedListing, pictureId: number): Promise<void> {
  const { listing, gallery: table, swap } = kinds[kind];
  const toListing = swap.map(([cover, picture]) => sql`${sql.ref(cover)} = p.${sql.ref(picture)}`);
  const toPicture = swap.map(([cover, picture]) => sql`${sql.ref(picture)} = b.${sql.ref(cover)}`);
  await sql`
    with b as (select * from ${listing} where id = ${id}), p as (select * from ${table} where id = ${pictureId}),
    moved as (update ${table} t set ${sql.join(toPicture)} from b where t.id = ${pictureId})
    update ${listing} l set ${sql.join(toListing)} from p where l.id = ${id}`.execute(trx);
}

export interface StatedAlt {
  readonly id: number;
  /** Undefined: none. */
  readonly alt?: string | undefined;
}

export async function setAlts(
  trx: Db,
  { kind, id }: PicturedListing,
  alts: readonly StatedAlt[],
): Promise<void> {
  const { gallery: table, owner } = kinds[kind];
  await sql`update ${table} t set alt = w.alt
    from unnest(${alts.map((row) => row.id)}::int[], ${alts.map(({ alt = '' }) => alt)}::text[]) as w (id, alt)
    where t.id = w.id and t.${owner} = ${id}`.execute(trx);
}

/** Sets `alt` of the cover where it is given; the listing has changed, so that lists read it again. */
export async function touch(
  trx: Db,
  { kind, id }: PicturedListing,
  alt: string | undefined,
  now: Date,
): Promise<void> {
  const { listing, alt: column } = kinds[kind];
  await sql`update ${listing} set updated_at = ${now}, revision = revision + 1, ${column} = coalesce(${alt ?? null}, ${column})
    where id = ${id}`.execute(trx);
}
