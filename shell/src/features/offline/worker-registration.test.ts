import { registerWorker } from './worker-registration.ts';

const kept = { scope: 'kept' };

function setUp(site: object | null, served: string) {
  document.body.innerHTML = site
    ? `<script type="application/json" id="lintel-site">${JSON.stringify(site)}</script>`
    : '';
  globalThis.fetch = (async (_url: string, { integrity }: RequestInit) => {
    if (!integrity!.split(' ').includes(`sha256-${served}`)) throw new TypeError('integrity');
    return new Response(served);
  }) as typeof fetch;
  const registered: string[] = [];
  const container = {
    getRegistration: async () => kept,
    async register(url: string) {
      registered.push(url);
      return { scope: 'new' };
    },
  } as unknown as ServiceWorkerContainer;
  return { container, registered };
}

it('the worker that the page’s lock names is registered, or the one before it while a release goes out', async () => {
  for (const served of ['now', 'before']) {
    const { container, registered } = setUp({ worker: 'sha256-now sha256-before' }, served);
    expect(await registerWorker(container)).toMatchObject({ scope: 'new' });
    expect(registered).toEqual(['/service-worker.js']);
  }
});

it('any other is not; the one that was there stays', async () => {
  const { container, registered } = setUp({ worker: 'sha256-now' }, 'changed');
  expect(await registerWorker(container)).toBe(kept);
  expect(registered).toEqual([]);
});

it('a page that cannot tell which one is right registers none', async () => {
  for (const site of [{}, null]) {
    const { container, registered } = setUp(site, 'now');
    await registerWorker(container);
    expect(registered).toEqual([]);
  }
});

it('a browser without workers does without', async () => {
  expect(await registerWorker(undefined)).toBeUndefined();
});
