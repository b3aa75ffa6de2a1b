// @ts-check
import { commandOf, readWords } from './environment.mjs';

/** @param {import('./lintel.mjs').Repository} repository */
export async function run(repository) {
  const { values, positionals, env } = readWords(repository, {
    reason: { type: 'string', default: '' },
    hold: { type: 'boolean', default: false },
  });
  const { pkg } = repository;
  const release = `${pkg.name}@${positionals[0] ?? pkg.version}`;
  const { environment, revision, live, message } = await commandOf(env, 'lock', {
    releases: [release],
    reason: values.reason,
    hold: values.hold,
  });
  const state =
    values.hold && !live
      ? `${release} is in lock ${revision} of environment ${environment}, which is not live.`
      : `${release} is live: environment ${environment} is at lock ${revision}.`;
  // Where two teams have to want it, the answer is that it waits.
  console.log(message ?? state);
}
