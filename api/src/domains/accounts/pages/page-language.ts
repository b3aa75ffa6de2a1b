import type { FastifyRequest } from 'fastify';

/** Languages in which these pages are written; English first, for clients that ask for none of them. */
export const pageLanguages = ['en', 'de', 'ar'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** A language by its code; undefined for others. */
export const pageLanguage = (code: unknown): PageLanguage | undefined =>
  pageLanguages.find((language) => language === code);

/** What the address or the form names, else the first language of the browser that there is a text for. */
export function languageOfPage(named: unknown, { headers }: FastifyRequest): PageLanguage {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return pageLanguage(named) ?? wanted.map(pageLanguage).find(Boolean) ?? 'en';
}
