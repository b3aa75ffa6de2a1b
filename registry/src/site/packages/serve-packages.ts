import type { FastifyInstance } from 'fastify';
import semver from 'semver';
import { PACKAGE_NAME } from '#builds/package-archive.ts';
import { PUBLIC_FILE } from '#site/lock/security-headers.ts';
import { NetworkLimit } from '#site/responses/network-limit.ts';
import { sendBytes } from '#site/responses/send-bytes.ts';
import { PackageStore, type PackageVersion } from '#store/package-store.ts';
import type { RegistryFiles } from '#store/registry-files.ts';

/** Of one network. An installation asks once for each of a dozen packages. */
const DOCUMENTS_PER_MINUTE = 600;

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves packages to npm and its like (`@lintel:registry=<site>/npm/`): `/npm/<name>` is the document of a package with all its
 * versions, `/npm/<name>/-/<file>.tgz` an archive, by the protocol of the public registry.
 */
export function servePackages(
  app: FastifyInstance,
  { files, publicUrl }: { files: RegistryFiles; publicUrl: string | undefined },
): void {
  const store = new PackageStore(files);
  const limit = new NetworkLimit(DOCUMENTS_PER_MINUTE);

  app.get<{ Params: { '*': string } }>('/npm/*', async (request, reply) => {
    const [name = '', file] = request.params['*'].replace(/%2f/i, '/').split('/-/');
    const missing = () => reply.code(404).send({ error: 'There is no such package here.' });
    if (!PACKAGE_NAME.test(name)) return missing();
    const seconds = limit.count(request.ip);
    if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send();
    if (file === undefined) {
      const versions = await store.versions(name);
      if (versions.length === 0) return missing();
      const origin = publicUrl ?? `${request.protocol}://${request.host}`;
      const bytes = Buffer.from(JSON.stringify(documentOf(name, versions, origin.replace(/\/$/, ''))));
      // It names this host: no shared cache may give it to those who know the site by another name.
      return sendBytes(request, reply.header('cache-control', 'private, no-cache'), {
        name: 'document.json',
        bytes,
      });
    }
    const version = versionIn(file, name);
    const bytes = version ? await store.archive(name, version) : null;
    if (!bytes) return missing();
    return sendBytes(request, reply.headers({ ...PUBLIC_FILE, 'cache-control': FOR_EVER }), {
      name: 'package.tgz',
      bytes,
    });
  });
}

const nameWithoutScope = (name: string) => name.replace(/^@[^/]+\//, '');

/** `ui-0.1.0.tgz` → `0.1.0`; null when it is none of this package. */
function versionIn(file: string, name: string): string | null {
  const start = `${nameWithoutScope(name)}-`;
  return file.startsWith(start) && file.endsWith('.tgz')
    ? semver.valid(file.slice(start.length, -'.tgz'.length))
    : null;
}

/** What npm calls a packument. Its `latest` is the highest version that is no preview. */
function documentOf(name: string, versions: PackageVersion[], origin: string) {
  const ordered = versions.toSorted((a, b) => semver.compare(a.version, b.version));
  const stable = ordered.filter(({ version }) => semver.prerelease(version) === null);
  return {
    name,
    'dist-tags': { latest: (stable.at(-1) ?? ordered.at(-1))?.version },
    versions: Object.fromEntries(
      ordered.map(({ integrity, shasum, publishedAt: _at, ...manifest }) => {
        const tarball = `${origin}/npm/${name}/-/${nameWithoutScope(name)}-${manifest.version}.tgz`;
        return [manifest.version, { ...manifest, dist: { tarball, integrity, shasum } }];
      }),
    ),
    time: Object.fromEntries(ordered.map(({ version, publishedAt }) => [version, publishedAt])),
  };
}
