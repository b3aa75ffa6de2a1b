import type { FastifyInstance } from 'fastify';
import { buildSite, type SiteOptions } from '#site/server.ts';
import { closeAfterTests } from './temporary-folder.ts';

/** A site that is closed after the tests of the file; it logs only to the given log. */
export async function testSite(options: SiteOptions): Promise<FastifyInstance> {
  return closeAfterTests(await buildSite({ logLevel: options.log ? 'warn' : 'silent', ...options }));
}
