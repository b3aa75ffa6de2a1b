// @ts-check
// Manifests against the schemas of Kubernetes: the compiled JSON schemas refuse wrong values and missing fields, but pass what they
// do not know; the types of the same package refuse unknown fields.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nameOf } from './kustomizations.mjs';

/** @typedef {import('./kustomizations.mjs').Manifest} Manifest */

const PACKAGE = 'kubernetes-models';

const modelOf = (/** @type {any} */ { apiVersion, kind }) => `${PACKAGE}/${apiVersion}/${kind}`;

/** @param {string} root @param {readonly Manifest[]} manifests @returns {Promise<string[]>} one line per finding */
export async function schemaFindings(root, manifests) {
  const values = await Promise.all(manifests.map(valueFindings));
  const known = manifests.filter((_manifest, index) => values[index]?.known);
  return [...values.flatMap(({ findings }) => findings), ...unknownFields(root, known)];
}

/** @param {Manifest} manifest @returns {Promise<{ known: boolean, findings: string[] }>} */
async function valueFindings({ file, object }) {
  const of = `${file}: ${nameOf(object)}`;
  const models = await import(modelOf(object)).catch(() => undefined);
  const Model = models?.[object?.kind];
  if (!Model)
    return { known: false, findings: [`${of}: Kubernetes has no ${object?.apiVersion} ${object?.kind}`] };
  try {
    new Model(object).validate();
    return { known: true, findings: [] };
  } catch (error) {
    return { known: true, findings: [`${of}: ${/** @type {Error} */ (error).message}`] };
  }
}

/** Each manifest becomes a literal of its type, in which the compiler allows no other field. @param {string} root @param {readonly Manifest[]} manifests */
function unknownFields(root, manifests) {
  if (manifests.length === 0) return [];
  // Inside of the repository, where the compiler finds the types.
  const cache = path.join(root, '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'manifests-'));
  try {
    const files = manifests.map(({ object }, index) => {
      const file = path.join(folder, `manifest-${index}.ts`);
      const type = `import type { I${object.kind} } from '${modelOf(object)}';`;
      fs.writeFileSync(
        file,
        `${type}\nexport const manifest: I${object.kind} = ${JSON.stringify(object, null, 1)};\n`,
      );
      return file;
    });
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022'];
    const compiler = path.join(root, 'node_modules/.bin/tsc');
    const { status, stdout } = spawnSync(compiler, ['--ignoreConfig', ...options, '--types', '', ...files], {
      cwd: root,
      encoding: 'utf8',
    });
    const found = stdout
      .split('\n')
      .map((line) => /manifest-(\d+)\.ts\(.*?\): error \w+: (.*)$/.exec(line))
      .filter((match) => match !== null)
      .map((match) => {
        const { file, object } = /** @type {Manifest} */ (manifests[Number(match?.[1])]);
        return `${file}: ${nameOf(object)}: ${match?.[2]}`;
      });
    return status === 0 || found.length > 0
      ? found
      : [`the types of manifests cannot be read: ${stdout.trim().split('\n')[0]}`];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
