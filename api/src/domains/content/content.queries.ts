import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** As they are read in a language; as written where there is no translation. */
const articles = (db: Db, language: string | undefined) =>
  db
    .selectFrom('articles as a')
    .leftJoin('categories as c', 'c.id', 'a.category_id')
    .leftJoin('article_translations as t', (join) =>
      join.onRef('t.article_id', '=', 'a.id').on('t.language', '=', language ?? ''),
    )
    .select((where) => [
      where.fn.coalesce('t.title', 'a.title').as('title'),
      where.fn.coalesce('t.description', 'a.description').as('description'),
      where.fn.coalesce('t.meta_title', 'a.meta_title').as('meta_title'),
      where.fn.coalesce('t.meta_description', 'a.meta_description').as('meta_description'),
    ])
    .select([
      'a.id',
      'a.slug_id',
      'a.image',
      'a.meta_keywords',
      'a.category_id',
      'a.created_at',
      'c.name as category_name',
      'c.slug_id as category_slug',
    ]);
export type ArticleRecord = Awaited<ReturnType<ReturnType<typeof articles>['execute']>>[number];

interface InLanguage {
  /** Its code; undefined: as it was written. */
  language?: string | undefined;
}

export const articleBy = async (
  db: Db,
  { id, slug, language }: { id?: number | undefined; slug?: string | undefined } & InLanguage,
) => {
  if (id === undefined && slug === undefined) return undefined;
  const query =
    slug !== undefined
      ? articles(db, language).where('a.slug_id', '=', slug)
      : articles(db, language).where('a.id', '=', id ?? 0);
  return query.executeTakeFirst();
};

/** Others of the same category, oldest first. */
export const similarArticles = (db: Db, { id, category_id }: ArticleRecord, language: string | undefined) => {
  const others = articles(db, language).where('a.id', '<>', id).orderBy('a.id').limit(20);
  return (
    category_id === null
      ? others.where('a.category_id', 'is', null)
      : others.where('a.category_id', '=', category_id)
  ).execute();
};

export interface ArticleFilter extends InLanguage {
  categorySlug?: string | undefined;
  /** 0: without a category. */
  categoryId?: number | undefined;
  limit: number;
  offset: number;
  newestFirst: boolean;
}

export async function articlePage(
  db: Db,
  { categorySlug, categoryId, limit, offset, newestFirst, language }: ArticleFilter,
) {
  let query = articles(db, language);
  if (categorySlug !== undefined) query = query.where('c.slug_id', '=', categorySlug);
  if (categoryId === 0) query = query.where('a.category_id', 'is', null);
  else if (categoryId !== undefined) query = query.where('a.category_id', '=', categoryId);
  const [rows, counted] = await Promise.all([
    query
      .orderBy('a.id', newestFirst ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset)
      .execute(),
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

export const newestArticles = (db: Db, limit: number, language: string | undefined) =>
  articles(db, language).orderBy('a.id', 'desc').limit(limit).execute();

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
