import type { Article } from '@lintel/api-contract';
import { plainText } from '#common/text/rich-text.tsx';

/** Words that a user reads in a minute, in about every language. */
const WORDS_A_MINUTE = 200;

/** How long a text takes to read, in whole minutes; never none. */
export const minutesToRead = (html: string): number =>
  Math.max(1, Math.round(plainText(html).split(' ').length / WORDS_A_MINUTE));

interface Context {
  /** Address of the page. */
  url: string;
  /** Who publishes it. */
  site: string;
  /** Code of the language on screen. */
  language: string;
}

/** The article in the words of schema.org, for search engines. */
export const articleData = (article: Article, { url, site, language }: Context): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.meta_description || plainText(article.description).slice(0, 160),
  image: article.image || undefined,
  datePublished: article.posted_at,
  articleSection: article.category?.category,
  inLanguage: language,
  mainEntityOfPage: url,
  author: { '@type': 'Organization', name: site },
  publisher: { '@type': 'Organization', name: site },
});
