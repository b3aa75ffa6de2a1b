import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { compressed } from '#site/responses/compression.ts';
import { alternatesOf } from '#site/pages/alternates.ts';
import { escaped } from '#site/responses/escaped.ts';
import { addressOf } from '#site/responses/request-address.ts';

interface SitemapOptions {
  apiOrigin: string | undefined;
  /** Address of the site; without it there are no sitemaps, since they name whole addresses. */
  publicUrl: string | undefined;
}

const kinds = ['property', 'project', 'agent', 'article'] as const;
type Kind = (typeof kinds)[number];

/** Where the pages of a kind are. */
const pages: Record<Kind, string> = {
  property: '/properties-details/',
  project: '/project-details/',
  agent: '/agent-details/',
  article: '/articles/',
};

/** Pages that are not about one thing and worth finding. */
const lists = [
  '/',
  '/properties',
  '/properties-on-map',
  '/categories',
  '/cities',
  '/projects',
  '/agents',
  '/articles',
  '/faqs',
  '/mortgage-calculator',
  '/area-converter',
  '/about-us',
  '/contact-us',
];

const slices = z.object({ data: z.array(z.object({ kind: z.enum(kinds), after: z.int() })) });
const entries = z.object({ data: z.array(z.object({ slug_id: z.string(), updated_at: z.iso.datetime() })) });

/** How long a file serves all robots, and how long one waits for the back end. */
const MAX_AGE_MS = 10 * 60_000;
const LOOKUP_TIMEOUT_MS = 5000;
/** Files that are kept, of some megabytes each. */
const FILES = 10;

const xml = (name: string, attributes: string, parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>\n${parts.join('\n')}\n</${name}>\n`;

/** One address, and where the page is in each language. */
function entry(origin: string, path: string, changed?: string): string {
  const [plain, ...languages] = alternatesOf(origin, path).map(({ language, href }) => ({
    language,
    href: escaped(href),
  }));
  const links = [plain!, ...languages].map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const when = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<url><loc>${plain!.href}</loc>${when}${links.join('')}</url>`;
}

/** `robots.txt`, the index of sitemaps and its files, of what every visitor may open; made from the back end's slices. */
export function serveSitemaps(app: FastifyInstance, { apiOrigin, publicUrl }: SitemapOptions): void {
  const origin = publicUrl && new URL(publicUrl).origin;
  const kept = new LRUCache<string, Promise<Buffer>>({ max: FILES, ttl: MAX_AGE_MS });

  /** In the name of the network that wants the file: a robot that asks too often uses up nothing that pages need. */
  async function ask({ ip }: FastifyRequest, call: string): Promise<unknown> {
    const reply = await fetch(`${apiOrigin}/api/${call}`, {
      headers: { 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`${call} answers ${reply.status}`);
    return reply.json();
  }

  /** A file is made once for concurrent requests; a failure is not cached. */
  async function send(request: FastifyRequest, reply: FastifyReply, make: () => Promise<string>) {
    const { pathname } = addressOf(request);
    const known = kept.get(pathname);
    const making = known ?? make().then((text) => Buffer.from(text));
    if (!known) {
      kept.set(pathname, making);
      making.catch(() => kept.delete(pathname));
    }
    const bytes = await making.catch(() => null);
    if (!bytes) return reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later');
    void reply.headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' });
    void reply.type('application/xml; charset=utf-8');
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const packed = takesGzip ? await compressed(bytes, 'gzip') : null;
    if (packed) void reply.header('content-encoding', 'gzip');
    return reply.send(packed ?? bytes);
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...['/user/', '/payment/', '/login', '/register', '/forgot-password', '/design'].map(
            (path) => `Disallow: ${path}`,
          ),
          ...(origin && apiOrigin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
          '',
        ].join('\n'),
      ),
  );
  if (!origin || !apiOrigin) return;

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, async () => {
      const { data } = slices.parse(await ask(request, 'sitemap-slices'));
      const files = ['pages.xml', ...data.map(({ kind, after }) => `${kind}-${after}.xml`)];
      return xml(
        'sitemapindex',
        '',
        files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}</loc></sitemap>`),
      );
    }),
  );
  const namespace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  app.get('/sitemaps/pages.xml', (request, reply) =>
    send(request, reply, async () =>
      xml(
        'urlset',
        namespace,
        lists.map((path) => entry(origin, path)),
      ),
    ),
  );
  app.get<{ Params: { kind: string; after: string } }>(
    '/sitemaps/:kind(^[a-z]+)-:after(^\\d{1,10}).xml',
    async (request, reply) => {
      const kind = kinds.find((one) => one === request.params.kind);
      if (!kind) return reply.callNotFound();
      return send(request, reply, async () => {
        const { data } = entries.parse(
          await ask(request, `sitemap-entries?kind=${kind}&after=${Number(request.params.after)}`),
        );
        return xml(
          'urlset',
          namespace,
          data.map(({ slug_id, updated_at }) =>
            entry(origin, `${pages[kind]}${encodeURIComponent(slug_id)}`, updated_at),
          ),
        );
      });
    },
  );
}
