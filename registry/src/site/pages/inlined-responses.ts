import { locales, type Locale } from '@lintel/contract';
import Negotiator from 'negotiator';

/**
 * Answers of the back end that travel inside the page, for visitors: the first screen then needs neither a round trip nor
 * the code that makes one. Never private: they are asked for without any token.
 */
export interface InlinedResponses {
  /**
   * The answers of these calls as JSON, by their {@link keyOf}; those that cannot be had in time are left out.
   *
   * @param requestId of the request that they are for, when they have to be asked for
   */
  for(calls: InlinedCall[], requestId?: string): Promise<string>;
}

export interface InlinedCall {
  /** Below `/api/`. */
  path: string;
  /** The language to ask for, where the answer depends on it. */
  language?: string;
}

/** Under which name the page finds an answer: parameters by name; an answer in another language than the page's is none. */
function keyOf({ path, language }: InlinedCall): string {
  const [name, query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.sort();
  const call = query ? `${name}?${parameters.toString()}` : path;
  return language ? `${call} ${language}` : call;
}

/** Answers as JSON, and one more that is known already. */
export function withAnswer(answers: string, call: InlinedCall, answer: unknown): string {
  const entry = `${JSON.stringify(keyOf(call))}:${JSON.stringify(answer)}`;
  return answers === '{}' ? `{${entry}}` : `${answers.slice(0, -1)},${entry}}`;
}

/** How long one answer serves all pages, and how long a page waits for one. */
const FRESH_FOR_MS = 15_000;
const RESPONSE_TIMEOUT_MS = 1_500;

export function createInlinedResponses(
  apiOrigin: string | undefined,
  now: () => number = Date.now,
): InlinedResponses {
  const kept = new Map<string, { json: Promise<string | null>; at: number }>();

  function answer(call: InlinedCall, requestId: string | undefined): Promise<string | null> {
    const key = keyOf(call);
    const known = kept.get(key);
    if (known && now() - known.at < FRESH_FOR_MS) return known.json;
    const json = ask(`${apiOrigin}/api/${call.path}`, call.language, requestId);
    kept.set(key, { json, at: now() });
    // A failure is not cached.
    void json.then((text) => text === null && kept.delete(key));
    return json;
  }

  return {
    async for(calls, requestId) {
      if (!apiOrigin) return '{}';
      const answers = await Promise.all(
        calls.map(async (call) => [call, await answer(call, requestId)] as const),
      );
      const parts = answers.flatMap(([call, json]) =>
        json === null ? [] : [`${JSON.stringify(keyOf(call))}:${json}`],
      );
      return `{${parts.join(',')}}`;
    },
  };
}

async function ask(url: string, language?: string, requestId?: string): Promise<string | null> {
  try {
    const reply = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(language ? { 'content-language': language } : {}),
        ...(requestId ? { 'x-request-id': requestId } : {}),
      },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const text = await reply.text();
    const body = JSON.parse(text) as { error?: unknown };
    return reply.ok && body.error === false ? text : null;
  } catch {
    // The page works without: it asks itself.
    return null;
  }
}

/** The language of a page: the one that its address names, else the one that the browser prefers (RFC 9110, 12.5.4). */
export function languageOf(acceptLanguage: string | undefined, named?: string | null): Locale {
  const wanted = locales.find((locale) => locale === named);
  if (wanted) return wanted;
  const preferred = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).language(
    locales,
  );
  return locales.find((locale) => locale === preferred) ?? 'en';
}
