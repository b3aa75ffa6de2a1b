import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '#site/responses/accepted-encodings.ts';
import { compressed, type Encoding } from '#site/responses/compression.ts';
import { FIRST_PHOTO, HEAD, INLINED_RESPONSES, SCRIPT_LINKS, inElement, type Page } from './page.ts';
import type { PageHead } from './page-head.ts';
import type { PagePhoto } from './photo-link.ts';
import { afterFirstPhoto } from './script-links.ts';

/** When programs that read pages may come again for a part that is switched off. */
const RETRY_AFTER_S = 600;

/** A page, and what it is in the encodings that browsers asked for. */
export interface Rendered {
  /** The answers that are in it. */
  answers: string;
  head: PageHead;
  body: Buffer;
  etag: string;
  status: number;
  encoded: Partial<Record<Encoding, Promise<Buffer | null>>>;
}

/** What a document has beyond the releases that it is made of. */
export interface PageContent {
  /** Of the back end, as JSON by their calls. */
  answers: string;
  head: PageHead;
  photo: PagePhoto | null;
}

/** Puts answers, title, first photo and sign-in's configuration into a page. */
export function render(
  { html, status, scripts, hasStarter }: Page,
  { answers, head, photo }: PageContent,
  identity?: object,
): Rendered {
  const blocks = [
    dataBlock('lintel-early', answers),
    ...(identity ? [dataBlock('lintel-identity', JSON.stringify(identity))] : []),
  ].join('\n');
  const tags = photo ? `${head.tags}\n${photo.link}` : head.tags;
  const links = hasStarter && photo?.element ? afterFirstPhoto(scripts) : scripts;
  const body = Buffer.from(
    html
      .replace(HEAD, () => tags)
      .replace(SCRIPT_LINKS, () => links.join('\n'))
      .replace(FIRST_PHOTO, () => photo?.element ?? '')
      .replace(INLINED_RESPONSES, () => blocks),
  );
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { answers, head, body, etag, status: head.isMissing ? 404 : status, encoded: {} };
}

/** Sends a page; `personal` = others may get another one at the same address, so nothing on the way may keep it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  personal: boolean,
) {
  const { body, etag, status } = rendered;
  void reply.headers({
    'cache-control': personal ? 'private, no-cache' : 'no-cache',
    etag,
    vary: `accept-encoding, accept-language${personal ? ', cookie' : ''}`,
  });
  if (status === 503) void reply.header('retry-after', String(RETRY_AFTER_S));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0];
  const bytes = encoding ? await inEncoding(rendered, encoding) : null;
  if (encoding && bytes) void reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(bytes ?? body);
}

/** Each page is compressed once; a page that found no free place is compressed with a later request. */
async function inEncoding({ body, encoded }: Rendered, encoding: Encoding): Promise<Buffer | null> {
  const bytes = await (encoded[encoding] ??= compressed(body, encoding));
  if (!bytes) delete encoded[encoding];
  return bytes;
}

/** Data that travels in a page; no script, so the policy has nothing against it. */
const dataBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${inElement(json)}</script>`;
