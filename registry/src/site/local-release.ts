import type { Release, RemoteName } from '@lintel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildFile, releaseFile } from '../commands/publish.ts';
import { integrityOf } from '../store/integrity.ts';
import { RegistryError } from '../store/registry-error.ts';
import { hostsOf } from './content-policy.ts';
import { forLoader, type ResolvedSite } from './resolve-site.ts';
import type { Mix } from './mix.ts';

const LOCAL = /^local:(\d{4,5})$/;
const ENTRY = 'remoteEntry.js';

/** Remotes that a mix wants from a server on this machine, with its port: `?mfe=mfe-chat@local:3001`. */
export const localPorts = ({ releases }: Mix): [RemoteName, number][] =>
  Object.entries(releases).flatMap(([name, wanted]) => {
    const port = Number(LOCAL.exec(wanted)?.[1]);
    return port >= 1024 && port <= 65_535 ? [[name as RemoteName, port] as [RemoteName, number]] : [];
  });

const hosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const addresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether browser and server are the same machine, and the page was asked for under a name that only this machine has. */
export const isLoopback = (request: FastifyRequest): boolean =>
  hosts.has(request.hostname.replace(/:\d+$/, '')) &&
  addresses.has(request.socket.remoteAddress ?? '') &&
  // Another site must not reach servers of this machine through this one.
  !['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site'] ?? ''));

/** The files of a server on this machine, below the page's own origin, so that its policy stays as it is. */
export function serveLocal(app: FastifyInstance): void {
  app.get<{ Params: { port: string; '*': string } }>('/local/:port/*', async (request, reply) => {
    const { port, '*': file } = request.params;
    if (!isLoopback(request) || !LOCAL.test(`local:${port}`)) return reply.code(404).send();
    const answer = await read(Number(port), file).catch(() => null);
    if (!answer) return reply.code(502).type('text/plain').send('Nobody answers there');
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    return reply
      .code(answer.status)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}

/** The site with those remotes instead of the lock's. Without a release to fall back to: who develops wants to see failures. */
export async function withLocal(
  resolved: ResolvedSite,
  ports: readonly [RemoteName, number][],
): Promise<ResolvedSite> {
  const records = new Map(resolved.releases);
  const local = await Promise.all(ports.map(([name, port]) => localRelease(name, port)));
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

/** The release as it is at this moment: each page asks anew, since whoever develops builds in between. */
async function localRelease(name: RemoteName, port: number): Promise<Release> {
  try {
    const described = releaseFile.parse(await (await read(port, 'release.json')).json());
    const { container } = buildFile.parse(await (await read(port, 'build.json')).json());
    if (described.name !== name) throw new Error(`it serves ${described.name}`);
    const bytes = Buffer.from(await (await read(port, ENTRY)).arrayBuffer());
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
      csp: described.csp ?? {},
      ...(described.owner ? { owner: described.owner } : {}),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RegistryError(`There is no ${name} at port ${port} of this machine: ${why}.`);
  }
}

const read = (port: number, file: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/${file}`, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
