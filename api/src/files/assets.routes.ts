import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#http/domain-error.ts';
import { contentTypeOf } from './content-types.ts';

/** `GET /images/site/…`: logos and placeholders, which come with the release. */
export function assetRoutes(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { '*': string } }>('/images/site/*', async (request, reply) => {
    const name = request.params['*'];
    const type = contentTypeOf(name);
    const file = path.join(folder, name);
    if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(name) || !type || !fs.existsSync(file)) {
      throw new DomainError('notFound', 'There is no such file.');
    }
    return reply
      .headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' })
      .send(fs.createReadStream(file));
  });
}
