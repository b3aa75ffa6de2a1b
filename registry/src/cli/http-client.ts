import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { RegistryError } from '#store/registry-error.ts';
import type { WaitingRequest } from '#http/approvals.ts';
import type { CommonOptions, Run } from './context.ts';

const waiting = z.strictObject({ request: z.number(), message: z.string() });

/** Publishing sends a whole build and waits until it is compressed. */
const COMMAND_TIMEOUT_MS = 300_000;

/** Has a server do a command (`POST /registry/api/<command>`); its refusal is the error. */
export async function askRegistry(
  { registry = '', token = '', env, reason }: CommonOptions,
  call: Run<unknown>['overHttp'],
): Promise<unknown> {
  if (!call)
    throw new RegistryError('This command works on the folder of a registry only; leave --registry out.');
  const url = addressOf(registry, call.command);
  if (env) url.searchParams.set('environment', env);
  if (!token) throw new RegistryError('Put the token of your team into REGISTRY_TOKEN.');
  const body = await call.body();
  const reply = await fetch(url, {
    method: 'POST',
    // A redirect would take the token to another host.
    redirect: 'error',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify({ ...body, ...(reason ? { reason } : {}) }),
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new RegistryError(`${url.origin} does not answer: ${error.message}.`);
  });
  const answer = (await reply.json().catch(() => ({}))) as { message?: string };
  if (reply.ok) return answer;
  throw new RegistryError(answer.message ?? `${url.origin} answers ${reply.status}.`);
}

/** Recognises that a server keeps the change until another team approves it; null when the answer is that of the command. */
export const waitingIn = (answer: unknown): WaitingRequest | null => waiting.safeParse(answer).data ?? null;

/** A token is only sent over an encrypted connection, or on this machine. */
function addressOf(registry: string, command: string): URL {
  if (!URL.canParse(registry))
    throw new RegistryError(`${registry} is no address; write https://homes.example.`);
  const url = new URL(`/registry/api/${command}`, registry);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) return url;
  throw new RegistryError(`${registry} is not https, and a token does not travel without.`);
}

/** A folder as it is sent: a part for each file, or for those that are wanted, named as below the folder. */
export async function formOf(folder: string, isWanted = (_name: string) => true): Promise<FormData> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => {
    throw new RegistryError(`There is no folder ${folder}.`);
  });
  const form = new FormData();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    // The disk is read while it is sent.
    if (isWanted(name)) form.append(name, await openAsBlob(file), 'file');
  }
  return form;
}
