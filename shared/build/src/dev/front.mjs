// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { covers, EVENTS, UPDATES, updatesScript, withLocalBuilds } from './page.mjs';

/** @typedef {import('./working-copy.mjs').WorkingCopy} WorkingCopy */

const updatesIntegrity = `sha256-${createHash('sha256').update(updatesScript).digest('base64')}`;
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

/** Path and query of a request. @param {http.IncomingMessage} request */
const addressOf = (request) => request.url ?? '/';
/** @param {http.IncomingMessage} request */
const pathnameOf = (request) => addressOf(request).replace(/[?#].*/, '');

/** @param {string} encoded @returns {string | null} null for what no encoder wrote */
function decoded(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/**
 * One local origin in front of an environment: everything comes from there, except the files of the shell and of the remotes that
 * are being worked on, and the lock in each page, which names those remotes' local builds.
 * @param {{ environment: string, cookie: string, port: number, shell?: WorkingCopy, remotes: WorkingCopy[] }} options
 *   `cookie` is sent along with each page (it may choose a lock); without a `shell` pages keep the environment's
 */
export async function startDevFront({ environment, cookie, port, shell, remotes }) {
  const copies = shell ? [shell, ...remotes] : remotes;
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
    // The address as it stands: a URL of `//x` names another host.
    const upstream = ask(remote, { path: addressOf(request), method: request.method ?? 'GET', headers });
    upstream.on('response', (answer) => {
      const passed = headersOf(answer.headers);
      if (isPage && (passed['content-type'] ?? '').startsWith('text/html'))
        return void sendPage(request, reply, answer, passed).catch((error) => refuse(reply, error));
      reply.writeHead(answer.statusCode ?? 502, passed);
      // Half an answer ends the connection, so that the browser does not wait for the rest.
      pipeline(answer, reply, () => {});
    });
    upstream.on('error', (error) => refuse(reply, error));
    reply.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  /** @param {http.ServerResponse} reply @param {Error} error of the connection to the environment */
  function refuse(reply, error) {
    if (reply.headersSent) return void reply.destroy();
    reply
      .writeHead(502, { 'content-type': 'text/plain' })
      .end(`${environment} does not answer: ${error.message}`);
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
    const [shellBuild, builds] = await Promise.all([
      shell ? shell.current() : null,
      Promise.all(remotes.map((copy) => copy.current())),
    ]);
    const locals = remotes.flatMap(({ name, version }, at) => {
      const local = builds[at];
      return local ? [{ name, version, local }] : [];
    });
    const page =
      shell && !shellBuild
        ? null
        : withLocalBuilds(html, { shell: shellBuild, remotes: locals, updatesIntegrity });
    const pathname = pathnameOf(request);
    const isOwn = locals.some(({ local }) =>
      local.manifest.mounts.some((mount) => covers(mount.path, pathname)),
    );
    // Parts of a build in development come without hashes: each edit makes new ones.
    const { etag: _etag, 'content-length': _length, 'integrity-policy': _policy, ...rest } = passed;
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

  /** @param {WorkingCopy} copy @param {string} encoded path below the address of a build @param {http.ServerResponse} reply */
  async function sendFile(copy, encoded, reply) {
    const file = decoded(encoded);
    if (file === null) return void reply.writeHead(404).end();
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': 'no-store' };
    // Not after the build that is under way: it has the same in it.
    const update = copy.updateFile(file);
    if (update !== undefined) return void reply.writeHead(200, headers).end(update);
    await copy.current();
    const full = path.join(copy.outDir, path.normalize(`/${file}`));
    const bytes = await fs.promises.readFile(full).catch(() => null);
    if (!bytes) return void reply.writeHead(404).end();
    reply.writeHead(200, headers).end(bytes);
  }

  /** @param {http.ServerResponse} reply */
  function listen(reply) {
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.flushHeaders();
    for (const copy of copies) if (copy.news) reply.write(eventOf(copy.news));
    listeners.add(reply);
    reply.on('close', () => listeners.delete(reply));
  }

  const eventOf = (/** @type {object} */ news) => `data: ${JSON.stringify(news)}\n\n`;
  for (const copy of copies)
    copy.follow((news) => {
      for (const reply of listeners) reply.write(eventOf(news));
    });

  const ownFile = /^\/assets\/([\w-]+)\/dev-[0-9a-f]{8}\/(.+)$/;
  const server = http.createServer((request, reply) => {
    const pathname = pathnameOf(request);
    const [, owner, file] = ownFile.exec(pathname) ?? [];
    const copy = copies.find(({ name }) => name === owner);
    if (copy && file) return void sendFile(copy, file, reply);
    if (pathname === EVENTS) return listen(reply);
    if (pathname === UPDATES)
      return void reply
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(updatesScript);
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
