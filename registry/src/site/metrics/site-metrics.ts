import { boundedLabels, type Metrics } from '@lintel/metrics';
import type { WebVital } from './web-vitals.ts';

/** A part of a page, as the registry's records name it. */
export interface ReportedPart {
  readonly remote: string;
  /** Undefined where no record names one. */
  readonly version: string | undefined;
}

/** What visitors get at this moment. */
export interface LocksState {
  readonly stable: number;
  readonly canary: { readonly lock: number; readonly visitors: number; readonly failed: number } | undefined;
}

/** What the site counts for operators. */
export interface SiteMetrics {
  /** A page reported an error, or what its policies refused. */
  reported(kind: 'error' | 'policy', part: ReportedPart): void;
  measured(vital: WebVital, value: number, part: ReportedPart): void;
  /** A server behind the site did not answer. */
  upstreamFailed(name: string): void;
  /** Which locks visitors get, and what a canary has shown, is read from here. */
  watchLocks(read: () => Promise<LocksState>): void;
}

/** Remotes with their versions that have series of their own: any recorded release may be named, also one of last year. */
const MOST_PARTS = 100;
/** A part that no record names; anything else may be what a client made up. */
const UNKNOWN = 'unknown';
/** Seconds; the marks of the vitals' own scale (200 ms, 500 ms, 1.8 s, 2.5 s, 4 s) are among them. */
const BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10, 20];
/** Of a view's shifts; good up to 0.1, poor from 0.25 on. */
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export function siteMetrics({ client, register }: Metrics): SiteMetrics {
  const registers = [register];
  const labelNames = ['remote', 'version'] as const;
  const reports = new client.Counter({
    name: 'lintel_page_reports_total',
    help: 'Errors of pages, and what their policies refused, by remote and version.',
    labelNames: ['kind', ...labelNames] as const,
    registers,
  });
  const vitals = new client.Histogram({
    name: 'lintel_web_vital_seconds',
    help: 'Web vitals of pages that are times, by the remote and version that the page began with.',
    labelNames: ['vital', ...labelNames] as const,
    buckets: BUCKETS,
    registers,
  });
  const shifts = new client.Histogram({
    name: 'lintel_layout_shift',
    help: 'Cumulative layout shift of pages, by the remote and version that the page began with.',
    labelNames,
    buckets: SHIFT_BUCKETS,
    registers,
  });
  const upstreams = new client.Counter({
    name: 'lintel_upstream_failures_total',
    help: 'Requests that a server behind the site did not answer.',
    labelNames: ['upstream'] as const,
    registers,
  });
  const bounded = boundedLabels(MOST_PARTS);

  function labelsOf({ remote, version }: ReportedPart) {
    if (version === undefined) return { remote: UNKNOWN, version: UNKNOWN };
    const name = bounded(`${remote} ${version}`);
    return name === 'other' ? { remote: name, version: name } : { remote, version };
  }

  return {
    reported: (kind, part) => reports.inc({ kind, ...labelsOf(part) }),
    measured(vital, value, part) {
      if (vital === 'cls') shifts.observe(labelsOf(part), value);
      else vitals.observe({ vital, ...labelsOf(part) }, value / 1000);
    },
    upstreamFailed: (upstream) => upstreams.inc({ upstream }),
    watchLocks(read) {
      const gauge = (
        name: string,
        help: string,
        label: 'lock' | 'outcome',
        values: (state: LocksState) => Record<string, number | undefined>,
      ) =>
        register.registerMetric(
          new client.Gauge({
            name,
            help,
            labelNames: [label],
            registers: [],
            async collect() {
              this.reset();
              const state = await read().catch(() => undefined);
              for (const [key, value] of Object.entries(state ? values(state) : {}))
                if (value !== undefined) this.set({ [label]: key }, value);
            },
          }),
        );
      gauge('lintel_site_revision', 'Revisions that visitors get.', 'lock', ({ stable, canary }) => ({
        stable,
        canary: canary?.lock,
      }));
      gauge(
        'lintel_canary_visitors',
        'Visitors of the canary that is under way, and those of them who met an error.',
        'outcome',
        ({ canary }) => ({ seen: canary?.visitors, failed: canary?.failed }),
      );
    },
  };
}

/** Counts nothing, where metrics are not wanted. */
export const noMetrics: SiteMetrics = {
  reported: () => undefined,
  measured: () => undefined,
  upstreamFailed: () => undefined,
  watchLocks: () => undefined,
};
