import Fastify, { type FastifyInstance } from 'fastify';
import * as client from 'prom-client';
import { boundedLabels, measureRequests, openMetrics, serveMetrics, type MetricsServer } from './metrics.ts';

let app: FastifyInstance;
let server: MetricsServer;
beforeAll(async () => {
  const metrics = openMetrics(client);
  app = Fastify();
  measureRequests(app, metrics);
  app.get('/homes/:id', async () => 'a home');
  app.get('/stream', async (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'));
  server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const series = async (name: string) =>
  (await (await ask('/metrics')).text()).split('\n').filter((line) => line.startsWith(name));

describe('the port of the metrics', () => {
  it('answers with the numbers of the process, as Prometheus reads them', async () => {
    const reply = await ask('/metrics');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await reply.text();
    expect(text).toMatch(/^process_resident_memory_bytes [\d.e+]+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });

  it.each([
    ['/', 'GET'],
    ['/api/faqs', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics/x', 'GET'],
  ])('answers nothing else: %s by %s', async (path, method) => {
    expect((await ask(path, { method })).status).toBe(404);
  });

  it('is refused where another program has it', async () => {
    const metrics = openMetrics(client);
    const second = serveMetrics(metrics, { host: '127.0.0.1', port: server.port });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('durations of requests', () => {
  it('have the template of the route and no address of a client as label', async () => {
    for (const id of [1, 2, 3]) await app.inject(`/homes/${id}`);
    await app.inject('/away');
    await app.inject({ method: 'OPTIONS', url: '/elsewhere' });
    const counts = await series('lintel_http_request_duration_seconds_count');
    expect(counts.toSorted()).toEqual([
      'lintel_http_request_duration_seconds_count{method="GET",route="/homes/:id",status="200"} 3',
      'lintel_http_request_duration_seconds_count{method="unknown",route="unknown",status="404"} 2',
    ]);
  });

  it('leave out streams, which last as long as a page is open', async () => {
    await app.inject('/stream');
    expect((await series('lintel_http_request_duration_seconds_count')).join()).not.toContain('/stream');
  });
});

it('a label has as many values as were foreseen', () => {
  const bounded = boundedLabels(2);
  expect(['a', 'b', 'c', 'a', 'd'].map(bounded)).toEqual(['a', 'b', 'other', 'a', 'other']);
});
