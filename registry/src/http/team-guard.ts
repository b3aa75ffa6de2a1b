import { networkOf } from '@lintel/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NetworkLimit } from '#site/responses/network-limit.ts';
import { teamOf, type Team } from './teams.ts';

/** Wrong tokens of one network within a minute. */
const FAILURES_PER_MINUTE = 10;

/** Lets only teams in, before a byte of the body is read. */
export interface TeamGuard {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** The team of a request that was let in. */
  teamOf(request: FastifyRequest): Team;
}

/** A network that guesses is not listened to for the rest of the minute, so that a right guess tells it nothing. */
export function createTeamGuard(teams: Team[]): TeamGuard {
  const failures = new NetworkLimit(FAILURES_PER_MINUTE);
  const known = new WeakMap<FastifyRequest, Team>();

  /** The rest of the request is not waited for. */
  const refuse = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).header('connection', 'close').send({ message });

  return {
    async onRequest(request, reply) {
      const seconds = failures.isUsedUp(request.ip);
      if (seconds > 0)
        return refuse(
          reply.header('retry-after', String(seconds)),
          429,
          `Too many wrong tokens. Try again in ${seconds} seconds.`,
        );
      const team = teamOf(teams, request.headers.authorization);
      if (team) {
        known.set(request, team);
        return undefined;
      }
      failures.count(request.ip);
      request.log.warn(
        { event: 'wrong-team-token', network: networkOf(request.ip) },
        'a wrong token of a team',
      );
      return refuse(reply, 401, 'This needs the token of a team.');
    },
    teamOf(request) {
      const team = known.get(request);
      if (!team) throw new Error('a request without a team was let in');
      return team;
    },
  };
}
