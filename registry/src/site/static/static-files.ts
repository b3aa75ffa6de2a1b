import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Lock, PublicLock } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { EnvironmentStore } from '#store/environment-store.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { PUBLIC_FILE } from '#site/lock/security-headers.ts';
import { sendBytes } from '#site/responses/send-bytes.ts';
import { releaseAsset } from '#site/lock/release-file.ts';
import { withoutLongSuffix } from './long-suffix.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The registry's own files that browsers may read as they are; locks are served without their authors, all else is not served. */
const isPublic = (name: string) => /^(releases\/[^/]+\/[^/]+|environments\/[^/]+\/pointer)\.json$/.test(name);
const cacheControlOf = (name: string) => (name.endsWith('pointer.json') ? 'no-cache' : FOR_EVER);

/** Serves the immutable files of all releases (`/assets/…`) and the registry's own (`/registry/…`). */
export async function staticFiles(app: FastifyInstance, releases: ReleaseStore): Promise<void> {
  const { folder } = releases.files;
  publicLocks(app, releases);
  if (folder === null) fromAfar(app, releases);
  else await fromFolder(app, folder);
}

async function fromFolder(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook('onRequest', withoutLongSuffix(path.join(folder, 'assets'), '/assets/'));
  app.addHook('onRequest', withoutLongSuffix(folder, '/registry/'));
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(PUBLIC_FILE)) reply.header(name, value);
    },
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/registry/',
    decorateReply: false,
    index: false,
    allowedPath: (pathname) => isPublic(pathname.slice(1)),
    setHeaders: (reply, file) => void reply.header('cache-control', cacheControlOf(file)),
  });
}

/** The same from a bucket: a release's record lists its files, so that guessed names cost the bucket nothing. */
function fromAfar(app: FastifyInstance, releases: ReleaseStore): void {
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const accepted = request.headers['accept-encoding'];
    const asset = await releaseAsset(releases, request.params['*'], accepted);
    if (!asset) return reply.code(404).type('text/plain').send('Not found');
    return sendBytes(request, reply.headers({ ...PUBLIC_FILE, 'cache-control': FOR_EVER }), asset);
  });
  app.get<{ Params: { '*': string } }>('/registry/*', async (request, reply) => {
    const name = request.params['*'];
    const bytes = isPublic(name) && !name.includes('..') ? await releases.files.read(name) : null;
    if (!bytes) return reply.code(404).type('text/plain').send('Not found');
    return sendBytes(request, reply.header('cache-control', cacheControlOf(name)), { name, bytes });
  });
}

/** Removes the private fields of a lock. */
export function publicLock({ by: _by, reason: _reason, ...lock }: Lock): PublicLock {
  return lock;
}

function publicLocks(app: FastifyInstance, { files }: ReleaseStore): void {
  app.get<{ Params: { environment: string; number: string } }>(
    '/registry/environments/:environment/locks/:number.json',
    async (request, reply) => {
      const { environment, number } = request.params;
      const isNamed = /^[\w-]{1,100}$/.test(environment) && /^[1-9]\d{0,8}$/.test(number);
      const lock = isNamed ? await new EnvironmentStore(files, environment).findLock(Number(number)) : null;
      if (!lock) return reply.code(404).type('text/plain').send('Not found');
      const bytes = Buffer.from(`${JSON.stringify(publicLock(lock), null, 2)}\n`);
      return sendBytes(request, reply.header('cache-control', FOR_EVER), { name: 'lock.json', bytes });
    },
  );
}
