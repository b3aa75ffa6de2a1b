import { z } from 'zod';
import { iso, list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { idParameter, paging, requiredText, switchParameter, textParameter } from '../common/parameters.ts';
import { slider } from '../catalogue/rows.ts';
import { articleCategory, articleRow, faq, feature, language, seoSettings, similarArticle } from './rows.ts';

export const getArticles = call({
  summary: 'Articles, all or of one category, or a single one with similar ones',
  access: 'public',
  style: 'legacy',
  request: z.object({
    id: idParameter.optional(),
    /** Slug of an article or of a category. */
    slug_id: textParameter().optional(),
    /** 0 = articles without a category. */
    category_id: idParameter.optional(),
    /** Ours; without it the oldest come first. */
    sort: z.enum(['newest']).optional(),
    ...paging,
  }),
  answer: list(articleRow).extend({
    similar_articles: z.array(similarArticle),
    /** Ours, with a list: categories that have articles. */
    categories: z.array(articleCategory).optional(),
  }),
});

export const faqs = call({
  summary: 'Frequently asked questions, newest first',
  access: 'public',
  style: 'new',
  request: z.object(paging),
  answer: list(faq),
});

export const getLanguages = call({
  summary: 'One language with its texts',
  access: 'public',
  style: 'legacy',
  request: z.object({ language_code: requiredText(20), web_language_file: switchParameter.optional() }),
  answer: one(language),
});

export const getSeoSettings = call({
  summary: 'Titles and descriptions of pages whose name contains `page`; the home page unless told otherwise',
  access: 'public',
  style: 'legacy',
  request: z.object({ page: textParameter(100).optional() }),
  answer: list(seoSettings),
});

/** Sanitised HTML; ours: when it was changed last, absent where the operator has not written it yet. */
const page = one(z.string()).extend({ updated_at: iso.optional() });

export const privacyPolicy = call({
  summary: 'The privacy policy',
  access: 'public',
  style: 'legacy',
  request: z.object({}),
  answer: page,
});

export const termsConditions = call({
  summary: 'The terms and conditions',
  access: 'public',
  style: 'legacy',
  request: z.object({}),
  answer: page,
});

export const getSlider = call({
  summary: 'The pictures at the top of the home page, newest first',
  access: 'public',
  style: 'legacy',
  request: z.object({}),
  answer: list(slider),
});

export const getFeatures = call({
  summary: 'What packages may contain',
  access: 'public',
  style: 'new',
  request: z.object({}),
  answer: one(z.array(feature)),
});
