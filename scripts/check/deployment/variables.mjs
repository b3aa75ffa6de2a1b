// @ts-check
// Environment variables of the product's programs, read by the code that reads them at their start.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the registry's command line reads beside the variables of its schemas: registry/src/cli/context.ts. */
const OF_THE_COMMAND_LINE = ['REGISTRY_ROOT', 'REGISTRY_ENVIRONMENT', 'REGISTRY_URL', 'REGISTRY_TOKEN'];

/**
 * @typedef {{ reads(name: string): boolean, refuses(env: Record<string, string>): string | undefined }} Program
 * `refuses`: why it would not start with these variables.
 */

/** @param {string} root @returns {Promise<(command: string) => Program | undefined>} which program a command starts */
export async function programsOf(root) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(root, file)).href);
  const api = await load('api/src/config/config.ts');
  const { paymentVariables } = await load('api/src/config/payments-config.ts');
  const sandbox = await load('sandbox/src/config.ts');
  const { siteVariables } = await load('registry/src/cli/site-variables.ts');
  const { storageVariables } = await load('registry/src/store/open-files.ts');

  const registry = [
    ...Object.keys(siteVariables.shape),
    ...Object.keys(storageVariables.shape),
    ...OF_THE_COMMAND_LINE,
  ];
  /** @type {[RegExp, Program][]} */
  const programs = [
    [
      /api\/dist\/server\.mjs/,
      {
        reads: (name) => name in api.environment.shape || name in paymentVariables([name]).shape,
        refuses: (env) => thrownBy(() => api.readConfig(env)),
      },
    ],
    [
      /sandbox\/dist\/server\.mjs/,
      {
        reads: (name) => name in sandbox.environment.shape,
        refuses: (env) => thrownBy(() => sandbox.readConfig(env)),
      },
    ],
    [
      /registry\/dist\/cli\.mjs|deploy\/release\.mjs/,
      {
        reads: (name) => registry.includes(name),
        refuses: (env) =>
          thrownBy(() => {
            siteVariables.parse(env);
            storageVariables.parse(env);
          }),
      },
    ],
  ];
  return (command) => programs.find(([pattern]) => pattern.test(command))?.[1];
}

/** @param {() => unknown} work */
function thrownBy(work) {
  try {
    work();
    return undefined;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * Variables that a program does not read, or with which it would not start.
 * @param {string} where @param {Program | undefined} program @param {Record<string, string>} env
 */
export function variableFindings(where, program, env) {
  if (!program) return [`${where}: it is not known which program this is`];
  const unread = Object.keys(env).filter((name) => !program.reads(name));
  if (unread.length > 0) return unread.map((name) => `${where}: the program does not read ${name}`);
  const problem = program.refuses(env);
  return problem === undefined ? [] : [`${where}: it would not start: ${problem}`];
}

/** A value for a name of a Secret, whose own is not in the repository. @param {string} name */
export function exampleValue(name) {
  if (/^DATABASE_.*URL$/.test(name)) return 'postgres://lintel:password@database:5432/lintel';
  if (name === 'REDIS_URL') return 'redis://redis:6379';
  if (name === 'EVENTS_URL') return 'nats://nats:4222';
  if (name === 'SMTP_URL') return 'smtps://user:password@mail.example:465';
  if (name === 'TEAMS') return '[]';
  return name.endsWith('_URL') ? 'https://vendor.example' : 'x'.repeat(32);
}
