import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { teamApi } from '../http/team-api.ts';
import type { Team } from '../http/teams.ts';
import { EnvironmentStore } from '../store/environment-store.ts';
import { RegistryError } from '../store/registry-error.ts';
import type { RegistryFiles } from '../store/registry-files.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { createServedLocks } from '../store/served-locks.ts';
import { appFiles } from './app-files.ts';
import { acceptBeacons } from './beacons.ts';
import { choicesOf } from './choices.ts';
import { createEarlyAnswers, languageOf } from './early-answers.ts';
import { pageHeaders } from './headers.ts';
import { createLiveSite, type ChosenSite } from './live-site.ts';
import { localPorts, serveLocal } from './local-release.ts';
import type { MixPolicy } from './mix.ts';
import { headOf } from './page-head.ts';
import { mixNotice } from './mix-notice.ts';
import { pageFor } from './page.ts';
import { render, sendPage, type Rendered } from './rendered-page.ts';
import { forwardTo, type Upstream } from './upstreams.ts';
import { versionAndBuild } from './release-file.ts';
import { staticFiles } from './static-files.ts';
import { createSubjects, settingsIn } from './subjects.ts';
import { forgetMix, visitorOf, wantedMix, welcome } from './visits.ts';

export interface SiteOptions {
  /** Releases, assets and environments. */
  files: RegistryFiles;
  environment: string;
  /** Other servers of the product that share this origin. */
  upstreams: Upstream[];
  /** How many proxies stand in front and may say who the visitor is; default none. */
  trustedProxies?: number;
  /** Where visitors find the site, for addresses that others follow; without it documents name none. */
  publicUrl?: string;
  /** The vendor's web configuration for sign-in; without it pages use the sandbox of this origin. */
  identity?: { config: object; origins: string[] };
  /** Who may see other releases than the lock's by a link; default nobody. */
  mixes?: MixPolicy;
  /** Teams that may use the commands over HTTP; default none. */
  teams?: Team[];
  logLevel?: string;
  /** Where the log goes; default standard output. */
  log?: { write(line: string): void };
}

/** Of answers that are words and nothing else. */
const SAFE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** What a request for a page gets. */
interface Chosen extends ChosenSite {
  /** Not everybody gets it at this address. */
  personal: boolean;
  /** Has a remote from a server on this machine, whose chunks have no hashes. */
  isLocal: boolean;
  notice: string;
}

/** Serves one environment: pages, the immutable files of all releases, the registry's own files, and the services behind. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { files, environment, upstreams, identity, trustedProxies = 0, logLevel = 'warn' } = options;
  const app = Fastify({
    logger: { level: logLevel, ...(options.log ? { stream: options.log } : {}) },
    trustProxy: (_address, hop) => hop < trustedProxies,
    forceCloseConnections: true,
  });
  const releases = new ReleaseStore(files);
  const locks = new EnvironmentStore(files, environment);
  const site = createLiveSite(releases, locks);
  const pages = new LRUCache<string, Rendered>({ max: 500 });
  const early = createEarlyAnswers(upstreams.find(({ name }) => name === 'api')?.origin);
  const subjects = createSubjects(upstreams.find(({ name }) => name === 'api')?.origin);
  const served = createServedLocks(locks);
  const mixes = { policy: options.mixes ?? ('closed' as const), environment };
  const live = async () => (await site.forVisitor(await site.pointer(), null)).resolved;

  async function choose(request: FastifyRequest, reply: FastifyReply): Promise<Chosen> {
    const pointer = await site.pointer();
    const mix = wantedMix(request, reply, mixes);
    if (mix) {
      const isLocal = localPorts(mix).length > 0;
      return { ...(await site.mixed(pointer, mix)), personal: true, isLocal, notice: mixNotice(mix) };
    }
    const trial = site.trial(pointer);
    const visitor = trial ? welcome(request, reply) : null;
    const chosen = await site.forVisitor(pointer, visitor);
    const { revision } = chosen.resolved.lock;
    if (trial && visitor && revision === trial.candidate.lock) trial.handOut(visitor);
    served.note(revision);
    return { ...chosen, personal: trial !== null, isLocal: false, notice: '' };
  }

  app.addHook('onRequest', async (request) => {
    const visitor = visitorOf(request);
    if (visitor) await site.seen(visitor);
  });
  await staticFiles(app, releases);
  if (mixes.policy !== 'closed') serveLocal(app);
  for (const upstream of upstreams) await forwardTo(app, upstream);
  await appFiles(app, { releases, early, site: live });
  acceptBeacons(app, {
    siteOf: site.atRevision,
    onError: site.countError,
    async releaseOf(name, release) {
      const id = versionAndBuild(release);
      return id && releases.recorded(name, id);
    },
  });
  await teamApi(app, { releases, environment: locks, teams: options.teams ?? [] });
  app.addHook('onClose', async () => void (await Promise.all([served.settled(), site.settled()])));

  // Beside the static files, since it depends on what was published after the lock was written.
  app.get(`/registry/environments/${environment}/choices.json`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await choicesOf(releases, (await live()).lock, mixes.policy)),
  );
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async () => ({ ok: true, revision: (await live()).lock.revision }));

  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://site');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !path.extname(pathname) && !pathname.startsWith('/assets/');
    if (!isPage) return reply.code(404).type('text/plain').send('Not found');
    try {
      const { key, resolved, personal, isLocal, notice } = await choose(request, reply);
      const page = pageFor(pathname, resolved, languageOf(request.headers['accept-language']), notice);
      const [answers, subject] = await Promise.all([
        early.for(page.data),
        page.about && subjects.of(page.about.call, request.ip),
      ]);
      const head = headOf(page, subject, {
        pathname,
        origin: options.publicUrl ?? null,
        ...settingsIn(answers),
      });
      const kept = `${key} ${page.key} ${page.about ? pathname : ''}`;
      let rendered = pages.get(kept);
      if (rendered?.answers !== answers || rendered.head.tags !== head.tags)
        pages.set(kept, (rendered = render(page, answers, head, identity?.config)));
      void reply.headers(pageHeaders(resolved, identity?.origins ?? []));
      if (isLocal) void reply.removeHeader('integrity-policy');
      return sendPage(request, reply, rendered, personal);
    } catch (error) {
      if (!(error instanceof RegistryError) || (await locks.pointer()) === null) throw error;
      // What the address or the kept mix asks for is not there; the next page is the normal one.
      forgetMix(request, reply);
      return reply.code(400).headers(SAFE).type('text/plain; charset=utf-8').send(error.message);
    }
  });
  return app;
}
