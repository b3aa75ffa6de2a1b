import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { listening, liveSite } from '#testing/running-site.ts';

/** More than the connections that a client of HTTP opens to one server unless it is asked to. */
const STREAMS = 200;
const ANSWERED_WITHIN_MS = 20_000;

it('however many users keep a stream of events, calls of others are forwarded', async () => {
  const api = Fastify({ forceCloseConnections: true });
  api.get('/api/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n');
  });
  api.get('/api/call', async () => ({ done: true }));
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  const { site } = await liveSite({ upstreams: [{ name: 'api', origin, prefixes: ['/api'] }] });
  const port = await listening(site);
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const streams = Array.from({ length: STREAMS }, () =>
    http.get({ host: '127.0.0.1', port, path: '/api/events', agent: false }),
  );
  try {
    await Promise.all(streams.map((stream) => once(stream, 'response', { signal })));
    const answer = await fetch(`http://127.0.0.1:${port}/api/call`, { signal });
    expect(await answer.json()).toEqual({ done: true });
  } finally {
    for (const stream of streams) stream.on('error', () => undefined).destroy();
    await api.close();
  }
});

it('an address with a step upwards gets the envelope of an unknown call', async () => {
  const { site } = await liveSite({
    upstreams: [{ name: 'api', origin: 'http://127.0.0.1:9', prefixes: ['/api'] }],
  });
  const port = await listening(site);
  const request = http.get({ host: '127.0.0.1', port, path: '/api/../x', agent: false });
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(reply.statusCode).toBe(404);
  expect(await json(reply)).toEqual({
    error: true,
    message: 'There is nothing at this address.',
    key: 'notFound',
    code: 404,
  });
});

it('a client that wants its connection closed after the answer gets that, whatever the server behind does with its own', async () => {
  const api = Fastify({ keepAliveTimeout: 65_000, forceCloseConnections: true });
  api.get('/api/call', async () => ({ done: true }));
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  const { site } = await liveSite({ upstreams: [{ name: 'api', origin, prefixes: ['/api'] }] });
  const port = await listening(site);
  const socket = net.connect(port, '127.0.0.1');
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  try {
    socket.write('GET /api/call HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n');
    const answer = (await once(socket, 'data', { signal })).toString();
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).not.toMatch(/^keep-alive:/im);
    await once(socket, 'close', { signal });
  } finally {
    socket.destroy();
    await api.close();
  }
});
