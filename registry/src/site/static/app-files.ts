import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '#store/release-store.ts';
import type { InlinedResponses } from '#site/pages/inlined-responses.ts';
import type { ResolvedSite } from '#site/lock/resolve-site.ts';
import { sendBytes } from '#site/responses/send-bytes.ts';
import { shellFile } from '#site/lock/shell-file.ts';
import { webManifest } from './web-manifest.ts';

export interface AppFilesOptions {
  releases: ReleaseStore;
  inlined: InlinedResponses;
  /** What is live. */
  site(): Promise<ResolvedSite>;
}

/** A day: icons change with a release of the shell, and a device asks rarely. */
const ICON_KEPT = 'public, max-age=86400';

/**
 * What makes the site an application that can be installed: worker, web manifest and icons at addresses that never change. A
 * browser asks for them with no hash in hand, so what is sent has been checked here.
 */
export async function appFiles(app: FastifyInstance, { releases, inlined, site }: AppFilesOptions) {
  // Its address may not change, so clients revalidate it each time: an old worker would stay for ever.
  app.get('/service-worker.js', async (request, reply) => {
    const found = await shellFile(releases, await site(), 'service-worker');
    if (!found) return reply.code(404).type('text/plain').send('Not found');
    void reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    return sendBytes(request, reply, { name: 'service-worker.js', bytes: found.bytes });
  });

  // The touch icon, and icons that old workers and manifests name; current ones contain their icons.
  app.get<{ Params: { name: string } }>('/icons/:name.png', async ({ params }, reply) => {
    const found = await shellFile(releases, await site(), params.name);
    if (!found?.file.endsWith('.png')) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .headers({ 'cache-control': ICON_KEPT, 'x-content-type-options': 'nosniff' })
      .type('image/png')
      .send(found.bytes);
  });

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(webManifest(await inlined.for([{ path: 'web-settings' }]), (await site()).icons)),
  );
}
