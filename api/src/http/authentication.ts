import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

/** Who calls: known by a valid token. */
export interface Caller {
  readonly userId: number;
  readonly isActive: boolean;
  /** An account of the demo world, whose writes demo mode refuses. */
  readonly isDemo: boolean;
  /** Code of the language that the user used last; null where it is not known. */
  readonly language: string | null;
}

/** Finds the owner of a token; the accounts domain implements it. */
export interface Sessions {
  find(tokenHash: Buffer): Promise<Caller | undefined>;
  /** Notes which language the owner of a token uses, for what is written to them later. */
  noteLanguage(tokenHash: Buffer, caller: Caller, language: string): Promise<void>;
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const TOKEN = /^Bearer ([\w-]{20,200})$/i;

export const tokenOf = (request: FastifyRequest): string | undefined =>
  TOKEN.exec(request.headers.authorization ?? '')?.[1];

/** The caller of a request, or undefined for visitors and tokens that are not valid. */
export async function callerOf(request: FastifyRequest, sessions: Sessions): Promise<Caller | undefined> {
  const token = tokenOf(request);
  return token ? sessions.find(hashToken(token)) : undefined;
}

/** Lets active users pass. */
export function requireUser(caller: Caller | undefined): Caller {
  if (!caller) throw new DomainError('unauthenticated', 'Please sign in.');
  if (!caller.isActive) {
    throw new DomainError('accountDeactivated', 'This account has been deactivated by the administrator.', {
      isActive: false,
    });
  }
  return caller;
}
