import type { FastifyInstance } from 'fastify';
import type { Limiter } from '#http/limits.ts';
import { networkOf } from '#http/network.ts';
import { DomainError } from '#http/domain-error.ts';
import type { TileArchive } from './tiles.ts';

const A_DAY = 'public, max-age=86400';

/** `GET /tiles/{island|world}/{z}/{x}/{y}.mvt`: the base map. An empty place answers 204. */
export function tileRoutes(
  app: FastifyInstance,
  archives: Record<string, TileArchive>,
  /** Tiles of one network. */
  limit: Limiter,
): void {
  app.get<{ Params: { archive: string; z: string; x: string; file: string } }>(
    '/tiles/:archive/:z/:x/:file',
    async (request, reply) => {
      await limit.check(networkOf(request.ip));
      const { archive, z, x, file } = request.params;
      const tiles = Object.hasOwn(archives, archive) ? archives[archive] : undefined;
      const y = /^(\d{1,8})\.mvt$/.exec(file)?.[1];
      const edge = 2 ** Number(z);
      const known =
        tiles && y && /^\d{1,2}$/.test(z) && /^\d{1,8}$/.test(x) && Number(x) < edge && Number(y) < edge;
      if (!known) throw new DomainError('notFound', 'There is no such tile.');
      const tile = await tiles.tile(Number(z), Number(x), Number(y));
      reply.header('cache-control', A_DAY);
      if (!tile) return reply.code(204).send();
      return reply
        .headers({ 'content-type': 'application/vnd.mapbox-vector-tile', 'content-encoding': 'gzip' })
        .send(tile);
    },
  );
}
