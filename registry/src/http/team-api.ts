import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addToAudit } from '../store/audit.ts';
import type { EnvironmentStore } from '../store/environment-store.ts';
import { RegistryError } from '../store/registry-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { questionsOf } from './questions.ts';
import { owns, teamOf, type Team } from './teams.ts';
import { wishesOf, type Wish } from './wishes.ts';

export interface TeamApiOptions {
  releases: ReleaseStore;
  environment: EnvironmentStore;
  teams: Team[];
}

/** A build with its pictures, in base64. */
const BODY_LIMIT = 64 * 1024 * 1024;

type Asked = FastifyRequest<{ Params: { command: string }; Querystring: { environment?: string } }>;

/** The command line's commands for teams: `POST /registry/api/<command>` with the team's token. Every wish is noted. */
export async function teamApi(app: FastifyInstance, { releases, environment, teams }: TeamApiOptions) {
  const commands = { ...wishesOf(releases, environment), ...questionsOf(releases, environment) };

  async function answer(request: Asked, reply: FastifyReply) {
    const team = teamOf(teams, request.headers.authorization);
    if (!team) return reply.code(401).send({ message: 'This needs the token of a team.' });
    const { command: action } = request.params;
    const read = Object.hasOwn(commands, action) ? commands[action] : undefined;
    if (!read) return reply.code(404).send({ message: `There is no command ${action}.` });
    const meant = request.query.environment ?? environment.environment;
    if (meant !== environment.environment) {
      const message = `This server serves environment ${environment.environment}, not ${meant}.`;
      return reply.code(409).send({ message });
    }
    const note = (target: string, outcome: string) =>
      addToAudit(releases.files, { at: new Date().toISOString(), team: team.team, action, target, outcome });
    let wish: Wish;
    try {
      wish = read(request.body);
    } catch {
      return reply.code(400).send({ message: 'The body is not what this command takes.' });
    }
    const foreign = wish.parts.find((name) => !owns(team, name));
    if (foreign !== undefined) {
      const message =
        foreign === '*' ? 'Only operators may do this.' : `${foreign} is not a part of team ${team.team}.`;
      await note(wish.target, message);
      return reply.code(403).send({ message });
    }
    try {
      const data = await wish.run({ by: team.team, reason: wish.reason ?? '' });
      await note(wish.target, 'done');
      return reply.send(data);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      await note(wish.target, error.message);
      return reply.code(409).send({ message: error.message });
    }
  }

  app.post<{ Params: { command: string }; Querystring: { environment?: string } }>(
    '/registry/api/:command',
    { bodyLimit: BODY_LIMIT },
    answer,
  );
}
