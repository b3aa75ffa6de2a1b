import type { Release } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import type { EarlyAnswers } from './early-answers.ts';
import { fileNamed } from './release-file.ts';
import { webManifest } from './web-manifest.ts';

export interface AppFilesOptions {
  releases: ReleaseStore;
  early: EarlyAnswers;
  /** The live release of the shell. */
  shell(): Promise<Release>;
}

/** A day: icons change with a release of the shell, and a device asks rarely. */
const ICON_KEPT = 'public, max-age=86400';

/** What makes the site an application that can be installed: worker, web manifest and icons at addresses that never change. */
export async function appFiles(app: FastifyInstance, { releases, early, shell }: AppFilesOptions) {
  const read = async (release: Release, file: string | undefined) =>
    file === undefined ? null : releases.asset('shell', release, file);

  // Its address may not change, so nothing on the way may keep it: an old worker would stay for ever.
  app.get('/service-worker.js', async (_request, reply) => {
    const release = await shell();
    const bytes = await read(release, fileNamed(release, 'service-worker'));
    if (!bytes) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .headers({
        'cache-control': 'no-cache, no-store',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-content-type-options': 'nosniff',
      })
      .type('text/javascript; charset=utf-8')
      .send(bytes);
  });

  app.get<{ Params: { name: string } }>('/icons/:name.png', async ({ params }, reply) => {
    const release = await shell();
    const file = fileNamed(release, params.name);
    const bytes = file?.endsWith('.png') ? await read(release, file) : null;
    if (!bytes) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .headers({ 'cache-control': ICON_KEPT, 'x-content-type-options': 'nosniff' })
      .type('image/png')
      .send(bytes);
  });

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(webManifest(await early.for([{ path: 'web-settings' }]))),
  );
}
