import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { canIDeploy } from '../commands/can-i-deploy.ts';
import { explain } from '../commands/explain.ts';
import { changeLock } from '../commands/lock.ts';
import { promote, revert } from '../commands/promote.ts';
import { publish } from '../commands/publish.ts';
import { addToAudit } from '../store/audit.ts';
import type { EnvironmentStore } from '../store/environment-store.ts';
import { RegistryError } from '../store/registry-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { owns, teamOf, type Team } from './teams.ts';

export interface TeamApiOptions {
  releases: ReleaseStore;
  environment: EnvironmentStore;
  teams: Team[];
}

/** A file of a build: below its folder, in no other. */
const filePath = z.string().regex(/^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);
const upload = z.object({ files: z.record(filePath, z.base64()) });
const named = z.object({ releases: z.array(z.string()).min(1), reason: z.string().default('') });
const switched = z.object({ remotes: z.array(z.string()).min(1), reason: z.string().default('') });
const promoted = z.object({
  lock: z.string(),
  expect: z.number().int().optional(),
  reason: z.string().default(''),
});
const reverted = z.object({ reason: z.string().default('') });

const nameIn = (release: string) => release.split('@')[0] ?? '';

/** One request of a team: what it is about, which parts must be its own, and what happens. */
interface Wish {
  target: string;
  parts: string[];
  run(note: { by: string; reason: string }): Promise<unknown>;
  reason?: string;
}

/** The command line's commands for teams: `POST /registry/api/<command>` with the team's token. Every wish is noted. */
export async function teamApi(app: FastifyInstance, { releases, environment, teams }: TeamApiOptions) {
  const wishes: Record<string, (body: unknown) => Promise<Wish>> = {
    async publish(body) {
      const { files } = upload.parse(body);
      const { name } = z
        .object({ name: z.string() })
        .parse(JSON.parse(Buffer.from(files['release.json'] ?? 'e30=', 'base64').toString('utf8')));
      return { target: name, parts: [name], run: () => publishFiles(releases, files) };
    },
    async lock(body) {
      const { releases: wanted, reason } = named.parse(body);
      const run: Wish['run'] = async (note) => {
        const found = await Promise.all(wanted.map((one) => releases.find(one)));
        const set = Object.fromEntries(found.map((release) => [release.name, release]));
        return changeLock(releases, environment, { set, ...note });
      };
      return { target: wanted.join(' '), parts: wanted.map(nameIn), run, reason };
    },
    'can-i-deploy': async (body) => {
      const { releases: wanted } = named.parse(body);
      const run = async () =>
        canIDeploy(releases, environment, {
          wanted: await Promise.all(wanted.map((one) => releases.find(one))),
          tabHours: 24,
        });
      return { target: wanted.join(' '), parts: [], run };
    },
    explain: async () => ({ target: '', parts: [], run: () => explain(releases, environment) }),
    off: async (body) => switchTo('off', body),
    on: async (body) => switchTo('on', body),
    async promote(body) {
      const { lock, expect, reason } = promoted.parse(body);
      const expected = expect === undefined ? {} : { expect };
      const run: Wish['run'] = (note) =>
        promote(releases, environment, { wanted: lock, ...expected, ...note });
      return { target: lock, parts: ['*'], run, reason };
    },
    async revert(body) {
      const { reason } = reverted.parse(body ?? {});
      return { target: '', parts: ['*'], run: (note) => revert(releases, environment, note), reason };
    },
  };

  async function switchTo(state: 'on' | 'off', body: unknown): Promise<Wish> {
    const { remotes, reason } = switched.parse(body);
    const wanted = Object.fromEntries(remotes.map((name) => [name, state]));
    const run: Wish['run'] = (note) => changeLock(releases, environment, { state: wanted, ...note });
    return { target: remotes.join(' '), parts: remotes, run, reason };
  }

  async function answer(request: FastifyRequest<{ Params: { command: string } }>, reply: FastifyReply) {
    const team = teamOf(teams, request.headers.authorization);
    if (!team) return reply.code(401).send({ message: 'This needs the token of a team.' });
    const { command: action } = request.params;
    const read = Object.hasOwn(wishes, action) ? wishes[action] : undefined;
    if (!read) return reply.code(404).send({ message: `There is no command ${action}.` });
    const note = (target: string, outcome: string) =>
      addToAudit(releases.root, { at: new Date().toISOString(), team: team.team, action, target, outcome });
    let wish: Wish;
    try {
      wish = await read(request.body);
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

  app.post<{ Params: { command: string } }>(
    '/registry/api/:command',
    { bodyLimit: 64 * 1024 * 1024 },
    answer,
  );
}

async function publishFiles(releases: ReleaseStore, files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lintel-upload-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), Buffer.from(content, 'base64'));
    }
    const { release, added } = await publish(releases, folder);
    return { name: release.name, version: release.version, build: release.build, added };
  } finally {
    await rm(folder, { recursive: true });
  }
}
