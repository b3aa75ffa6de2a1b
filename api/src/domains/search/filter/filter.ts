import type { Db } from '#db/database.ts';
import { filterTable, type FilterRow, type FilterInput } from './filter-table.ts';

type Table = typeof filterTable;
type ValueOf<Row> = Row extends FilterRow<infer Value> ? Value : never;

/** The filters of a search, categories by id; absent means any. Its fields are the rows of the table. */
export type ResolvedFilter = { [Key in keyof Table]?: ValueOf<Table[Key]> | undefined };

/** The filters of a search, already parsed. */
export interface PropertyFilter extends ResolvedFilter {
  categoryId?: number | undefined;
  categorySlug?: string | undefined;
}

const rows = Object.entries(filterTable) as [keyof ResolvedFilter, FilterRow<unknown>][];

/** The filter of a request, whichever call it belongs to; also that of a saved search. */
export const filterOf = (input: FilterInput): PropertyFilter => ({
  ...Object.fromEntries(rows.map(([key, { read }]) => [key, read(input)])),
  categoryId: input.category_id,
  categorySlug: input.category_slug_id,
});

/** A row of the table with the value of a filter for it. */
export interface AppliedRow {
  row: FilterRow<unknown>;
  value: unknown;
}

/** The rows that a filter uses. */
export const appliedRows = (filter: ResolvedFilter): AppliedRow[] =>
  rows
    .map(([key, row]) => ({ row, value: filter[key] }))
    .filter(({ row: { isExact }, value }) =>
      isExact ? value !== undefined : Array.isArray(value) ? value.length > 0 : Boolean(value),
    );

/** The filter with categories by id; undefined when nothing can match: an unknown slug, or categories that exclude each other. */
export async function resolveCategories(
  db: Db,
  { categoryId, categorySlug, ...filter }: PropertyFilter,
): Promise<ResolvedFilter | undefined> {
  let ids = filter.categoryIds?.length ? filter.categoryIds : undefined;
  for (const id of [categoryId, await categoryOfSlug(db, categorySlug)]) {
    if (id === null) return undefined;
    if (id !== undefined) ids = !ids || ids.includes(id) ? [id] : [];
  }
  return ids?.length === 0 ? undefined : { ...filter, categoryIds: ids };
}

/** Null when there is no such category, undefined without a slug. */
async function categoryOfSlug(db: Db, slug: string | undefined): Promise<number | null | undefined> {
  if (slug === undefined) return undefined;
  const found = await db.selectFrom('categories').select('id').where('slug_id', '=', slug).executeTakeFirst();
  return found?.id ?? null;
}
