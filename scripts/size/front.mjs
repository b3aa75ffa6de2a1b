// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ONE = '/one/';
/** @type {Record<string, string>} */
const types = { '.css': 'text/css', '.avif': 'image/avif', '.webp': 'image/webp' };
const typeOf = (/** @type {string} */ file) => types[path.extname(file)] ?? 'text/javascript';
const isPicture = (/** @type {string} */ file) => typeOf(file).startsWith('image/');

/**
 * Stands before the running product and lets a browser visit it as it is (`/`), or with the one bundle in the place of
 * shell and remotes (`/?one`). Both travel through this server, compressed the same way, and both pages announce the
 * scripts of the first screen, so that only the way of building differs.
 * @param {{ product: string, folder: string, chunks: string[] }} options address of the product; build folder of the one bundle; its chunks of the first screen
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function startFront({ product, folder, chunks }) {
  const build = JSON.parse(fs.readFileSync(path.join(folder, 'build.json'), 'utf8'));
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const bytesOf = (/** @type {string} */ file) => {
    const raw = () => fs.readFileSync(path.join(folder, file));
    const known = files.get(file) ?? (isPicture(file) ? raw() : gzipSync(raw(), { level: 9 }));
    files.set(file, known);
    return known;
  };
  const integrity = (/** @type {string} */ file) =>
    `sha256-${createHash('sha256')
      .update(fs.readFileSync(path.join(folder, file)))
      .digest('base64')}`;
  const attributes = (/** @type {string} */ file) =>
    `"${ONE}${file}" integrity="${integrity(file)}" crossorigin="anonymous"`;
  const announced = new Set(
    chunks
      .flatMap((chunk) => /** @type {string[]} */ (build.chunks[chunk]))
      .filter((file) => !build.initial.includes(file)),
  );
  /** @param {string} condition on which the page of the product asks for its scripts, as an attribute */
  const linksWith = (condition) => {
    const preload = (/** @type {string} */ file, mark = '') =>
      `<link ${mark}rel="preload" as="script" fetchpriority="low" href=${attributes(file)}${condition}>`;
    return [
      ...build.initial.map((/** @type {string} */ file) => preload(file, 'data-run ')),
      ...[...announced].map((file) => preload(file)),
    ].join('\n');
  };
  // The starter stays: it runs whatever the page announces with data-run, and both wait for the picture.
  const asOneBundle = (/** @type {string} */ html) => {
    const head = linksWith(/ as="script"[^>]*( media="[^"]*")/.exec(html)?.[1] ?? '');
    return (
      html
        .replaceAll(/<link (data-run )?rel="preload" as="script"[^>]*>\n?/g, '')
        // The picture is a file of the one bundle as well, under the same name; asked for twice it would count twice.
        .replaceAll(
          /(<link data-picture [^>]*href=")[^"]*\/([^/"]+")/g,
          (_all, before, file) => before + ONE + file,
        )
        .replaceAll(/(<source [^>]*data-of=")[^"]*\/([^/"]+")/g, (_all, before, file) => before + ONE + file)
        .replace('</head>', `${head}\n</head>`)
    );
  };

  const server = http.createServer((request, reply) => {
    const url = request.url ?? '/';
    if (url.startsWith(ONE)) {
      const file = path.basename(url.split('?')[0] ?? '');
      if (!fs.existsSync(path.join(folder, file))) return void reply.writeHead(404).end();
      reply.writeHead(200, {
        'content-type': typeOf(file),
        ...(isPicture(file) ? {} : { 'content-encoding': 'gzip' }),
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      return void reply.end(bytesOf(file));
    }
    const wantsOne = url === '/?one';
    const headers = { ...request.headers, 'accept-encoding': wantsOne ? 'identity' : 'gzip' };
    const upstream = http.request(`${product}${url}`, { method: request.method, headers }, (answer) => {
      if (!wantsOne) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(reply);
      }
      /** @type {Buffer[]} */ const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const body = gzipSync(asOneBundle(Buffer.concat(parts).toString('utf8')));
        const { 'content-length': _length, etag: _etag, link: _link, ...rest } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'gzip' });
        reply.end(body);
      });
    });
    upstream.on('error', () => reply.destroy());
    request.pipe(upstream);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the measuring server has no address');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
