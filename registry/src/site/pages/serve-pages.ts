import path from 'node:path';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@lintel/contract';
import { LRUCache } from 'lru-cache';
import { NetworkLimit } from '#site/responses/network-limit.ts';
import { RegistryError } from '#store/registry-error.ts';
import { languageOf, withAnswer, type InlinedResponses } from './inlined-responses.ts';
import { pageHeaders, type OtherHosts } from '#site/lock/security-headers.ts';
import type { ChosenSite, LiveSite } from '#site/visitors/live-site.ts';
import { localPorts } from '#site/overrides/local-release.ts';
import { overrideBanner } from '#site/overrides/override-banner.ts';
import { headOf } from './page-head.ts';
import { pageFor, type Page } from './page.ts';
import { pagePhoto } from './photo-link.ts';
import { render, sendPage, type PageContent, type Rendered } from './rendered-page.ts';
import { addressOf } from '#site/responses/request-address.ts';
import { endsWithSlash, spelledAs } from './spelled-address.ts';
import { settingsIn, type PageMetadataSource } from './page-metadata.ts';
import { clearOverride, requestedOverride, type OverrideRules } from '#site/overrides/override-cookie.ts';
import { ensureVisitor } from '#site/visitors/visitor-cookie.ts';

/** What pages are made of. */
export interface PagesOptions {
  site: LiveSite;
  inlined: InlinedResponses;
  metadata: PageMetadataSource;
  overrides: OverrideRules;
  others: OtherHosts;
  publicUrl: string | undefined;
  identity: object | undefined;
  /** Pages that a network may have made for it within a minute; what is made already is not counted. */
  perMinute: number;
  /** Called with each lock that is handed out. */
  onServed(revision: number): void;
}

/** What a request for a page gets. */
interface Chosen extends ChosenSite {
  /** Other visitors may get another page at this address. */
  personal: boolean;
  /** Has a remote from a server on this machine, whose chunks have no hashes. */
  isLocal: boolean;
  notice: string;
}

/** A network has had enough made for it. */
class TooManyPages extends Error {
  constructor(readonly seconds: number) {
    super();
  }
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Files are served by other routes: what names one here is not there. */
const mayBePage = (pathname: string): boolean =>
  ['', '.html'].includes(path.extname(pathname)) && !pathname.startsWith('/assets/');

/** Answers every address that nothing else answers: with a page, or with the words that there is none. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { site, inlined, metadata, overrides, others, identity, publicUrl } = options;
  const kept = new LRUCache<string, Rendered>({ max: 500 });
  const limit = new NetworkLimit(options.perMinute);

  /** Counts work that this request causes and others did not. */
  function countWork(request: FastifyRequest): void {
    const seconds = limit.count(request.ip);
    if (seconds > 0) throw new TooManyPages(seconds);
  }

  async function choose(request: FastifyRequest, reply: FastifyReply): Promise<Chosen> {
    const pointer = await site.pointer();
    const override = requestedOverride(request, reply, overrides);
    if (override) {
      countWork(request);
      const isLocal = localPorts(override).length > 0;
      return {
        ...(await site.mixed(pointer, override)),
        personal: true,
        isLocal,
        notice: overrideBanner(override),
      };
    }
    const canary = site.canary(pointer);
    const visitor = canary ? ensureVisitor(request, reply) : null;
    const chosen = await site.forVisitor(pointer, visitor);
    const { revision } = chosen.resolved.lock;
    if (canary && visitor && revision === canary.candidate.lock) canary.recordExposure(visitor);
    options.onServed(revision);
    return { ...chosen, personal: canary !== null, isLocal: false, notice: '' };
  }

  function rendered(request: FastifyRequest, key: string, page: Page, content: PageContent) {
    const { answers, head } = content;
    // Pages about nothing have the same head, however many addresses name nothing.
    const about = createHash('sha256').update(`${head.isMissing} ${head.tags}`).digest('base64url');
    const name = `${key} ${page.key} ${about}`;
    const known = kept.get(name);
    if (known?.answers === answers) return known;
    if (!known) countWork(request);
    const fresh = render(page, content, identity);
    kept.set(name, fresh);
    return fresh;
  }

  async function contentOf(request: FastifyRequest, page: Page, language: Locale): Promise<PageContent> {
    const { pathname, searchParams } = addressOf(request);
    const { about, photo } = page;
    for (const named of [about, photo]) if (named && !metadata.knows(named.call)) countWork(request);
    const [answers, subject, shown] = await Promise.all([
      inlined.for(page.data, request.id),
      about && metadata.of(about.call, request),
      photo && metadata.of(photo.call, request),
    ]);
    return {
      answers: photo && shown?.state === 'found' ? withAnswer(answers, photo.call, shown.answer) : answers,
      head: headOf(page, subject, {
        pathname,
        origin: publicUrl ?? null,
        asked: searchParams.get('lang') === language ? language : undefined,
        ...settingsIn(answers, language),
      }),
      photo: photo && pagePhoto(photo.photo, shown),
    };
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search, searchParams } = addressOf(request);
    if (isRead(request) && pathname === '/index.html') return reply.redirect(`/${search}`, 308);
    if (!isRead(request) || !mayBePage(pathname)) return reply.code(404).type('text/plain').send('Not found');
    const { key, resolved, personal, isLocal, notice } = await choose(request, reply);
    const language = languageOf(request.headers['accept-language'], searchParams.get('lang'));
    const isPlain = [...searchParams.keys()].every((name) => name === 'lang');
    const page = pageFor(pathname, resolved, { language, notice, isPlain });
    const isOtherSpelling = page.status === 404 || endsWithSlash(pathname);
    const spelled = isOtherSpelling ? spelledAs(pathname, resolved) : undefined;
    if (spelled) return reply.redirect(`${spelled}${search}`, 308);
    const ready = rendered(request, key, page, await contentOf(request, page, language));
    void reply.headers(pageHeaders(resolved, others));
    if (isLocal) void reply.removeHeader('integrity-policy');
    return sendPage(request, reply, ready, personal);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    try {
      return await answerPage(request, reply);
    } catch (error) {
      if (error instanceof TooManyPages)
        return reply
          .code(429)
          .header('retry-after', String(error.seconds))
          .type('text/plain; charset=utf-8')
          .send(`Too many pages. Try again in ${error.seconds} seconds.`);
      if (!(error instanceof RegistryError)) throw error;
      // What the address or the kept override asks for is not there; the next page is the normal one.
      clearOverride(request, reply);
      return reply.code(400).type('text/plain; charset=utf-8').send(error.message);
    }
  }

  app.get('*', answer);
  // Files that the static routes do not find, and other methods.
  app.setNotFoundHandler(answer);
}
