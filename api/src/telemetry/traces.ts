import type { Context, Span } from '@opentelemetry/api';
import type { TracesConfig } from '#config/telemetry-config.ts';
import type { Observer } from './observer.ts';
import { oneLine } from './one-line.ts';
import type { Work } from './work.ts';

/** Spans of requests, calls, jobs and statements, and what sends the rest of them. */
export interface Traces {
  readonly observer: Observer;
  close(): Promise<void>;
}

/** Milliseconds between two deliveries, and for one at the end of the process. */
const DELIVERY_INTERVAL_MS = 2000;
const LAST_DELIVERY_MS = 3000;

/**
 * Loads OpenTelemetry and makes spans from what an observer sees: request → call → statement. A `traceparent` of the caller is
 * taken over, so a trace may begin before this server; whether it is sent is decided here, by its id, since any visitor can
 * write the flag that asks for it.
 */
export async function openTraces({ endpoint, serviceName, share }: TracesConfig): Promise<Traces> {
  const [api, { W3CTraceContextPropagator }, { resourceFromAttributes }, sdk, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: DELIVERY_INTERVAL_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('lintel');
  const propagator = new W3CTraceContextPropagator();
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const spans = new WeakMap<Work, Span>();

  const contextFor = (work: Work | undefined): Context => {
    const span = work && spans.get(work);
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
  };
  const sentContext = (headers: Readonly<Record<string, unknown>>): Context =>
    propagator.extract(ROOT_CONTEXT, headers, {
      get: (carrier, key) => carrier[key] as string | undefined,
      keys: (carrier) => Object.keys(carrier),
    });

  const observer: Observer = {
    began(work, headers) {
      const { kind, id, name, method, parent } = work;
      const attributes =
        kind === 'request'
          ? { 'http.request.method': method, 'http.route': name, 'lintel.request_id': id }
          : { 'lintel.work': kind };
      const options = { kind: kind === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL, attributes };
      const title = method ? `${method} ${name}` : name;
      spans.set(work, tracer.startSpan(title, options, headers ? sentContext(headers) : contextFor(parent)));
    },
    ended(work, { status, refusal, error }) {
      const span = spans.get(work);
      if (!span) return;
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      if (refusal !== undefined) span.setAttribute('lintel.refusal', refusal);
      if (error !== undefined || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    answered({ text, seconds, failed }, work) {
      // A statement without a work would be a trace of one span.
      if (!work || !spans.has(work)) return;
      const now = Date.now();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': oneLine(text) };
      const options = { kind: SpanKind.CLIENT, attributes, startTime: now - seconds * 1000 };
      const title = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
      const span = tracer.startSpan(title, options, contextFor(work));
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
  };
  return {
    observer,
    async close() {
      const timer = new Promise<void>((resolve) => setTimeout(resolve, LAST_DELIVERY_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), timer]);
    },
  };
}
