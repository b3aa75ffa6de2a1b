// @ts-check
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/**
 * A fault of the files whose address matches.
 * @typedef {{ files: RegExp, does: 'dead' | 'slow' | 'tampered' | 'down', seconds?: number }} Fault
 */

/** What foreign code would leave behind. */
export const FOREIGN = 'globalThis.foreignCodeRan = true;';

/**
 * A server between the browser and a site that breaks some of its files on the way; both sites stand behind one like this.
 * @param {{ port: number, originOf(url: string): string }} options which server answers an address
 */
export async function startFront({ port, originOf }) {
  /** @type {Fault | null} */ let fault = null;
  const server = http.createServer((request, reply) => {
    const url = request.url ?? '/';
    const now = fault?.files.test(url) ? fault : null;
    const pass = () => forward(`${originOf(url)}${url}`, request, reply, now?.does === 'tampered');
    if (now?.does === 'dead') request.socket.destroy();
    else if (now?.does === 'down') reply.writeHead(503, { 'content-type': 'text/plain' }).end('down');
    else if (now?.does === 'slow') setTimeout(pass, 1000 * (now.seconds ?? 0));
    else pass();
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://localhost:${port}`,
    /** @param {Fault | null} next */
    breaks: (next) => void (fault = next),
    close: () => closed(server),
  };
}

/** @param {string} target @param {http.IncomingMessage} request @param {http.ServerResponse} reply @param {boolean} tampered */
function forward(target, request, reply, tampered) {
  const headers = tampered ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
  const upstream = http.request(target, { method: request.method, headers }, (answer) => {
    const { 'content-length': length, ...rest } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, tampered || !length ? rest : answer.headers);
    if (tampered) reply.write(FOREIGN);
    answer.pipe(reply);
  });
  upstream.on('error', () => reply.destroy());
  request.pipe(upstream);
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/**
 * A host for files, which asks browsers to look again, as many do. An address without a file gets the document that `documentOf`
 * names, as hosts of single-page applications do.
 * @param {{ folderOf(url: string): string, documentOf(pathname: string): string }} options
 */
export async function startFiles({ folderOf, documentOf }) {
  const server = http.createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isFile = path.extname(pathname) !== '';
    const file = isFile ? path.join(folderOf(pathname), path.normalize(pathname)) : documentOf(pathname);
    if (!fs.existsSync(file)) return void reply.writeHead(404).end();
    const type = types[/** @type {keyof typeof types} */ (path.extname(file))] ?? 'application/octet-stream';
    reply.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    });
    fs.createReadStream(file).pipe(reply);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server for files has no address');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => closed(server) };
}

/** @param {http.Server} server @returns {Promise<void>} */
const closed = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
