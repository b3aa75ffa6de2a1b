// @ts-check
// npm run new-remote -- reviews [--team reviews] [--example] [--no-install]: writes mfe-reviews, a remote with one page that passes every check.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fail, install, ready, root } from './bootstrap.mjs';
import { readCommandLine } from './command-line/command-line.mjs';
import { withExample } from '../shared/create-lintel-remote/src/example.mjs';
import { filesOf } from '../shared/create-lintel-remote/src/files.mjs';
import { withOwner, withRemoteInOneBundle } from './new-remote/known-names.mjs';

const { values, positionals } = readCommandLine(
  'npm run new-remote -- reviews [--team reviews] [--example] [--no-install]: writes mfe-reviews, a remote with one page that passes every check.',
  {
    allowPositionals: true,
    options: {
      team: { type: 'string' },
      install: { type: 'boolean', default: true },
      // A second page, with a chart, an edited list, a draft, an upload and a guard.
      example: { type: 'boolean', default: false },
      // Where to write it: another copy of the workspace.
      into: { type: 'string', default: root },
    },
    allowNegative: true,
  },
);
const word = (positionals[0] ?? '').replace(/^mfe-/, '');
if (!/^[a-z]{2,30}$/.test(word))
  fail('Which name? Lower-case letters only: npm run new-remote -- reviews writes mfe-reviews.');
const team = values.team ?? word;
if (!/^[a-z][a-z-]*$/.test(team)) fail(`--team takes the name of a team in lower-case letters, not ${team}.`);
const into = path.resolve(values.into);
const name = `mfe-${word}`;
if (fs.existsSync(path.join(into, name))) fail(`${name} exists already.`);

if (values.install) await ready();
for (const [file, text] of Object.entries(
  values.example ? withExample(filesOf({ word, team }), { word }) : filesOf({ word, team }),
)) {
  const full = path.join(into, name, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}
/** The one file that lists all remotes. */
const list = 'scripts/size/import-remote.ts';
const listed = path.join(into, list);
fs.writeFileSync(listed, withRemoteInOneBundle(fs.readFileSync(listed, 'utf8'), name));
const owners = path.join(into, 'CODEOWNERS');
fs.writeFileSync(owners, withOwner(fs.readFileSync(owners, 'utf8'), { folder: name, team }));
// Formatted first: the next command installs again what changes after an installation.
spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--write', name, list], { cwd: into });
if (values.install) await install();

console.log(`
${name} is there, with a page at /${word}.

  npm run dev -- ${word}             work on it
  npm test -- --only ${name}      its tests, the conformance suite among them
  npm run build -- --only ${name}

docs/guides/new-remote.md tells what to do next.`);
