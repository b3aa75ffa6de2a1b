import { openMetrics, serveMetrics, type Metrics, type MetricsServer } from '@lintel/metrics';
import { StartError } from '#config/start-error.ts';
import type { TelemetryConfig } from '#config/telemetry-config.ts';
import { countWork } from './metrics/count-work.ts';
import { readSources } from './metrics/read-sources.ts';
import { allOf, type Observer } from './observer.ts';
import type { MeasuredSources } from './sources.ts';
import { openTraces } from './traces.ts';

/** What operators see of this process. Libraries of what is not configured are not loaded. */
export interface Telemetry extends Required<Observer> {
  /** Lets one more observer see what happens from now on. */
  add(observer: Observer): void;
  /** Where numbers are counted, if they are. */
  readonly metrics: Metrics | undefined;
  /** Reads these numbers whenever Prometheus asks. */
  watch(sources: Partial<MeasuredSources>): void;
  /** Answers Prometheus from now on. */
  listen(): Promise<void>;
  /** Sends what was not sent yet, and answers no longer. */
  close(): Promise<void>;
}

/** Opens metrics, traces, both or nothing. */
export async function openTelemetry({
  metrics: address,
  traces: collector,
}: Partial<TelemetryConfig> = {}): Promise<Telemetry> {
  const metrics = address && openMetrics(await import('prom-client'));
  const traces = collector && (await openTraces(collector));
  const observers: Observer[] = [
    ...(metrics ? [countWork(metrics)] : []),
    ...(traces ? [traces.observer] : []),
  ];
  let server: MetricsServer | undefined;
  return {
    ...allOf(observers),
    add: (observer) => void observers.push(observer),
    metrics,
    watch: (sources) => metrics && readSources(metrics, sources),
    async listen() {
      if (!metrics || !address) return;
      server = await serveMetrics(metrics, address).catch((error: NodeJS.ErrnoException) => {
        throw new StartError(
          `Port ${address.port} on ${address.host} cannot be used (${error.code}); set METRICS_PORT to another number.`,
        );
      });
    },
    async close() {
      await server?.close();
      await traces?.close();
    },
  };
}
