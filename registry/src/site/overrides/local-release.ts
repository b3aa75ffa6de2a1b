import type { Release, RemoteName } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';
import { buildFile, releaseFile } from '#builds/build-description.ts';
import { isFileName } from '#builds/build-folder.ts';
import { integrityOf } from '#store/integrity.ts';
import { RegistryError } from '#store/registry-error.ts';
import { hostsOf } from '#checks/hosts.ts';
import { SANDBOXED } from '#site/lock/security-headers.ts';
import type { Override } from './overrides.ts';
import { isFromOwnMachine } from './own-machine.ts';
import { forLoader, type ResolvedSite } from '#site/lock/resolve-site.ts';

const LOCAL = /^local:(\d{4,5})$/;
const ENTRY = 'remoteEntry.js';
/** What a page loads of a build, or a debugger of its sources. */
const SERVED = /^(release|build)\.json$|\.(m?js|css|map|avif|gif|jpe?g|png|svg|webp)$/;
/** A build in development has large files, and nothing of one is larger. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Ports that pages named lately. */
const PORTS = 20;

/** Remotes that an override wants from a server on this machine, with its port: `?mfe=mfe-chat@local:3001`. */
export const localPorts = ({ releases }: Override): [RemoteName, number][] =>
  Object.entries(releases).flatMap(([name, wanted]) => {
    const port = Number(LOCAL.exec(wanted)?.[1]);
    return port >= 1024 && port <= 65_535 ? [[name as RemoteName, port] as [RemoteName, number]] : [];
  });

/** Releases from servers on this machine, for development. */
export interface LocalReleases {
  /** The site with those remotes instead of the lock's. */
  withLocal(resolved: ResolvedSite, ports: readonly [RemoteName, number][]): Promise<ResolvedSite>;
  /** The files of those servers, below the page's own origin, so that its policy stays as it is. */
  serve(app: FastifyInstance): void;
}

/** Only ports at which a page found a release are read from, so that the site leads to no other server of the machine. */
export function createLocalReleases(): LocalReleases {
  const known = new LRUCache<number, true>({ max: PORTS });
  return {
    async withLocal(resolved, ports) {
      const local = await Promise.all(ports.map(([name, port]) => localRelease(name, port)));
      for (const [, port] of ports) known.set(port, true);
      return instead(resolved, local);
    },
    serve(app) {
      app.get<{ Params: { port: string; '*': string } }>('/local/:port/*', async (request, reply) => {
        const { port, '*': file } = request.params;
        const isOffered =
          isFromOwnMachine(request) && known.has(Number(port)) && isFileName(file) && SERVED.test(file);
        if (!isOffered) return reply.code(404).type('text/plain').send('Not found');
        const answer = await read(Number(port), file).catch(() => null);
        if (!answer) return reply.code(502).type('text/plain').send('Nothing answers there');
        if (!answer.ok) return reply.code(404).type('text/plain').send('Not found');
        return reply
          .headers({
            'cache-control': 'no-store',
            'content-security-policy': SANDBOXED,
            'x-content-type-options': 'nosniff',
          })
          .type(contentType(file.slice(file.lastIndexOf('.'))) || 'application/octet-stream')
          .send(await bytesOf(answer));
      });
    },
  };
}

/** Without a release to fall back to: developers have to see failures. */
function instead(resolved: ResolvedSite, local: Release[]): ResolvedSite {
  const records = new Map(resolved.releases);
  for (const release of local) records.set(release.name as RemoteName, release);
  const remotes = resolved.site.remotes.map((entry) => {
    const release = local.find(({ name }) => name === entry.name);
    return release
      ? { name: entry.name, state: 'on' as const, active: forLoader(release), lastGood: null }
      : entry;
  });
  const allowed = hostsOf([{ csp: resolved.hosts }, ...local]);
  return { ...resolved, releases: records, hosts: allowed, site: { ...resolved.site, remotes } };
}

/** The release as it is at this moment: each page asks again, since a build may have come in between. */
async function localRelease(name: RemoteName, port: number): Promise<Release> {
  try {
    const described = releaseFile.parse(await (await read(port, 'release.json')).json());
    const { container } = buildFile.parse(await (await read(port, 'build.json')).json());
    if (described.name !== name) throw new Error(`it serves ${described.name}`);
    const bytes = await bytesOf(await read(port, ENTRY));
    const entry = { integrity: integrityOf(bytes), bytes: bytes.length, kind: 'script' as const };
    return {
      schema: 1,
      name,
      version: described.version,
      build: described.build,
      createdAt: new Date().toISOString(),
      container,
      base: `/local/${port}/`,
      mirrors: [],
      files: { [ENTRY]: entry },
      initial: [ENTRY],
      styles: [],
      chunks: {},
      manifest: described.manifest as Release['manifest'],
      paths: [],
      data: [],
      csp: (described.csp ?? {}) as NonNullable<Release['csp']>,
      ...(described.owner ? { owner: described.owner } : {}),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    throw new RegistryError(`There is no ${name} at port ${port} of this machine: ${why}.`);
  }
}

const read = (port: number, file: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/${file}`, { redirect: 'error', signal: AbortSignal.timeout(10_000) });

async function bytesOf(answer: Response): Promise<Buffer> {
  if (Number(answer.headers.get('content-length')) > MOST_BYTES) throw new Error('it sends too much');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('it sends too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
