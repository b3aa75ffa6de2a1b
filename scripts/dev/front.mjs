// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { covers, EVENTS, RELOAD, reloadScript, withLocalRemote } from './page.mjs';

/** @typedef {import('@lintel/build/webpack/watch-remote.mjs').LocalBuild} LocalBuild */

const reloadIntegrity = `sha256-${createHash('sha256').update(reloadScript).digest('base64')}`;
const types = {
  '.js': 'text/javascript',
  '.map': 'application/json',
  '.json': 'application/json',
  '.css': 'text/css',
};
const endings = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
/** @type {Record<string, string>} */ const contentTypes = { ...types, ...endings };

/** Headers that concern one connection, or an origin that this is not. */
const notPassedOn = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security'];

/**
 * One local origin in front of an environment: everything comes from there, except the files of one remote, and the lock in
 * each page, which names that remote's local build.
 * @param {{ environment: string, cookie: string, name: string, version: string, outDir: string, port: number, current(): Promise<LocalBuild | null> }} options
 *   `cookie` is sent along with each page (it may choose a lock); `current` waits until no build is under way
 */
export async function startDevFront({ environment, cookie, name, version, outDir, port, current }) {
  const remote = new URL(environment);
  const ask = remote.protocol === 'https:' ? https.request : http.request;
  /** @type {Set<http.ServerResponse>} */ const listeners = new Set();
  const own = `http://localhost:${port}`;

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} reply */
  function forward(request, reply) {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const { origin, referer, ...given } = request.headers;
    /** @type {http.OutgoingHttpHeaders} */
    const headers = { ...given, host: remote.host };
    if (origin) headers['origin'] = origin === own ? remote.origin : origin;
    if (referer) headers['referer'] = referer.replace(own, remote.origin);
    if (isPage) {
      headers['accept-encoding'] = 'identity';
      headers['cookie'] = [given.cookie, cookie].filter(Boolean).join('; ');
      delete headers['if-none-match'];
    }
    const upstream = ask(new URL(request.url ?? '/', remote), { method: request.method ?? 'GET', headers });
    upstream.on('response', (answer) => {
      const passed = headersOf(answer.headers);
      if (isPage && (passed['content-type'] ?? '').startsWith('text/html'))
        return void sendPage(request, reply, answer, passed);
      reply.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(reply);
    });
    upstream.on('error', (error) => {
      if (reply.headersSent) return void reply.destroy();
      reply
        .writeHead(502, { 'content-type': 'text/plain' })
        .end(`${environment} does not answer: ${error.message}`);
    });
    reply.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  /** @param {http.IncomingHttpHeaders} headers @returns {Record<string, any>} */
  function headersOf(headers) {
    const kept = Object.entries(headers).filter(([key]) => !notPassedOn.includes(key));
    const passed = Object.fromEntries(kept);
    const location = passed['location'];
    if (typeof location === 'string') passed['location'] = location.replace(remote.origin, own);
    // This origin has no TLS and another name.
    if (Array.isArray(passed['set-cookie']))
      passed['set-cookie'] = passed['set-cookie'].map((one) =>
        one.replaceAll(/;\s*(secure|domain=[^;]*)/gi, ''),
      );
    return passed;
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} reply @param {http.IncomingMessage} answer @param {Record<string, any>} passed */
  async function sendPage(request, reply, answer, passed) {
    /** @type {Buffer[]} */ const parts = [];
    for await (const part of answer) parts.push(part);
    const html = Buffer.concat(parts).toString('utf8');
    const local = await current();
    const page = local && withLocalRemote(html, { name, version, local, reloadIntegrity });
    const { pathname } = new URL(request.url ?? '/', own);
    const isOwn = local?.manifest.mounts.some((mount) => covers(mount.path, pathname));
    const { etag: _etag, 'content-length': _length, ...rest } = passed;
    // The back end names pictures by the environment's address.
    const policy = rest['content-security-policy'];
    if (typeof policy === 'string')
      rest['content-security-policy'] = policy.replaceAll(/(?:img|media)-src 'self'/g, `$& ${remote.origin}`);
    reply.writeHead(page && isOwn ? 200 : (answer.statusCode ?? 502), {
      ...rest,
      'cache-control': 'no-store',
    });
    reply.end(page ?? html);
  }

  /** @param {string} file @param {http.ServerResponse} reply */
  async function sendFile(file, reply) {
    await current();
    const full = path.join(outDir, path.normalize(`/${file}`));
    const bytes = await fs.promises.readFile(full).catch(() => null);
    if (!bytes) return void reply.writeHead(404).end();
    const type = contentTypes[path.extname(full)] ?? 'application/octet-stream';
    reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes);
  }

  /** @param {http.ServerResponse} reply */
  async function listen(reply) {
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const local = await current();
    if (local) reply.write(`data: ${JSON.stringify({ build: local.build })}\n\n`);
    listeners.add(reply);
    reply.on('close', () => listeners.delete(reply));
  }

  const ownFile = new RegExp(`^/assets/${name}/dev-[0-9a-f]{8}/(.+)$`);
  const server = http.createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', own);
    const [, file] = ownFile.exec(pathname) ?? [];
    if (file) return void sendFile(decodeURIComponent(file), reply);
    if (pathname === EVENTS) return void listen(reply);
    if (pathname === RELOAD)
      return void reply
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(reloadScript);
    // Errors in development do not concern the environment.
    if (pathname === '/registry/beacons')
      return void request.resume().on('end', () => reply.writeHead(204).end());
    forward(request, reply);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return {
    url: own,
    /** Tells open pages. @param {{ build: string } | { problem: string }} news */
    tell(news) {
      for (const reply of listeners) reply.write(`data: ${JSON.stringify(news)}\n\n`);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
