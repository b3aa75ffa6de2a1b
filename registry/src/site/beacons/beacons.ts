import type { Release } from '@lintel/contract';
import { networkOf } from '@lintel/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NetworkLimit } from '#site/responses/network-limit.ts';
import type { SiteMetrics } from '#site/metrics/site-metrics.ts';
import { webVitals, type WebVital } from '#site/metrics/web-vitals.ts';
import type { ResolvedSite } from '#site/lock/resolve-site.ts';
import type { ViewCounts } from '#store/view-counts.ts';
import { visitorOf } from '#site/visitors/visitor-cookie.ts';

/** What a page reports: something went wrong, or how quick it was. */
const beacon = z.object({
  revision: z.number().int().nonnegative(),
  /** `policy`: something that the page's policies refused; `vitals`: how quick the page was; anything else is an error. */
  kind: z.enum(['error', 'policy', 'vitals']).default('error'),
  /** The shell when the beacon names none. */
  remote: z
    .string()
    .regex(/^(shell|unknown|mfe-[a-z]{1,30})$/)
    .default('shell'),
  /** Version and build of the file that it happened in: not always the lock's. */
  release: z
    .string()
    .regex(/^\d[\w.-]{0,60}-[0-9a-f]{8}$/)
    .optional(),
  /** The share of pages that tell such things at all. */
  sample: z.number().positive().max(1).default(1),
  message: z
    .string()
    .max(2_000)
    .transform((text) => text.slice(0, 300))
    .default(''),
  vitals: webVitals.optional(),
  /** Whether the same view has reported an error of this remote before; older shells do not tell. */
  isRepeated: z.boolean().default(false),
});

/** Most views that a report of a sample stands for. */
const MOST_WEIGHT = 100;

/** Of one network. No page has more to say; more would only fill the log. */
const PER_MINUTE = 30;
/** Of one network: a page measures itself once, and an office has many. */
const VITALS_PER_MINUTE = 120;

export interface BeaconsOptions {
  /** What the page of that lock consists of, to name version and owner; null when unknown. */
  siteOf(revision: number): Promise<ResolvedSite | null>;
  /** What is known about a release; null when there is none. */
  releaseOf(name: string, release: string): Promise<Pick<Release, 'name' | 'version' | 'owner'> | null>;
  metrics: SiteMetrics;
  /** Where views and those that met an error are counted for error budgets. */
  counts: Pick<ViewCounts, 'viewed' | 'failed'>;
  /** Called for each error, with the visitor when one is known, and the network that it came from. */
  onError(error: { revision: number; visitor: string | null; network: string }): Promise<void>;
}

/**
 * Errors that pages report, each with the remote, version and owner that it belongs to. Owner and version come from the
 * records of the registry, not from the page.
 */
export function acceptBeacons(app: FastifyInstance, options: BeaconsOptions): void {
  const limits = { reports: new NetworkLimit(PER_MINUTE), vitals: new NetworkLimit(VITALS_PER_MINUTE) };
  // A beacon is sent as text, which needs no permission from another origin; the body is read as JSON.
  app.post('/registry/beacons', { bodyLimit: 8_192 }, async (request, reply) => {
    const parsed = beacon.safeParse(readJson(request.body));
    const isMeasured = parsed.data?.kind === 'vitals';
    // What cannot be read counts as a report, so that it is limited too.
    const seconds = limits[isMeasured ? 'vitals' : 'reports'].count(request.ip);
    if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send();
    if (!parsed.success) return reply.code(400).send();
    const parts = await partsOf(parsed.data, options);
    const { kind } = parsed.data;
    if (kind === 'vitals') countVitals(parsed.data, parts, options);
    else await countReport(request, { ...parsed.data, kind }, parts, options);
    return reply.code(204).send();
  });
}

type Beacon = z.infer<typeof beacon>;
type Part = Pick<ResolvedSite['parts'][number], 'name' | 'version'> & { owner?: Release['owner'] | null };

/** What the beacon is about, and the shell, which is part of every page; each if it is known. */
async function partsOf(
  { revision, remote, release }: Beacon,
  { siteOf, releaseOf }: BeaconsOptions,
): Promise<{ part?: Part; shell?: Part }> {
  const parts: readonly Part[] = (await siteOf(revision))?.parts ?? [];
  const named = (name: string) => parts.find((part) => part.name === name);
  return {
    part: (release && (await releaseOf(remote, release))) || named(remote),
    shell: named('shell'),
  };
}

function countVitals(
  { vitals = {}, remote, sample }: Beacon,
  { part, shell }: { part?: Part; shell?: Part },
  { metrics, counts }: BeaconsOptions,
): void {
  for (const [vital, value] of Object.entries(vitals))
    metrics.measured(vital as WebVital, value, { remote, version: part?.version });
  for (const one of new Set([part, shell]))
    if (one) counts.viewed({ remote: one.name, version: one.version }, Math.min(1 / sample, MOST_WEIGHT));
}

async function countReport(
  request: FastifyRequest,
  report: Beacon & { kind: 'error' | 'policy' },
  { part }: { part?: Part },
  { metrics, counts, onError }: BeaconsOptions,
): Promise<void> {
  const { revision, kind, remote, release, sample, message, isRepeated } = report;
  const { version, owner } = part ?? {};
  metrics.reported(kind, { remote, version });
  request.log.warn(
    { event: `page-${kind}`, revision, remote, release, version, owner: owner?.team, sample, message },
    kind === 'policy' ? 'a policy of the page refused something' : 'a page reports an error',
  );
  // What was refused did not run, so it spoils no canary.
  if (kind === 'policy') return;
  if (version !== undefined && !isRepeated) counts.failed({ remote, version });
  await onError({ revision, visitor: visitorOf(request), network: networkOf(request.ip) });
}

function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
