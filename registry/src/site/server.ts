import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { EnvironmentStore } from '../store/environment-store.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { appFiles } from './app-files.ts';
import { pageHeaders } from './headers.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { EARLY_ANSWERS, inElement, pageFor, type Page } from './page.ts';
import { forwardTo, type Upstream } from './upstreams.ts';
import { resolveSite, type ResolvedSite } from './resolve-site.ts';
import { createServedLocks } from '../store/served-locks.ts';

export interface SiteOptions {
  /** Folder with releases, assets and environments. */
  root: string;
  environment: string;
  /** Other servers of the product that share this origin. */
  upstreams: Upstream[];
  /** How many proxies stand in front and may say who the visitor is; default none. */
  trustedProxies?: number;
  /** The vendor's web configuration for sign-in; without it pages use the sandbox of this origin. */
  identity?: { config: object; origins: string[] };
  logLevel?: string;
}

interface Rendered {
  /** The answers that are in it. */
  answers: string;
  body: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  etag: string;
  status: number;
}

/** Serves one environment: pages, the immutable files of all releases, the registry's own files, and the services behind. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { root, environment, upstreams, identity, trustedProxies = 0, logLevel = 'warn' } = options;
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy: (_address, hop) => hop < trustedProxies,
    forceCloseConnections: true,
  });
  const releases = new ReleaseStore(root);
  const locks = new EnvironmentStore(root, environment);
  const pages = new Map<string, Rendered>();
  const headers = pageHeaders(identity?.origins ?? []);
  const early = createEarlyAnswers(upstreams.find(({ name }) => name === 'api')?.origin);
  const served = createServedLocks(locks);
  let resolved: ResolvedSite | null = null;

  async function live(): Promise<ResolvedSite> {
    const pointer = await locks.pointer();
    if (!resolved || resolved.lock.revision !== pointer?.stable) {
      resolved = await resolveSite(releases, locks);
      pages.clear();
    }
    return resolved;
  }

  await app.register(fastifyStatic, {
    root: path.join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/registry/',
    decorateReply: false,
    index: false,
    allowedPath: (pathname) =>
      /^\/(releases\/[^/]+\/[^/]+|environments\/[^/]+\/(pointer|locks\/\d+))\.json$/.test(pathname),
    setHeaders: (reply, file) => {
      const changes = file.endsWith('pointer.json');
      reply.header('cache-control', changes ? 'no-cache' : 'public, max-age=31536000, immutable');
    },
  });
  for (const upstream of upstreams) await forwardTo(app, upstream);
  await appFiles(app, { releases, early, shell: async () => (await live()).shell });

  app.addHook('onClose', () => served.settled());

  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async () => ({ ok: true, revision: (await live()).lock.revision }));

  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://site');
    const isPage = request.method === 'GET' && !path.extname(pathname) && !pathname.startsWith('/assets/');
    if (!isPage) return reply.code(404).type('text/plain').send('Not found');
    const current = await live();
    served.note(current.lock.revision);
    const page = pageFor(pathname, current);
    const answers = await early.for(page.data);
    let rendered = pages.get(page.key);
    if (rendered?.answers !== answers)
      pages.set(page.key, (rendered = render(page, answers, identity?.config)));
    return sendPage(request, reply.headers(headers), rendered);
  });
  return app;
}

function render({ html, status }: Page, answers: string, identity?: object): Rendered {
  const blocks = [
    dataBlock('lintel-early', answers),
    ...(identity ? [dataBlock('lintel-identity', JSON.stringify(identity))] : []),
  ].join('\n');
  const body = Buffer.from(html.replace(EARLY_ANSWERS, () => blocks));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return { answers, body, gzip: gzipSync(body), brotli: brotliCompressSync(body, quality), etag, status };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, gzip, brotli, etag, status }: Rendered,
) {
  void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, bytes] = /\bbr\b/.test(accepted)
    ? (['br', brotli] as const)
    : /\bgzip\b/.test(accepted)
      ? (['gzip', gzip] as const)
      : ([undefined, body] as const);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}

/** Data that travels in a page; no script, so the policy has nothing against it. */
const dataBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${inElement(json)}</script>`;
