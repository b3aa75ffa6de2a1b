import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector: takes OTLP over HTTP with JSON, as it is specified, and keeps the spans. */
const spans: Span[] = [];
const services = new Set<unknown>();
const paths = new Set<string | undefined>();
let collector: Server;
let api: ApiProcess;
let endpoint: string;

interface Delivery {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
}

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      paths.add(request.url);
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Delivery;
      for (const { resource, scopeSpans } of resourceSpans) {
        services.add(textOf(resource, 'service.name'));
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  api = await apiProcess();
}, 60_000);
afterAll(async () => {
  await api.remove();
  collector.close();
}, 30_000);

const textOf = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;
const REMOTE = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

describe('with a collector', () => {
  beforeAll(async () => {
    await api.start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    await fetch(`${api.origin}/api/get-property-list?search=Secretville`, {
      headers: { traceparent: `00-${REMOTE.trace}-${REMOTE.span}-01`, 'x-request-id': 'of-the-trace-1' },
    });
    await fetch(`${api.origin}/api/get-property-list`, { headers: { traceparent: 'nonsense' } });
    await fetch(`${api.origin}/api/get-user-data`);
    // The rest is sent when the process ends.
    await api.end('SIGTERM');
  }, 60_000);

  const ofRemote = () => spans.filter(({ traceId }) => traceId === REMOTE.trace);

  it('a trace that a caller began goes on: request, call, statements', () => {
    const request = ofRemote().find(({ name }) => name === 'GET /api/get-property-list');
    expect(request).toMatchObject({ parentSpanId: REMOTE.span, kind: 2 });
    expect(textOf(request!, 'lintel.request_id')).toBe('of-the-trace-1');
    const call = ofRemote().find(({ name }) => name === 'getPropertyList');
    expect(call).toMatchObject({ parentSpanId: request!.spanId });
    const statements = ofRemote().filter((span) => textOf(span, 'db.system.name') === 'postgresql');
    expect(statements.length).toBeGreaterThan(0);
    for (const { parentSpanId } of statements)
      expect([call!.spanId, request!.spanId]).toContain(parentSpanId);
  });

  it('spans lie within those that they belong to', () => {
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const inner = spans.filter(({ parentSpanId }) => parentSpanId !== undefined && byId.has(parentSpanId));
    expect(inner.length).toBeGreaterThan(3);
    const SLACK_NS = 5_000_000n;
    for (const span of inner) {
      const outer = byId.get(span.parentSpanId!)!;
      expect(BigInt(span.startTimeUnixNano)).toBeGreaterThanOrEqual(
        BigInt(outer.startTimeUnixNano) - SLACK_NS,
      );
      expect(BigInt(span.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(outer.endTimeUnixNano) + SLACK_NS);
    }
  });

  it('statements have their text and no values', () => {
    const texts = spans.map((span) => textOf(span, 'db.query.text')).filter((text) => text !== undefined);
    expect(texts.some((text) => text.includes('$1'))).toBe(true);
    expect(JSON.stringify(spans)).not.toContain('Secretville');
  });

  it('a caller that names no trace begins one, and refusals have their key', () => {
    const others = spans.filter(
      ({ traceId, name }) => traceId !== REMOTE.trace && name === 'GET /api/get-property-list',
    );
    expect(others).toHaveLength(1);
    expect(others[0]!.parentSpanId).toBeUndefined();
    const refused = spans.find(({ name }) => name === 'GET /api/get-user-data');
    expect(textOf(refused!, 'lintel.refusal')).toBe('unauthenticated');
  });

  it('jobs have traces of their own', () => {
    const job = spans.find(({ name }) => name === 'housekeeping');
    expect(job?.parentSpanId).toBeUndefined();
    expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  });

  it('arrives at the address of the protocol, under the name of the service', () => {
    expect([...paths]).toEqual(['/v1/traces']);
    expect([...services]).toEqual(['lintel-api']);
  });
});

it('a share of none sends none, whatever a caller asks for', async () => {
  const before = spans.length;
  await api.start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' });
  const headers = { traceparent: `00-${REMOTE.trace}-${REMOTE.span}-01` };
  expect((await fetch(`${api.origin}/api/faqs`, { headers })).status).toBe(200);
  await api.end('SIGTERM');
  expect(spans).toHaveLength(before);
}, 60_000);

it('a collector that is away stops nothing', async () => {
  await api.start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await fetch(`${api.origin}/api/faqs`)).status).toBe(200);
  expect(await api.end('SIGTERM')).toBe(0);
}, 60_000);

/** `NODE_OPTIONS` of a process that cannot load the libraries of this part. */
const WITHOUT_LIBRARIES = `--import=data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (/^(@opentelemetry|prom-client)/.test(name)) throw new Error('must not be loaded: ' + name);
      return next(name, context);
    },
  });`,
)}`;

describe('what is not configured', () => {
  it('is not loaded', async () => {
    await api.start({ NODE_OPTIONS: WITHOUT_LIBRARIES });
    expect((await fetch(`${api.origin}/api/faqs`)).status).toBe(200);
    await api.end('SIGTERM');
  }, 60_000);

  it.each([
    ['@opentelemetry', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }],
    ['prom-client', { METRICS_PORT: '0' }],
  ])('is loaded when it is: %s', async (library, environment) => {
    const { code, output } = await api.startExpectingExit({
      NODE_OPTIONS: WITHOUT_LIBRARIES,
      ...environment,
    });
    expect(code).toBe(1);
    expect(output).toContain(`must not be loaded: ${library}`);
  });
});
