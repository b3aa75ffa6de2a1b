import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languageAmong, textLanguages, type TextLanguage } from '#texts/text-language.ts';

/** What the address or the form names, else the language with texts that the browser prefers (RFC 9110, 12.5.4). */
export function languageOfPage(named: unknown, { headers }: FastifyRequest): TextLanguage {
  const accepted = { headers: { 'accept-language': headers['accept-language'] ?? '' } };
  return languageAmong(named, new Negotiator(accepted).language([...textLanguages]));
}
