import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';

/** Endings of a file and of its compressed copies. */
const COPIES = ['', '.br', '.gz'];

/**
 * Removes the range of a request for more of the end than the file has: it means the whole file (RFC 9110, 14.1.2), and
 * @fastify/static would answer 416. `root` holds the addresses below `prefix`.
 */
export const withoutLongSuffix = (root: string, prefix: string) => async (request: FastifyRequest) => {
  const suffix = /^bytes=-0*([1-9]\d*)$/.exec(request.headers.range ?? '')?.[1];
  const [pathname = ''] = request.url.split('?');
  if (suffix === undefined || !pathname.startsWith(prefix)) return;
  const file = path.join(root, pathname.slice(prefix.length));
  if (!file.startsWith(`${root}${path.sep}`)) return;
  const sizes = await Promise.all(COPIES.map((ending) => sizeOf(file + ending)));
  if (Number(suffix) >= Math.min(...sizes)) delete request.headers.range;
};

const sizeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).size;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};
