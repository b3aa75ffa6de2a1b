// @ts-check
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.mjs';

/**
 * The words after a command, and the environment: of `--env`, LINTEL_ENV or package.json.
 * @template {import('node:util').ParseArgsConfig['options']} Options
 * @param {import('./lintel.mjs').Repository} repository @param {Options} options
 */
export function readWords({ pkg, words }, options) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: /** @type {Options & { env: { type: 'string' } }} */ ({ ...options, env: { type: 'string' } }),
  });
  const env =
    /** @type {{ env?: string }} */ (values).env ?? process.env['LINTEL_ENV'] ?? pkg.environment ?? '';
  if (!URL.canParse(env) || !/^https?:$/.test(new URL(env).protocol))
    throw new CommandError(
      'Which environment? --env https://staging.example, LINTEL_ENV, or lintel.environment of package.json.',
    );
  return { values, positionals, env: new URL(env).origin };
}

/** @typedef {{ name: string, state: 'on' | 'off', active: { version: string, manifest: { mounts: { path: string }[], fills: string[], emits: string[], consumes: string[] } } }} LockedRemote */

/** What a page of an environment is made of. @param {string} env @returns {Promise<{ environment: string, revision: number, remotes: LockedRemote[] }>} */
export async function siteOf(env) {
  const page = await ask(`${env}/`, { headers: { accept: 'text/html' } });
  const json = /id="lintel-site">([^<]*)</.exec(await page.text())?.[1];
  if (!json) throw new CommandError(`${env} does not answer with a page of this product.`);
  return JSON.parse(json);
}

/** A file that the registry of an environment publishes. @param {string} env @param {string} name @returns {Promise<any>} */
export async function registryFile(env, name) {
  const answer = await ask(`${env}/registry/${name}`, {});
  if (!answer.ok) throw new CommandError(`${env} has no ${name} (${answer.status}).`);
  return answer.json();
}

/**
 * Has the registry do a command for a team; its refusal is the error.
 * @param {string} env @param {string} command @param {FormData | object} body @returns {Promise<any>}
 */
export async function commandOf(env, command, body) {
  const token = process.env['REGISTRY_TOKEN'];
  if (!token) throw new CommandError('Put the token of your team into REGISTRY_TOKEN.');
  const { protocol, hostname } = new URL(env);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new CommandError(`${env} is not https, and a token does not travel without.`);
  const isForm = body instanceof FormData;
  const answer = await ask(`${env}/registry/api/${command}`, {
    method: 'POST',
    // A redirect would take the token to another host.
    redirect: 'error',
    headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const reply = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new CommandError(reply.message ?? `${env} answers ${answer.status}.`);
  return reply;
}

/** @param {string} address @param {RequestInit} options */
const ask = (address, options) =>
  fetch(address, options).catch((error) => {
    throw new CommandError(
      `${new URL(address).origin} does not answer: ${error.cause?.message ?? error.message}.`,
    );
  });
