// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { startDevFront } from './front.mjs';

/** How the environment answers the request of a test. @type {http.RequestListener} */
let answer = (_request, reply) => void reply.end();
const environment = http.createServer((request, reply) => answer(request, reply));
/** @type {Awaited<ReturnType<typeof startDevFront>>} */ let front;
/** @type {number} */ let port;

const portOf = (/** @type {http.Server} */ server) =>
  /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** A port that was free a moment ago. */
async function freePort() {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return found;
}

/** @type {import('./working-copy.mjs').WorkingCopy} */
const remote = {
  name: 'mfe-demo',
  version: '1.0.0',
  outDir: import.meta.dirname,
  news: null,
  current: async () => null,
  updateFile: () => undefined,
  follow() {},
  close: async () => {},
};

before(async () => {
  environment.listen(0, '127.0.0.1');
  await once(environment, 'listening');
  port = await freePort();
  const address = `http://127.0.0.1:${portOf(environment)}`;
  front = await startDevFront({ environment: address, cookie: '', port, remotes: [remote] });
});
after(async () => {
  await front.close();
  environment.close();
  environment.closeAllConnections();
});

/**
 * A request whose address is sent as it stands, which `fetch` would tidy.
 * @param {string} path @param {http.OutgoingHttpHeaders} [headers] @returns {Promise<{ status: number | undefined, body: string | null }>} body is null when the connection ended before the answer did
 */
const get = (path, headers = {}) =>
  new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part) => (body += part));
      reply.on('close', () => resolve({ status: reply.statusCode, body: reply.complete ? body : null }));
      reply.on('error', () => {});
    });
    request.on('error', reject);
  });

test('a file whose address cannot be decoded is not found', async () => {
  assert.equal((await get('/assets/mfe-demo/dev-00000000/%E0%A4%A.js')).status, 404);
});

test('a file outside of the folder of the build is not found', async () => {
  assert.equal((await get('/assets/mfe-demo/dev-00000000/..%2f..%2fpackages.mjs')).status, 404);
});

test('an address with two slashes reaches the environment as it is', async () => {
  answer = (request, reply) => void reply.end(request.url);
  assert.deepEqual(await get('//'), { status: 200, body: '//' });
  assert.deepEqual(await get('//properties/homes?page=2'), {
    status: 200,
    body: '//properties/homes?page=2',
  });
});

test('a page that the environment does not finish ends the connection, and the next one is answered', async () => {
  answer = (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' });
    reply.write('<!doctype html>');
    setTimeout(() => reply.destroy(), 20);
  };
  const { status } = await get('/', { accept: 'text/html' });
  assert.equal(status, 502);
  answer = (_request, reply) =>
    void reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>whole</p>');
  assert.deepEqual(await get('/', { accept: 'text/html' }), { status: 200, body: '<p>whole</p>' });
});

test('a file that the environment does not finish ends the connection', async () => {
  answer = (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/javascript' });
    reply.write('let half');
    setTimeout(() => reply.destroy(), 20);
  };
  assert.deepEqual(await get('/assets/shell/other.js'), { status: 200, body: null });
});
