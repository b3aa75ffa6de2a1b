import type { ResolvedLock } from '@lintel/contract';
import { sourceOfError } from './error-source.ts';
import { isRepeated } from './first-errors.ts';
import { hearErrors } from './early-errors.ts';

/** What the registry receives; `sample` = the share of pages that report at all. */
export interface WindowBeacon {
  revision: number;
  kind: 'error' | 'policy';
  remote: string;
  release?: string;
  message: string;
  sample: number;
  /** Of an error: whether the view has reported one of the same remote before. */
  isRepeated?: boolean;
}

/** A page reports at most this many errors of a kind, and the same error once. */
const AT_MOST = 10;
/** Of pages in production, which share tells of what a policy refused: often an extension of the browser. */
const POLICY_SHARE = 0.1;

export interface WatchPorts {
  send(beacon: WindowBeacon): void;
  random(): number;
}

const ports: WatchPorts = {
  send: (beacon) => void navigator.sendBeacon?.('/registry/beacons', JSON.stringify(beacon)),
  random: Math.random,
};

/**
 * Reports to the registry what only the window receives: errors outside of any boundary, unhandled promise rejections, and what
 * the page's policies refused; each with the remote and the release whose file it came from. Returns the end of it.
 */
export function watchErrors(
  { environment, revision }: Pick<ResolvedLock, 'environment' | 'revision'>,
  { send, random }: WatchPorts = ports,
): () => void {
  const reported = { error: new Set<string>(), policy: new Set<string>() };
  const policyShare = environment === 'production' ? POLICY_SHARE : 1;
  const reportsPolicy = random() < policyShare;

  function report(kind: WindowBeacon['kind'], message: string, trace: string): void {
    const source = sourceOfError(trace);
    // Browser extensions run in the page too; their errors are not ours.
    if (!source && /\b[a-z-]+-extension:/.test(trace)) return;
    const key = `${source?.remote} ${message}`;
    if (reported[kind].size >= AT_MOST || reported[kind].has(key)) return;
    reported[kind].add(key);
    const sample = kind === 'policy' ? policyShare : 1;
    const place = { remote: 'unknown', ...source };
    const repeated = kind === 'error' ? { isRepeated: isRepeated(place.remote) } : {};
    send({ revision, kind, ...place, message, sample, ...repeated });
  }

  hearErrors((event) => {
    if (event instanceof ErrorEvent) {
      const { error, message, filename } = event;
      report('error', message, error instanceof Error ? `${error.stack}\n${filename}` : filename);
    } else if ('reason' in event) {
      const { reason } = event as PromiseRejectionEvent;
      report('error', String(reason), reason instanceof Error ? (reason.stack ?? '') : '');
    }
  });
  const ended = reportsPolicy
    ? watchPolicy((message, source) => report('policy', message, source))
    : () => {};
  return () => {
    hearErrors(() => {});
    ended();
  };
}

/** Fields of a report about a refused script, style or address; not all browsers send all of them. */
interface PolicyReport {
  effectiveDirective?: string;
  blockedURL?: string | null;
  sourceFile?: string | null;
}

/** Refusals of the Content-Security-Policy and the Integrity-Policy; where browsers keep reports, earlier ones as well. */
function watchPolicy(report: (message: string, source: string) => void): () => void {
  if (typeof ReportingObserver === 'function') {
    const observer = new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports) {
          const { effectiveDirective, blockedURL, sourceFile } = (body ?? {}) as PolicyReport;
          report(
            `${type}: ${effectiveDirective ?? 'script'} refuses ${blockedURL ?? 'inline'}`,
            `${sourceFile ?? ''} ${blockedURL ?? ''}`,
          );
        }
      },
      { types: ['csp-violation', 'integrity-violation'], buffered: true },
    );
    observer.observe();
    return () => observer.disconnect();
  }
  const listen = ({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
    report(`csp-violation: ${effectiveDirective} refuses ${blockedURI}`, `${sourceFile} ${blockedURI}`);
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}
