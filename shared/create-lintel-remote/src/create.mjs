#!/usr/bin/env node
// @ts-check
// npm create lintel-remote reviews --registry=<site>/npm/ [-- --team reviews --env <site>]: writes mfe-reviews, a repository that is one remote.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFiles } from './repository.mjs';

const USAGE =
  'npm create lintel-remote reviews --registry=<site>/npm/ [-- --team reviews --env <site>]: writes mfe-reviews, a repository that is one remote.';

/** Ends the program with a sentence. @param {string} sentence @returns {never} */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** What follows the command. */
function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { team: { type: 'string' }, env: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const { values, positionals } = readWords();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const word = (positionals[0] ?? '').replace(/^mfe-/, '');
if (!/^[a-z]{2,30}$/.test(word))
  fail(`Which name? Lower-case letters only: reviews writes mfe-reviews.\n${USAGE}`);
const team = values.team ?? word;
if (!/^[a-z][a-z-]*$/.test(team)) fail(`--team takes the name of a team in lower-case letters, not ${team}.`);

// npm tells the registry that this package came from, which has the others as well.
const from = process.env['npm_config_registry'] ?? '';
const environment = (values.env ?? (/\/npm\/?$/.test(from) ? from.replace(/\/npm\/?$/, '') : '')).replace(
  /\/$/,
  '',
);
if (!URL.canParse(environment) || !/^https?:$/.test(new URL(environment).protocol))
  fail(
    `Which environment does the remote belong to? Name its site as --registry=<site>/npm/ or -- --env <site>.\n${USAGE}`,
  );

const folder = path.resolve(`mfe-${word}`);
if (fs.existsSync(folder)) fail(`${folder} exists already.`);
const versions = JSON.parse(fs.readFileSync(new URL('./versions.json', import.meta.url), 'utf8'));
const files = repositoryFiles({ word, team, environment, packages: `${environment}/npm/`, versions });
for (const [file, text] of Object.entries(files)) {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}

console.log(`
mfe-${word} is there, with a page at /${word} of ${environment}.

  cd mfe-${word}
  npm install
  npm run dev          work on it
  npm test             its tests, the conformance suite among them
  npm run publish      release it; needs the token of your team in REGISTRY_TOKEN

README.md tells what to do next.`);
