import { openMetrics, serveMetrics } from '@lintel/metrics';
import * as client from 'prom-client';
import { listening } from '#testing/running-site.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A site whose numbers are read over HTTP, as Prometheus does. */
async function setUp() {
  const { files, release, lock } = await newRegistry();
  const { revision } = await lock(
    await release({ name: 'shell' }),
    await release({ name: 'mfe-chat', mounts: ['/user/chat'] }),
  );
  await release({ name: 'mfe-chat', version: '2.0.0', mounts: ['/user/chat'] });
  const metrics = openMetrics(client);
  const site = await testSite({
    files,
    environment: 'staging',
    // Port 9 is that of a service that no machine runs.
    upstreams: [{ name: 'api', origin: 'http://127.0.0.1:9', prefixes: ['/api'] }],
    metrics,
  });
  const origin = `http://127.0.0.1:${await listening(site)}`;
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  closing.push(() => server.close());
  return {
    origin,
    revision,
    send: (beacon: object) =>
      fetch(`${origin}/registry/beacons`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ revision, ...beacon }),
      }),
    async series(name: string) {
      const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
      return text
        .split('\n')
        .filter((line) => line.startsWith(name))
        .toSorted();
    },
  };
}

describe('what pages report', () => {
  it('is counted by remote and version of the records, whatever a client names', async () => {
    const { send, series } = await setUp();
    await send({ remote: 'mfe-chat', message: 'one' });
    await send({ remote: 'mfe-chat', release: '2.0.0-aaaaaaaa', message: 'two' });
    await send({ remote: 'mfe-chat', kind: 'policy', message: 'three' });
    for (const name of ['mfe-aaa', 'mfe-bbb', 'unknown']) await send({ remote: name, message: 'four' });
    expect(await series('lintel_page_reports_total{')).toEqual([
      'lintel_page_reports_total{kind="error",remote="mfe-chat",version="1.0.0"} 1',
      'lintel_page_reports_total{kind="error",remote="mfe-chat",version="2.0.0"} 1',
      'lintel_page_reports_total{kind="error",remote="unknown",version="unknown"} 3',
      'lintel_page_reports_total{kind="policy",remote="mfe-chat",version="1.0.0"} 1',
    ]);
  });

  it('may be how quick they were, which is no error', async () => {
    const { send, series } = await setUp();
    const vitals = { lcp: 1234, inp: 80, cls: 0.02 };
    expect((await send({ remote: 'mfe-chat', kind: 'vitals', sample: 0.1, vitals })).status).toBe(204);
    expect(await series('lintel_web_vital_seconds_sum')).toEqual([
      'lintel_web_vital_seconds_sum{vital="inp",remote="mfe-chat",version="1.0.0"} 0.08',
      'lintel_web_vital_seconds_sum{vital="lcp",remote="mfe-chat",version="1.0.0"} 1.234',
    ]);
    expect(await series('lintel_layout_shift_sum')).toEqual([
      'lintel_layout_shift_sum{remote="mfe-chat",version="1.0.0"} 0.02',
    ]);
    expect(await series('lintel_page_reports_total{')).toEqual([]);
  });

  it.each([{ lcp: -1 }, { lcp: 1e9 }, { cls: 'much' }, { lcp: null }])(
    'is refused where it cannot be measured: %j',
    async (vitals) => {
      const { send, series } = await setUp();
      expect((await send({ remote: 'mfe-chat', kind: 'vitals', vitals })).status).toBe(400);
      expect(await series('lintel_web_vital_seconds_sum')).toEqual([]);
    },
  );

  it('leaves room for errors, however many pages measure themselves', async () => {
    const { send } = await setUp();
    const vitals = { kind: 'vitals', remote: 'shell', vitals: { lcp: 1 } };
    for (let count = 0; count < 120; count += 1) await send(vitals);
    expect((await send(vitals)).status).toBe(429);
    expect((await send({ remote: 'mfe-chat', message: 'one' })).status).toBe(204);
  });
});

describe('the site', () => {
  it('measures requests by route: all pages are one, and all calls', async () => {
    const { origin, series } = await setUp();
    for (const path of ['/user/chat', '/user/chat?x=1', '/no/such/page']) await fetch(origin + path);
    for (const path of ['/api/faqs', '/api/other']) await fetch(origin + path);
    const counts = await series('lintel_http_request_duration_seconds_count');
    expect(counts).toHaveLength(3);
    expect(counts.join('\n')).toMatch(/route="\/api\/\*",status="503"} 2/);
    expect(await series('lintel_upstream_failures_total')).toEqual([
      'lintel_upstream_failures_total{upstream="api"} 2',
    ]);
  });

  it('names the lock that visitors get, and shows no numbers to them', async () => {
    const { origin, revision, series } = await setUp();
    expect(await series('lintel_site_revision')).toEqual([`lintel_site_revision{lock="stable"} ${revision}`]);
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('lintel_site_revision');
  });
});

describe('the id of a request', () => {
  it('is that of the client where it is harmless, and is answered', async () => {
    const { origin } = await setUp();
    const idFor = async (sent: string) =>
      (await fetch(`${origin}/user/chat`, { headers: { 'x-request-id': sent } })).headers.get('x-request-id');
    expect(await idFor('from-the-browser')).toBe('from-the-browser');
    expect(await idFor("'; drop table")).toMatch(/^[\da-f-]{36}$/);
  });
});
