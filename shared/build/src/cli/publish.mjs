// @ts-check
import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildRemote } from './build.mjs';
import { commandOf, readWords } from './environment.mjs';
import { signBuild } from './signature.mjs';

/** @param {import('./lintel.mjs').Repository} repository */
export async function run(repository) {
  const { env } = readWords(repository, {});
  const { name } = repository.pkg;
  // Also tells whether the token is a known one: a server ends an upload without one in the middle.
  const before = await commandOf(env, 'list', { name });
  const folder = await buildRemote(repository);
  const key = process.env['LINTEL_SIGNING_KEY'];
  if (key) signBuild(folder, key);
  const id = path.basename(folder);
  const isThere = before.some(
    (/** @type {{ version: string, build: string }} */ one) => `${one.version}-${one.build}` === id,
  );
  // A build that was published without a signature gets it now.
  if (!isThere || key) await commandOf(env, 'publish', await formOf(folder));
  const release = `${name}@${id}`;
  console.log(`${release} ${isThere ? 'was published before' : 'is published'}.`);
  const { yes, verdicts } = await commandOf(env, 'can-i-deploy', { releases: [release] });
  console.log(
    yes ? 'It fits what is live.' : ['It does not fit:', ...verdicts.flatMap(reasonsOf)].join('\n'),
  );
  console.log(`
  Look at it:    ${env}${await firstMount(folder)}?mfe=${release}
  Make it live:  npm run lock -- ${id}
`);
}

/** @param {{ lock: number, held: string, refusals: { reason: string, rule: string }[] }} verdict */
const reasonsOf = ({ lock, held, refusals }) =>
  refusals.map(({ reason, rule }) => `  beside lock ${lock} (${held}): ${reason} (${rule})`);

/** An address of the remote; the front door when it has none, or only ones with parameters. @param {string} folder */
async function firstMount(folder) {
  const { manifest } = JSON.parse(await (await openAsBlob(path.join(folder, 'release.json'))).text());
  return (
    manifest.mounts
      .map((/** @type {{ path: string }} */ mount) => mount.path)
      .find((/** @type {string} */ one) => !/[:*]/.test(one)) ?? '/'
  );
}

/** A build folder as it is sent: a part for each file, named as below the folder. @param {string} folder */
async function formOf(folder) {
  const form = new FormData();
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    form.append(path.relative(folder, file).split(path.sep).join('/'), await openAsBlob(file), 'file');
  }
  return form;
}
