import { commandOf, readWords } from './environment.mjs';

/** @param {import('./lintel.mjs').Repository} repository */
export async function run(repository) {
  const { values, positionals, env } = readWords(repository, { reason: { type: 'string', default: '' } });
  const { pkg } = repository;
  const release = `${pkg.name}@${positionals[0] ?? pkg.version}`;
  const { environment, revision, message } = await commandOf(env, 'lock', {
    releases: [release],
    reason: values.reason,
  });
  // Where two teams have to want it, the answer is that it waits.
  console.log(message ?? `${release} is live: environment ${environment} is at lock ${revision}.`);
}
