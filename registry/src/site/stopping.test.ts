import Fastify from 'fastify';
import { listening, liveSite } from '#testing/running-site.ts';

it('a request that runs while the site stops is answered, and the site ends after it', async () => {
  const api = Fastify();
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  api.get('/api/slow', async () => {
    isAsked();
    await waiting;
    return { done: true };
  });
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  const { site } = await liveSite({ upstreams: [{ name: 'api', origin, prefixes: ['/api'] }] });
  const port = await listening(site);

  const reply = fetch(`http://127.0.0.1:${port}/api/slow`);
  await asked;
  const closed = site.close();
  answer();
  expect(await (await reply).json()).toEqual({ done: true });
  await closed;
  await api.close();
});

it('a site that is about to stop is not ready, and serves pages as before', async () => {
  let isDraining = false;
  const { site } = await liveSite({ isDraining: () => isDraining });
  expect((await site.inject('/ready')).statusCode).toBe(200);
  isDraining = true;
  expect((await site.inject('/ready')).statusCode).toBe(503);
  expect((await site.inject('/')).statusCode).toBe(200);
});
