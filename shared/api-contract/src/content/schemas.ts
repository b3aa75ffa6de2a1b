import { z } from 'zod';
import { list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { idParameter, paging, requiredText, switchParameter, textParameter } from '../common/parameters.ts';
import { articleRow, faq, language, similarArticle } from './rows.ts';

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
    ...paging,
  }),
  answer: list(articleRow).extend({ similar_articles: z.array(similarArticle) }),
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
