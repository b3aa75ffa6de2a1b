import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from '../../files/content-types.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StoragePort } from '../../ports/storage.ts';
import type { PrivateLinks } from './private-links.ts';

/** Folder of wire contract 1.9. */
export const FOLDER = 'agent-verification';
const FILE = /^[\w-]+\.\w{2,4}$/;

/** `GET /images/agent-verification/<file>`: only with the key of an address that was handed out within the hour. */
export function privateFileRoutes(app: FastifyInstance, storage: StoragePort, links: PrivateLinks): void {
  app.get<{ Params: { file: string }; Querystring: { until?: string; key?: string } }>(
    `/images/${FOLDER}/:file`,
    async (request, reply) => {
      const { file: name } = request.params;
      const path = `${FOLDER}/${name}`;
      const type = contentTypeOf(path);
      const { until, key } = request.query;
      const isKnown = FILE.test(name) && type !== undefined && links.isValid(path, until, key);
      const file = isKnown ? await storage.open(path) : undefined;
      if (!file || !type) throw new Refusal('notFound', 'There is no such file.');
      return reply
        .headers({
          'content-type': type,
          'content-length': file.size,
          'content-disposition': 'attachment',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .send(file.read());
    },
  );
}
