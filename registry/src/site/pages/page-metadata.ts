import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { InlinedCall } from './inlined-responses.ts';

/** What the back end answers, to any visitor, about the subject of a page. */
export type PageMetadata = { state: 'found'; answer: unknown } | { state: 'missing' } | { state: 'unknown' };

type Asker = Pick<FastifyRequest, 'ip' | 'id'>;

export interface PageMetadataSource {
  /** Never rejects and never takes long; of the request it is for, the address (whose limits count) and the id. */
  of(call: InlinedCall, request: Asker): Promise<PageMetadata>;
  /** Whether that is known without asking. */
  knows(call: InlinedCall): boolean;
}

/** How long one answer serves all pages, and how long a page waits for one, which it can do without. */
const FRESH_FOR_MS = 2_000;
const LOOKUP_TIMEOUT_MS = 400;
const AT_MOST = 1_000;

/** Asks without any token, so that nothing private can get into a document that is the same for all. */
export function createPageMetadata(apiOrigin: string | undefined): PageMetadataSource {
  const kept = new LRUCache<string, Promise<PageMetadata>>({ max: AT_MOST, ttl: FRESH_FOR_MS });
  const keyOf = (call: InlinedCall) => `${call.language} ${call.path}`;
  return {
    knows: (call) => !apiOrigin || kept.has(keyOf(call)),
    of(call, request) {
      if (!apiOrigin) return Promise.resolve({ state: 'unknown' });
      const key = keyOf(call);
      const known = kept.get(key);
      if (known) return known;
      const asked = ask(`${apiOrigin}/api/${call.path}`, call.language ?? 'en', request);
      kept.set(key, asked);
      // A failure is not cached.
      void asked.then(({ state }) => state === 'unknown' && kept.delete(key));
      return asked;
    },
  };
}

async function ask(url: string, language: string, { ip, id }: Asker): Promise<PageMetadata> {
  try {
    const reply = await fetch(url, {
      headers: {
        accept: 'application/json',
        'content-language': language,
        'x-forwarded-for': ip,
        'x-request-id': id,
      },
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
    });
    const answer = (await reply.json()) as { error?: unknown; key?: unknown };
    if (reply.ok && answer.error === false) return { state: 'found', answer };
    return { state: answer.key === 'notFound' ? 'missing' : 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}

const settings = z.object({
  data: z.object({
    company_name: z.string().min(1).catch('Lintel'),
    selected_currency_data: z
      .object({ code: z.string().regex(/^[A-Z]{3}$/) })
      .nullable()
      .catch(null),
  }),
});

/** What the heads of all pages have in common, from answers that travel in the page; as the product is when there are none. */
export function settingsIn(answers: string, language: string): { siteName: string; currency: string | null } {
  const byCall = JSON.parse(answers) as Record<string, unknown>;
  const parsed = settings.safeParse(byCall[`web-settings ${language}`]);
  if (!parsed.success) return { siteName: 'Lintel', currency: null };
  const { company_name, selected_currency_data } = parsed.data.data;
  return { siteName: company_name, currency: selected_currency_data?.code ?? null };
}
