import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addToAudit } from '#store/audit.ts';
import type { EnvironmentStore } from '#store/environment-store.ts';
import { RegistryError, storageFault } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { approvalsOf, requestApproval } from './approvals.ts';
import { queriesOf } from './queries.ts';
import { createTeamGuard } from './team-guard.ts';
import { keysOfTeams, owns, type Team } from './teams.ts';
import { UploadError, uploadLimits, withUpload } from './upload.ts';
import { mutationsOf, packagesRequest, publishRequest, type CommandRequest } from './mutations.ts';

export interface TeamApiOptions {
  releases: ReleaseStore;
  environment: EnvironmentStore;
  teams: Team[];
  /** What gives visitors something else waits until a second team approves it. */
  requireApproval?: boolean;
  /** Percent of the views that are to go without an error. */
  objective?: number | undefined;
}

/** Queries leave no note. */
const reader = { by: '', reason: '' };

/** Of a command without files, in bytes. */
const BODY_LIMIT = 64 * 1024;

type Asked = FastifyRequest<{ Params: { command: string }; Querystring: { environment?: string } }>;

/**
 * The command line's commands for teams: `POST /registry/api/<command>` with the team's token, as JSON, and builds and
 * packages as a form with a part for each file. Every request is noted.
 */
export async function teamApi(
  app: FastifyInstance,
  { releases, environment, teams, requireApproval = false, objective }: TeamApiOptions,
) {
  const keysOf = keysOfTeams(teams);
  const mutations = mutationsOf(releases, environment, keysOf);
  const queries = queriesOf(releases, environment, objective);
  const commands = {
    ...mutations,
    ...queries,
    ...approvalsOf({ environment, teams, commands: mutations }),
  };
  const guard = createTeamGuard(teams);
  await app.register(multipart, { limits: uploadLimits });
  app.addHook('onRequest', guard.onRequest);

  async function grant(command: CommandRequest, action: string, request: Asked, reply: FastifyReply) {
    const team = guard.teamOf(request);
    const note = (outcome: string) =>
      addToAudit(releases.files, {
        at: new Date().toISOString(),
        team: team.team,
        action,
        target: command.target,
        outcome,
      }).catch((err: unknown) =>
        // What is done is done, and moves and records name the team: the answer is about the command.
        request.log.error({ err, event: 'audit_failed' }, 'a request is not in the audit'),
      );
    const foreign = command.parts.find((name) => !owns(team, name));
    if (foreign !== undefined) {
      const message =
        foreign === '*' ? 'Only operators may do this.' : `${foreign} is not a part of team ${team.team}.`;
      await note(message);
      return reply.code(403).send({ message });
    }
    try {
      if (requireApproval && command.isRollout) {
        const { target, reason = '' } = command;
        const asked = (await command.pinned?.()) ?? { target, body: request.body };
        const waiting = await requestApproval(environment, { by: team.team, reason, action, ...asked });
        await note(`waits: request ${waiting.request}`);
        return reply.code(202).send(waiting);
      }
      const data = await command.run({ by: team.team, reason: command.reason ?? '' });
      await note('done');
      return reply.send(data);
    } catch (error) {
      const fault = storageFault(error);
      if (fault) {
        request.log.error({ err: error, event: 'storage_fault' }, 'the storage of the registry failed');
        await note(fault);
        return reply.code(507).send({ message: fault });
      }
      if (!(error instanceof RegistryError)) throw error;
      await note(error.message);
      return reply.code(409).send({ message: error.message });
    }
  }

  /** Why a request is meant for another server; nothing when it is not. */
  function elsewhere({ query }: Asked): string | undefined {
    const meant = query.environment ?? environment.environment;
    return meant === environment.environment
      ? undefined
      : `This server serves environment ${environment.environment}, not ${String(meant).slice(0, 100)}.`;
  }

  // For dashboards, which ask again and again: what changes nothing and takes no body is not noted.
  for (const query of ['status', 'history'])
    app.get<{ Params: { command: string }; Querystring: { environment?: string } }>(
      `/registry/api/${query}`,
      async (request, reply) => {
        const message = elsewhere(request);
        if (message) return reply.code(409).send({ message });
        return reply.header('cache-control', 'no-store').send(await queries[query]!({}).run(reader));
      },
    );

  const withFiles = { publish: publishRequest, 'publish-packages': packagesRequest };
  for (const [action, read] of Object.entries(withFiles))
    app.post<{ Params: { command: string }; Querystring: { environment?: string } }>(
      `/registry/api/${action}`,
      // Files are counted one by one as they come.
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        const message = elsewhere(request);
        if (message) return reply.code(409).send({ message });
        try {
          return await withUpload(request, async (folder) =>
            grant(await read(releases, folder, keysOf), action, request, reply),
          );
        } catch (error) {
          if (error instanceof RegistryError) return reply.code(400).send({ message: error.message });
          if (!(error instanceof UploadError)) throw error;
          return reply.code(error.status).header('connection', 'close').send({ message: error.message });
        }
      },
    );

  app.post<{ Params: { command: string }; Querystring: { environment?: string } }>(
    '/registry/api/:command',
    { bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { command: action } = request.params;
      const read = Object.hasOwn(commands, action) ? commands[action] : undefined;
      if (!read) return reply.code(404).send({ message: `There is no command ${action}.` });
      const message = elsewhere(request);
      if (message) return reply.code(409).send({ message });
      let command: CommandRequest;
      try {
        command = read(request.body);
      } catch {
        return reply.code(400).send({ message: 'The body is not what this command takes.' });
      }
      return grant(command, action, request, reply);
    },
  );
}
