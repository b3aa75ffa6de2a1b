import { z } from 'zod';

const ratio = z.coerce.number().min(0).max(1);

/** Environment variables of what operators see of this process; those with OTEL have the names that OpenTelemetry gave them. */
export const telemetryVariables = {
  /** Port of `GET /metrics` for Prometheus; without it nothing is counted. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Statements that take so many milliseconds or more are logged; 0: none. */
  SLOW_QUERY_MS: z.coerce.number().int().min(0).default(500),
  /** Where traces are sent, as OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('lintel-api'),
  /** The share of traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
};

type TelemetryVariables = z.output<z.ZodObject<typeof telemetryVariables>>;

export interface TracesConfig {
  /** The address of the collector; `/v1/traces` comes after it. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** From 0 to 1. */
  readonly share: number;
}

export interface TelemetryConfig {
  /** Where Prometheus reads; undefined: it does not. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** 0: no statement is logged. */
  readonly slowQueryMs: number;
  readonly traces: TracesConfig | undefined;
}

export const telemetryConfig = (env: TelemetryVariables): TelemetryConfig =>
  Object.freeze({
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    slowQueryMs: env.SLOW_QUERY_MS,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
          serviceName: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  });
