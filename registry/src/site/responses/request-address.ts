import type { FastifyRequest } from 'fastify';
import { RegistryError } from '#store/registry-error.ts';

/** The address that a request asks for, whatever its host; `//` and what has no meaning as an address included. */
export function addressOf(request: Pick<FastifyRequest, 'url'>): URL {
  const { url } = request;
  if (url.startsWith('/') && URL.canParse(`http://site${url}`)) return new URL(`http://site${url}`);
  throw new RegistryError('This is no address of a page.');
}
