// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { evaluateModule } from '../node/evaluate-module.mjs';
import { readWords, registryFile, siteOf } from './environment.mjs';
import { environmentTypes, staleNames } from './environment-types.mjs';

const FILE = 'src/environment.d.ts';

/** @param {import('./lintel.mjs').Repository} repository */
export async function run(repository) {
  const { root, pkg } = repository;
  const { env } = readWords(repository, {});
  const site = await siteOf(env);
  const lock = await registryFile(env, `environments/${site.environment}/locks/${site.revision}.json`);
  const shell = await registryFile(env, `releases/shell/${lock.shell.version}-${lock.shell.build}.json`);
  fs.writeFileSync(path.join(root, FILE), environmentTypes(site, shell.provides));
  const known = await evaluateModule(
    createRequire(path.join(pkg.dir, 'package.json')).resolve('@lintel/contract'),
  );
  console.log(`${FILE} has the events and slots of ${site.environment}, lock ${site.revision}.`);
  for (const line of staleNames(shell.provides, {
    events: Object.keys(/** @type {object} */ (known.eventShapes)),
    slots: Object.keys(/** @type {object} */ (known.slotAccess)),
  }))
    console.log(line);
}
