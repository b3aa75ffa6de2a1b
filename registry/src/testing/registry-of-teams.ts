import { createHash } from 'node:crypto';
import { buildRegistryServer } from '#http/registry-server.ts';
import type { Team } from '#http/teams.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { newRegistry } from './new-registry.ts';
import { closeAfterTests } from './temporary-folder.ts';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The chat team has the token `chat-token` and its own remote, operators have `operator-token` and reviewers `reviewer-token` and everything. */
const teamsWith = (chatKeys: string[] | undefined): Team[] => [
  {
    team: 'chat',
    sha256: hash('chat-token'),
    names: ['mfe-chat'],
    ...(chatKeys ? { keys: chatKeys } : {}),
  },
  { team: 'operators', sha256: hash('operator-token'), names: ['*'] },
  { team: 'reviewers', sha256: hash('reviewer-token'), names: ['*'] },
];

/** The remote of the chat team. */
export const chat = { name: 'mfe-chat', mounts: ['/user/chat'] };

/** What a team sends to a server: a command as JSON, or a build as a form. */
export async function commandRequest(token: string, command: string, payload: object | FormData) {
  const sent = new Request('http://registry', {
    method: 'POST',
    ...(payload instanceof FormData
      ? { body: payload }
      : { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
  });
  return {
    method: 'POST' as const,
    url: `/registry/api/${command}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

/** A live environment with the remotes of two teams, and the server that they send commands to. */
export async function registryOfTeams(
  files?: RegistryFiles,
  { requireApproval = false, chatKeys }: { requireApproval?: boolean; chatKeys?: string[] } = {},
) {
  const registry = await newRegistry('staging', files);
  const { release, lock } = registry;
  await lock(await release({ name: 'shell' }), await release(chat), await release({ name: 'mfe-account' }));
  const site = closeAfterTests(
    await buildRegistryServer({
      files: registry.files,
      environment: 'staging',
      upstreams: [],
      teams: teamsWith(chatKeys),
      requireApproval,
      logLevel: 'silent',
    }),
  );
  return { ...registry, site };
}
