// @ts-check
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { tarOf } from './tar.mjs';

/** What npm reads of a package before it fetches it. */
const read = [
  'name',
  'version',
  'bin',
  'engines',
  'os',
  'cpu',
  'libc',
  'dependencies',
  'optionalDependencies',
  'peerDependenciesMeta',
];

/**
 * An npm registry with what the workspace has installed, so that a repository outside it can be installed without a network.
 * @param {string} root @returns {Promise<{ url: string, stop(): void }>}
 */
export async function startInstalledRegistry(root) {
  const installed = installedPackages(path.join(root, 'node_modules/.pnpm'));
  const server = http.createServer((request, reply) => {
    const [name = '', version] = decodeURIComponent(
      new URL(request.url ?? '/', 'http://here').pathname.slice(1),
    ).split('/-/');
    const versions = installed.get(name);
    const found = version ? versions?.get(version) : undefined;
    if (found)
      return void reply.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarOf(found.dir));
    if (!versions || version) return void reply.writeHead(404).end('{}');
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(documentOf(name, installed, `http://${request.headers.host}`)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @typedef {Map<string, { dir: string, json: any }>} Versions */

/** @param {string} store folder of pnpm @returns {Map<string, Versions>} by name and version */
function installedPackages(store) {
  /** @type {Map<string, Versions>} */ const found = new Map();
  for (const entry of fs.readdirSync(store)) {
    const modules = path.join(store, entry, 'node_modules');
    if (entry === 'node_modules' || !fs.existsSync(modules)) continue;
    const names = fs
      .readdirSync(modules)
      .flatMap((name) =>
        name.startsWith('@')
          ? fs.readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`)
          : [name],
      );
    for (const name of names) {
      const dir = path.join(modules, name);
      // Links are what it depends on.
      if (fs.lstatSync(dir).isSymbolicLink() || !fs.existsSync(path.join(dir, 'package.json'))) continue;
      const json = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
      found.set(name, (found.get(name) ?? new Map()).set(json.version, { dir, json }));
    }
  }
  return found;
}

/** @param {string} name @param {Map<string, Versions>} installed @param {string} origin */
function documentOf(name, installed, origin) {
  const described = [...(installed.get(name) ?? [])].map(([version, { json }]) => {
    const known = Object.entries(json).filter(([key]) => read.includes(key));
    // Peers that the workspace does without: npm would look for them.
    const peers = Object.entries(json.peerDependencies ?? {}).filter(([peer]) => installed.has(peer));
    const dist = { tarball: `${origin}/${name}/-/${version}` };
    return [version, { ...Object.fromEntries(known), peerDependencies: Object.fromEntries(peers), dist }];
  });
  return {
    name,
    'dist-tags': { latest: described.at(-1)?.[0] },
    versions: Object.fromEntries(described),
  };
}
