import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const articles = (db: Db) =>
  db
    .selectFrom('articles as a')
    .leftJoin('categories as c', 'c.id', 'a.category_id')
    .select([
      'a.id',
      'a.slug_id',
      'a.title',
      'a.description',
      'a.image',
      'a.meta_title',
      'a.meta_description',
      'a.meta_keywords',
      'a.category_id',
      'a.created_at',
      'c.name as category_name',
      'c.slug_id as category_slug',
    ]);
export type ArticleRecord = Awaited<ReturnType<ReturnType<typeof articles>['execute']>>[number];

export const articleBy = async (
  db: Db,
  { id, slug }: { id?: number | undefined; slug?: string | undefined },
) => {
  if (id === undefined && slug === undefined) return undefined;
  const query =
    slug !== undefined
      ? articles(db).where('a.slug_id', '=', slug)
      : articles(db).where('a.id', '=', id ?? 0);
  return query.executeTakeFirst();
};

/** Others of the same category, oldest first. */
export const similarArticles = (db: Db, { id, category_id }: ArticleRecord) => {
  const others = articles(db).where('a.id', '<>', id).orderBy('a.id').limit(20);
  return (
    category_id === null
      ? others.where('a.category_id', 'is', null)
      : others.where('a.category_id', '=', category_id)
  ).execute();
};

export interface ArticleFilter {
  categorySlug?: string | undefined;
  /** 0: without a category. */
  categoryId?: number | undefined;
  limit: number;
  offset: number;
}

export async function articlePage(db: Db, { categorySlug, categoryId, limit, offset }: ArticleFilter) {
  let query = articles(db);
  if (categorySlug !== undefined) query = query.where('c.slug_id', '=', categorySlug);
  if (categoryId === 0) query = query.where('a.category_id', 'is', null);
  else if (categoryId !== undefined) query = query.where('a.category_id', '=', categoryId);
  const [rows, counted] = await Promise.all([
    query.orderBy('a.id').limit(limit).offset(offset).execute(),
    query
      .clearSelect()
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.n };
}

/** Categories that have articles, by name. */
export const articleCategories = (db: Db) =>
  db
    .selectFrom('categories as c')
    .select(['c.id', 'c.name as category', 'c.slug_id'])
    .where((where) =>
      where.exists(where.selectFrom('articles as a').select('a.id').whereRef('a.category_id', '=', 'c.id')),
    )
    .orderBy('c.name')
    .execute();

export const newestArticles = (db: Db, limit: number) =>
  articles(db).orderBy('a.id', 'desc').limit(limit).execute();

export const faqPage = (db: Db, limit: number, offset: number) =>
  db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const faqCount = async (db: Db) =>
  (
    await db
      .selectFrom('faqs')
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow()
  ).n;

export const language = (db: Db, code: string) =>
  db
    .selectFrom('languages')
    .selectAll()
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst();

export const seoSettings = (db: Db, page: string) =>
  db
    .selectFrom('seo_settings')
    .selectAll()
    .where(sql<boolean>`position(lower(${page}) in lower(page)) > 0`)
    .orderBy('id')
    .execute();

export const features = (db: Db) =>
  db.selectFrom('features').select(['id', 'name', 'is_active']).orderBy('id').execute();
