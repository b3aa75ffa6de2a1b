import type { FastifyRequest } from 'fastify';
import { IdentityError } from './identity-error.ts';
import { isSameSecret } from './secrets.ts';

/** Throws PERMISSION_DENIED unless the request carries the operator's token. */
export function requireOperator(request: FastifyRequest, adminToken: string): void {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!isSameSecret(token, adminToken)) throw new IdentityError('PERMISSION_DENIED', 403);
}
