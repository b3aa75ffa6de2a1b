import { z } from 'zod';
import { flag, id, iso, relativeTime, url } from '../common/answers.ts';

export const articleCategory = z.object({ id, category: z.string(), slug_id: z.string() });

const teaser = {
  id,
  slug_id: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  image: url,
  category: articleCategory.nullable(),
};

/** Row of `get_articles`; `category_id` is text here. */
export const articleRow = z.object({
  ...teaser,
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
  meta_image: url,
  category_id: z.string(),
  created_at: relativeTime,
  /** Ours: the day itself, which every language writes in its own way. */
  posted_at: iso.optional(),
});

/** The same row with the raw date, as `similar_articles` has it. */
export const similarArticle = articleRow.extend({ created_at: iso });

/** Teaser of the home page. */
export const homeArticle = z.object({ ...teaser, category_id: id, created_at: iso });

export const faq = z.object({ id, question: z.string(), answer: z.string() });

/** A language with its texts, key → text. */
export const language = z.object({
  id,
  name: z.string(),
  code: z.string(),
  status: flag,
  rtl: flag,
  created_at: iso,
  updated_at: iso,
  deleted_at: iso.nullable(),
  file_name: z.record(z.string(), z.string()),
});

/** Title and texts of a page for search engines. */
export const seoSettings = z.object({
  id,
  page: z.string(),
  meta_image: url,
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
});

/** Something that a package may contain. */
export const feature = z.object({ id, name: z.string(), status: flag });
