// @ts-check
// Reads manifests as kustomize does, as far as this repository uses it: resources, patches of maps, generated ConfigMaps, images.
import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, parseDocument } from 'yaml';

/**
 * An object of Kubernetes and the file that it is from.
 * @typedef {{ file: string, object: any }} Manifest
 * @typedef {{ folder: string, manifests: Manifest[], folders: string[], problems: string[] }} Kustomization
 */

const KNOWN_FIELDS = new Set([
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'images',
  'patches',
  'configMapGenerator',
]);
const FILE = 'kustomization.yaml';

/** @param {string} file @returns {{ objects: any[], problems: string[] }} */
export function readYaml(file) {
  const documents = parseAllDocuments(fs.readFileSync(file, 'utf8'));
  const parsed = Array.isArray(documents) ? documents : [];
  const errors = parsed.flatMap((document) => document.errors.map(({ message }) => message));
  try {
    const objects = errors.length > 0 ? [] : parsed.map((document) => document.toJS());
    return { objects, problems: errors.map((message) => `${file}: ${message}`) };
  } catch (error) {
    // An alias of another document.
    return { objects: [], problems: [`${file}: ${/** @type {Error} */ (error).message}`] };
  }
}

export const nameOf = (/** @type {any} */ object) => `${object?.kind} ${object?.metadata?.name}`;

/**
 * Everything that a folder's kustomization brings, with what it takes from other folders.
 * @param {string} folder @returns {Kustomization}
 */
export function readKustomization(folder) {
  const file = path.join(folder, FILE);
  const document = parseDocument(fs.readFileSync(file, 'utf8'));
  const kustomization = document.toJS() ?? {};
  const unknown = Object.keys(kustomization).filter((field) => !KNOWN_FIELDS.has(field));
  const problems = [
    ...document.errors.map(({ message }) => `${file}: ${message}`),
    ...unknown.map((field) => `${file}: ${field} is not a field that this repository uses`),
  ];
  const listed = /** @type {string[]} */ (kustomization.resources ?? []).map((name) =>
    path.join(folder, name),
  );
  const patches = /** @type {{ path: string }[]} */ (kustomization.patches ?? []).map((patch) =>
    path.join(folder, patch.path),
  );
  const missing = [...listed, ...patches].filter((name) => !fs.existsSync(name));
  problems.push(...missing.map((name) => `${file}: ${name} does not exist`));
  const there = listed.filter((name) => !missing.includes(name));
  const folders = there.filter((name) => fs.statSync(name).isDirectory());

  const inner = folders.map(readKustomization);
  const own = there.filter((name) => !folders.includes(name)).map((name) => ({ name, ...readYaml(name) }));
  problems.push(...inner.flatMap((one) => one.problems), ...own.flatMap((one) => one.problems));
  /** @type {Manifest[]} */
  let manifests = [
    ...inner.flatMap((one) => one.manifests),
    ...own.flatMap(({ name, objects }) => objects.map((object) => ({ file: name, object }))),
    ...generatedConfigMaps(folder, kustomization.configMapGenerator ?? [], problems),
  ];
  for (const name of patches.filter((patch) => !missing.includes(patch))) {
    const { objects, problems: unread } = readYaml(name);
    problems.push(...unread);
    for (const patch of objects) manifests = patched(manifests, { file: name, object: patch }, problems);
  }
  problems.push(...unlisted(folder, [...listed, ...patches]));
  return {
    folder,
    folders,
    problems,
    manifests: manifests.map((one) => withImages(one, kustomization.images ?? [])),
  };
}

/** @param {string} folder @param {{ name: string, files?: string[] }[]} generators @param {string[]} problems @returns {Manifest[]} */
function generatedConfigMaps(folder, generators, problems) {
  return generators.map(({ name, files = [] }) => {
    const gone = files.filter((file) => !fs.existsSync(path.join(folder, file)));
    problems.push(...gone.map((file) => `${folder}/${FILE}: ${file} does not exist`));
    const data = Object.fromEntries(files.map((file) => [path.basename(file), '']));
    const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
    return { file: path.join(folder, FILE), object };
  });
}

/** @param {Manifest[]} manifests @param {Manifest} patch @param {string[]} problems */
function patched(manifests, { file, object: patch }, problems) {
  const target = manifests.find(({ object }) => nameOf(object) === nameOf(patch));
  if (!target) {
    problems.push(`${file}: there is no ${nameOf(patch)} to patch`);
    return manifests;
  }
  if (hasList(patch)) problems.push(`${file}: a patch of a list is not understood here`);
  const merged = { file: target.file, object: merge(target.object, patch) };
  return manifests.map((one) => (one === target ? merged : one));
}

/** @param {any} value @returns {boolean} */
const hasList = (value) =>
  Array.isArray(value) || (value !== null && typeof value === 'object' && Object.values(value).some(hasList));

/** @param {any} below @param {any} above @returns {any} */
function merge(below, above) {
  if (below === null || typeof below !== 'object' || above === null || typeof above !== 'object')
    return above;
  const changed = Object.entries(above).map(([key, value]) => [
    key,
    key in below ? merge(below[key], value) : value,
  ]);
  return { ...below, ...Object.fromEntries(changed) };
}

/** @param {Manifest} manifest @param {{ name: string, newName?: string, newTag?: string }[]} images @returns {Manifest} */
function withImages({ file, object }, images) {
  const podSpec = podSpecOf(object);
  if (!podSpec || images.length === 0) return { file, object };
  const copy = structuredClone(object);
  for (const container of podSpecOf(copy).containers) {
    const image = images.find(({ name }) => name === container.image);
    if (image) container.image = `${image.newName ?? image.name}:${image.newTag}`;
  }
  return { file, object: copy };
}

/** What a Deployment, StatefulSet or Job starts. @param {any} object */
export const podSpecOf = (object) => object?.spec?.template?.spec;

/** @param {string} folder @param {string[]} listed */
const unlisted = (folder, listed) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== FILE)
    .map((name) => path.join(folder, name))
    .filter((file) => !listed.includes(file))
    .map((file) => `${file} is in no kustomization`);

/** The folders below one that have a kustomization. @param {string} folder */
export const kustomizationsIn = (folder) =>
  fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((name) => fs.existsSync(path.join(name, FILE)));
