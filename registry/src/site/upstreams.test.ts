import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { newFolder } from '#testing/new-registry.ts';
import { listening, liveSite } from '#testing/running-site.ts';
import { testSite } from '#testing/test-site.ts';

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

describe('an upload', () => {
  const UPLOAD = Buffer.alloc(8_000_000);
  const TYPE = 'application/octet-stream';

  /** A site before a server that ends the connection of one call when its upload begins, and one connection of a client. */
  async function open() {
    const api = Fastify({ forceCloseConnections: true });
    let began!: (request: http.IncomingMessage) => void;
    const received = new Promise<http.IncomingMessage>((resolve) => (began = resolve));
    api.addContentTypeParser(TYPE, (_request, payload, done) => done(null, payload));
    api.post('/api/lost', (request, reply) => {
      reply.hijack();
      request.raw.socket.destroy();
    });
    api.post('/api/slow', (request, reply) => {
      reply.hijack();
      began(request.raw.resume());
    });
    api.get('/api/call', async () => ({ done: true }));
    const origin = await api.listen({ port: 0, host: '127.0.0.1' });
    const { site } = await liveSite({ upstreams: [{ name: 'api', origin, prefixes: ['/api'] }] });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const address = { host: '127.0.0.1', port: await listening(site), agent, signal };
    const headers = { 'content-type': TYPE, 'content-length': UPLOAD.length };
    return {
      received,
      signal,
      upload: (path: string) => http.request({ ...address, path, method: 'POST', headers }),
      call: () => http.get({ ...address, path: '/api/call' }),
      async close() {
        agent.destroy();
        await api.close();
      },
    };
  }
  async function answerTo(request: http.ClientRequest) {
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
    return [reply.statusCode, await json(reply)];
  }

  it('is answered when the server behind ends meanwhile, and the connection takes the next call', async () => {
    const { upload, call, close } = await open();
    try {
      for (let count = 0; count < 3; count += 1) {
        const lost = upload('/api/lost');
        lost.end(UPLOAD);
        expect(await answerTo(lost)).toEqual([503, expect.objectContaining({ key: 'unavailable' })]);
        expect(await answerTo(call())).toEqual([200, { done: true }]);
      }
    } finally {
      await close();
    }
  });

  it('without a server that reads it is answered too, and one that is given up then disturbs no other call', async () => {
    const { upload, call, close } = await open();
    try {
      const refused = upload('/api/../x');
      refused.end(UPLOAD);
      expect((await answerTo(refused))[0]).toBe(404);
      expect(await answerTo(call())).toEqual([200, { done: true }]);
      const left = upload('/api/../x').on('error', () => undefined);
      left.write(UPLOAD.subarray(1));
      expect((await answerTo(left))[0]).toBe(404);
      left.destroy();
      expect(await answerTo(call())).toEqual([200, { done: true }]);
    } finally {
      await close();
    }
  });

  it('that the client gives up ends at the server behind too', async () => {
    const { upload, received, signal, close } = await open();
    try {
      const left = upload('/api/slow').on('error', () => undefined);
      left.write(UPLOAD.subarray(1));
      const request = await received;
      left.destroy();
      await once(request, 'close', { signal }).catch((error: { code?: string }) =>
        expect(error.code).toBe('ECONNRESET'),
      );
      expect(request.complete).toBe(false);
    } finally {
      await close();
    }
  });
});

it('calls of a visitor of a canary are forwarded while the pointer of the registry cannot be read', async () => {
  const behind = Fastify();
  behind.get('/api/faqs', async () => ({ error: false }));
  const origin = await behind.listen({ host: '127.0.0.1', port: 0 });
  const files = await newFolder();
  const site = await testSite({
    files: {
      ...files,
      read: (name) => (name.endsWith('pointer.json') ? Promise.reject(new Error('EIO')) : files.read(name)),
    },
    environment: 'staging',
    upstreams: [{ name: 'api', origin, prefixes: ['/api'] }],
  });
  const cookies = { 'lintel-visitor': randomUUID() };
  expect((await site.inject({ url: '/api/faqs', cookies })).statusCode).toBe(200);
  await behind.close();
});
