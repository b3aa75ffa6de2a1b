import type { FastifyRequest } from 'fastify';
import { languageAmong, type TextLanguage } from '#texts/text-language.ts';

/** What the address or the form names, else the first language of the browser that there is a text for. */
export function languageOfPage(named: unknown, { headers }: FastifyRequest): TextLanguage {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return languageAmong(named, ...wanted);
}
