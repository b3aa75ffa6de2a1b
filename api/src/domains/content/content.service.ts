import type {
  AnswerOf,
  Article,
  Faq,
  Feature,
  getArticles,
  HomeArticle,
  LanguageTexts,
  SeoSettings,
} from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { Urls } from '#wire/urls.ts';
import { flag, iso, relativeTime } from '#wire/values.ts';
import * as queries from './content.queries.ts';
import { safeHtml } from '#text/safe-html.ts';
import { clientTexts } from './content-translations.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  urls: Urls;
}
type Articles = Pick<AnswerOf<typeof getArticles>, 'data' | 'total' | 'similar_articles' | 'categories'>;

export interface ArticleRequest {
  id?: number | undefined;
  slug?: string | undefined;
  categoryId?: number | undefined;
  limit: number;
  offset: number;
  newestFirst: boolean;
  /** Code of the language in which they are read. */
  language?: string | undefined;
}

const categoryOf = (row: queries.ArticleRecord) =>
  row.category_id === null
    ? null
    : { id: row.category_id, category: row.category_name ?? '', slug_id: row.category_slug ?? '' };

/** Articles, questions and languages. */
export function contentService({ db, clock, urls }: Dependencies) {
  const articleShape = (row: queries.ArticleRecord): Omit<Article, 'created_at'> => ({
    id: row.id,
    slug_id: row.slug_id,
    title: row.title,
    description: safeHtml(row.description),
    image: urls.image(row.image),
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    meta_image: urls.image(row.image),
    category_id: String(row.category_id ?? 0),
    category: categoryOf(row),
    posted_at: iso(row.created_at),
  });

  return {
    async articles({ id, slug, language, ...page }: ArticleRequest): Promise<Articles> {
      const single = await queries.articleBy(db, { id, slug, language });
      if (single) {
        const similar = await queries.similarArticles(db, single, language);
        return {
          data: [{ ...articleShape(single), created_at: relativeTime(single.created_at, clock.now()) }],
          total: 1,
          similar_articles: similar.map((row) => ({ ...articleShape(row), created_at: iso(row.created_at) })),
        };
      }
      if (id !== undefined) return { data: [], total: 0, similar_articles: [] };
      const [{ rows, total }, categories] = await Promise.all([
        queries.articlePage(db, { ...page, categorySlug: slug, language }),
        queries.articleCategories(db),
      ]);
      const data = rows.map((row) => ({
        ...articleShape(row),
        created_at: relativeTime(row.created_at, clock.now()),
      }));
      return { data, total, similar_articles: [], categories };
    },

    async newestArticles(limit: number, language: string | undefined): Promise<HomeArticle[]> {
      return (await queries.newestArticles(db, limit, language)).map((row) => ({
        id: row.id,
        slug_id: row.slug_id,
        category_id: row.category_id ?? 0,
        title: row.title,
        description: safeHtml(row.description),
        image: urls.image(row.image),
        created_at: iso(row.created_at),
        category: categoryOf(row),
      }));
    },

    async faqs(limit: number, offset: number): Promise<{ data: Faq[]; total: number }> {
      const [data, total] = await Promise.all([queries.faqPage(db, limit, offset), queries.faqCount(db)]);
      return { data, total };
    },

    /** Pages whose name contains the text. */
    async seoSettings(page: string): Promise<{ data: SeoSettings[]; total: number }> {
      const data = (await queries.seoSettings(db, page)).map((row) => ({
        id: row.id,
        page: row.page,
        meta_image: urls.image(row.image),
        meta_title: row.title,
        meta_description: row.description,
        meta_keywords: row.keywords,
      }));
      return { data, total: data.length };
    },

    async features(): Promise<Feature[]> {
      return (await queries.features(db)).map(({ id, name, is_active }) => ({
        id,
        name,
        status: flag(is_active),
      }));
    },

    async language(code: string, web: boolean): Promise<LanguageTexts> {
      const row = await queries.language(db, code);
      if (!row) throw new DomainError('notFound', `There is no language with the code ${code}.`);
      const texts = (web ? row.web_texts : row.app_texts) as Record<string, string> | null;
      if (!texts) throw new DomainError('notFound', `The texts of ${row.name} have not been uploaded yet.`);
      return {
        id: row.id,
        name: row.name,
        code: row.code,
        status: flag(row.is_active),
        rtl: flag(row.is_rtl),
        created_at: iso(row.created_at),
        updated_at: iso(row.updated_at),
        deleted_at: null,
        file_name: clientTexts(texts),
      };
    },
  };
}

export type ContentService = ReturnType<typeof contentService>;
