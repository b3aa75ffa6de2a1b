// @ts-check
// npm run release [-- --dry]: builds and packs the shared packages as one train of npm packages; --dry records nothing.
import fs from 'node:fs';
import path from 'node:path';
import { ready, root } from '../bootstrap.mjs';
import { readCommandLine } from '../command-line/command-line.mjs';

const { values } = readCommandLine(
  'npm run release [-- --dry --out .cache/release]: builds and packs the shared packages as one train of npm packages; --dry records nothing.',
  {
    options: {
      dry: { type: 'boolean', default: false },
      out: { type: 'string', default: path.join(root, '.cache/release') },
    },
  },
);
await ready();
const { providedNow } = await import('./provided.mjs');
const { nextVersion, withSection } = await import('./version.mjs');
const { packTrain } = await import('./pack.mjs');

const record = path.join(root, 'shared/contract/released.json');
const log = path.join(root, 'shared/CHANGELOG.md');
const contents = (/** @type {string} */ file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
const before = contents(record);
const first = JSON.parse(contents(path.join(root, 'shared/contract/package.json'))).version;
const provides = await providedNow(root);
const train = nextVersion(before ? JSON.parse(before) : null, provides, first);
const date = new Date().toISOString().slice(0, 10);
const changelog = withSection(contents(log), { ...train, date });

const packed = await packTrain({ root, version: train.version, changelog, to: path.resolve(values.out) });
console.log(`Version ${train.version}${before ? '' : ', the first'}`);
for (const line of train.breaks) console.log(`  breaks: ${line}`);
for (const line of train.adds) console.log(`  adds: ${line}`);
console.table(
  Object.fromEntries(
    packed.map(({ name, version, files, size, unpackedSize }) => [
      name,
      { version, files: files.length, 'KB packed': kilobytes(size), KB: kilobytes(unpackedSize) },
    ]),
  ),
);
console.log(`Packed into ${path.resolve(values.out)}.`);
if (!values.dry) {
  fs.writeFileSync(record, `${JSON.stringify({ version: train.version, provides }, null, 2)}\n`);
  fs.writeFileSync(log, changelog);
  console.log('Commit shared/contract/released.json and shared/CHANGELOG.md with the release.');
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return Math.round(bytes / 102.4) / 10;
}
