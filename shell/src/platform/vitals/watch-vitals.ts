import type { ResolvedLock } from '@lintel/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

type Vital = 'cls' | 'fcp' | 'inp' | 'lcp' | 'ttfb';

/** What the registry receives: milliseconds, and `cls`, which has no unit. */
export interface VitalsBeacon {
  revision: number;
  kind: 'vitals';
  /** Whose page it began with. */
  remote: string;
  /** The share of pages that report at all. */
  sample: number;
  vitals: Partial<Record<Vital, number>>;
}

/** Of pages in production. */
const SHARE = 0.1;

export interface VitalsPorts {
  send(beacon: VitalsBeacon): void;
  random(): number;
  /** Calls back with each measure, as often as it changes. */
  measure(found: (vital: Vital, value: number) => void): void;
}

const ports: VitalsPorts = {
  send: (beacon) => void navigator.sendBeacon?.('/registry/beacons', JSON.stringify(beacon)),
  random: Math.random,
  measure(found) {
    const pass = ({ name, value }: MetricType) => found(name.toLowerCase() as Vital, value);
    for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(pass);
  },
};

/**
 * Measures how quick a page is and reports it once, when the visitor leaves it or looks away: then all measures are final. The
 * browser keeps what happened before this was loaded. Returns the end of it.
 */
export function watchVitals(
  { environment, revision }: Pick<ResolvedLock, 'environment' | 'revision'>,
  remote: string,
  { send, random, measure }: VitalsPorts = ports,
): () => void {
  const sample = environment === 'production' ? SHARE : 1;
  if (random() >= sample) return () => {};
  const vitals: VitalsBeacon['vitals'] = {};
  measure((vital, value) => {
    vitals[vital] = Math.round(value * 1000) / 1000;
  });
  const report = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    end();
    send({ revision, kind: 'vitals', remote, sample, vitals });
  };
  const end = () => document.removeEventListener('visibilitychange', report);
  // After the library's own listener, which finishes the measures at the same moment.
  document.addEventListener('visibilitychange', report);
  return end;
}
