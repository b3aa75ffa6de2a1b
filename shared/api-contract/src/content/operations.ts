import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type Article = z.infer<typeof rows.articleRow>;
export type HomeArticle = z.infer<typeof rows.homeArticle>;
export type ArticleCategory = z.infer<typeof rows.articleCategory>;
export type Faq = z.infer<typeof rows.faq>;
export type LanguageTexts = z.infer<typeof rows.language>;
export type SeoSettings = z.infer<typeof rows.seoSettings>;
export type Feature = z.infer<typeof rows.feature>;

export const getArticles = /* @__PURE__ */ operationOf<typeof schemas.getArticles>('GET', 'get_articles');
export const faqs = /* @__PURE__ */ operationOf<typeof schemas.faqs>('GET', 'faqs');
export const getLanguages = /* @__PURE__ */ operationOf<typeof schemas.getLanguages>('GET', 'get_languages');
export const getSeoSettings = /* @__PURE__ */ operationOf<typeof schemas.getSeoSettings>(
  'GET',
  'get_seo_settings',
);
export const privacyPolicy = /* @__PURE__ */ operationOf<typeof schemas.privacyPolicy>(
  'GET',
  'privacy-policy',
);
export const termsConditions = /* @__PURE__ */ operationOf<typeof schemas.termsConditions>(
  'GET',
  'terms-conditions',
);
export const getSlider = /* @__PURE__ */ operationOf<typeof schemas.getSlider>('GET', 'get-slider');
export const getFeatures = /* @__PURE__ */ operationOf<typeof schemas.getFeatures>('GET', 'get-features');
