// @ts-check
// Checks by tools: each counts as one test, passed or failed, and prints what it found when it failed.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { missingOwners } from '../check/code-owners.mjs';
import { providedLibraries } from '../check/provided-libraries.mjs';
import { deploymentFindings } from '../check/deployment/deployment.mjs';
import { tooLongDocuments } from '../check/document-length.mjs';
import { deadAddressesOfDocuments } from '../check/documented-files.mjs';
import { outdatedSpec } from '../check/generated-spec.mjs';
import { folderCircles } from '../check/folder-circles.mjs';
import { tooLargeFolders } from '../check/folder-size.mjs';
import { rawColours } from '../check/raw-colours.mjs';
import { deferredTextsOnFirstScreen } from '../check/texts/first-screen-texts.mjs';
import { textsOfParts } from '../check/texts/texts-of-parts.mjs';
import { newRemote } from '../check/new-remote.mjs';
import { missingAndUnusedTexts } from '../check/texts/texts.mjs';
import { undeclaredKeys } from '../check/stored-keys.mjs';
import { uncheckedPictures } from '../check/unchecked-pictures.mjs';
import { bannedWords } from '../check/vocabulary.mjs';
import { run } from './command.mjs';

/** @typedef {{ name: string, run(): Promise<{ ok: boolean, output: string }> }} Check */

/**
 * @param {{ folders: string[], workspace: boolean }} options folders of packages, relative to the root; `workspace` = also what
 *   looks at all of them, not only at these @returns {Check[]}
 */
export function checks({ folders, workspace }) {
  const where = workspace ? ['.'] : folders;
  const typed = [...folders, ...(workspace ? ['scripts'] : [])].filter((folder) =>
    fs.existsSync(path.join(root, folder, 'tsconfig.json')),
  );
  const tool = (/** @type {string} */ name, /** @type {string[]} */ args) => () => run(name, args);
  return [
    { name: 'formatting', run: tool('oxfmt', ['--check', ...where]) },
    { name: 'lint', run: tool('oxlint', ['--type-aware', '--deny-warnings', ...(workspace ? [] : folders)]) },
    ...(typed.length > 0 ? [{ name: 'types', run: () => types(typed) }] : []),
    ...(workspace
      ? [
          {
            name: 'walls',
            run: tool('depcruise', ['--config', '.dependency-cruiser.cjs', ...packageFolders()]),
          },
          { name: 'no circle of folders', run: async () => findings(await folderCircles(root)) },
          { name: 'folders of one size', run: async () => findings(tooLargeFolders(root)) },
          { name: 'unused code and dependencies', run: tool('knip', []) },
          { name: 'one version per library', run: tool('sherif', []) },
          { name: 'colours and layers have names', run: async () => findings(rawColours(root)) },
          { name: 'one vocabulary', run: async () => findings(bannedWords(root)) },
          { name: 'no picture is shown unchecked', run: async () => findings(uncheckedPictures(root)) },
          { name: 'what the browser keeps is declared', run: async () => findings(undeclaredKeys(root)) },
          {
            name: 'documents name files that exist',
            run: async () => findings(deadAddressesOfDocuments(root)),
          },
          { name: 'documents are short', run: async () => findings(tooLongDocuments(root)) },
          {
            name: 'the deployment fits the product and its schemas',
            run: async () => findings(await deploymentFindings(root)),
          },
          { name: 'packages have owners', run: async () => findings(missingOwners(root)) },
          { name: 'the table of calls is current', run: async () => findings(await outdatedSpec(root)) },
          { name: 'no text missing or unused', run: async () => findings(missingAndUnusedTexts(root)) },
          {
            name: 'the first screen has its texts',
            run: async () => findings(deferredTextsOnFirstScreen(root)),
          },
          { name: 'pages bring the texts that they say', run: async () => findings(textsOfParts(root)) },
          { name: 'a new remote passes what all must pass', run: () => newRemote(root) },
          { name: 'shared libraries are provided', run: async () => findings(await providedLibraries(root)) },
        ]
      : []),
  ];
}

/** All packages with a tsconfig; the scripts are none, and may start what they like. */
function packageFolders() {
  const shared = fs.readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`);
  return [...fs.readdirSync(root), ...shared].filter((folder) =>
    ['package.json', 'tsconfig.json'].every((name) => fs.existsSync(path.join(root, folder, name))),
  );
}

/** Two at a time, each with one checker: several checkers of one package work out the same types again, in twice the processor time. @param {string[]} folders */
async function types(folders) {
  const queue = [...folders];
  /** @type {{ ok: boolean, output: string }[]} */ const results = [];
  const worker = async () => {
    for (let folder = queue.shift(); folder; folder = queue.shift())
      results.push(await run('tsc', ['-p', folder, '--checkers', '1']));
  };
  await Promise.all([worker(), worker()]);
  return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('') };
}

/** @param {string[]} lines */
const findings = (lines) => ({ ok: lines.length === 0, output: lines.join('\n') });
