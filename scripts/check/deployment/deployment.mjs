// @ts-check
// deploy/: compose.yaml and the manifests for Kubernetes fit their schemas, the programs' configuration and each other.
import path from 'node:path';
import { readCompose } from './compose.mjs';
import { hardeningFindings } from './hardening.mjs';
import { schemaFindings } from './kubernetes-schema.mjs';
import { kustomizationsIn, nameOf, podSpecOf, readKustomization, readYaml } from './kustomizations.mjs';
import { referenceFindings } from './references.mjs';
import { exampleValue, programsOf, variableFindings } from './variables.mjs';

/** @typedef {import('./kustomizations.mjs').Manifest} Manifest */

/** A name of a machine in an address: `http://files:9000`, `postgres://lintel@pooler:6432/lintel`. */
const ADDRESS = /\b[a-z]+:\/\/(?:[^@/\s"]*@)?([\w.-]+)(?::(\d+))?/g;

/** @param {string} root @returns {Promise<string[]>} one line per finding */
export async function deploymentFindings(root) {
  const folder = path.join(root, 'deploy');
  const findings = [
    ...(await composeFindings(root, path.join(folder, 'compose.yaml'))),
    ...(await kubernetesFindings(root, path.join(folder, 'kubernetes'))),
  ];
  return [...new Set(findings)].map((finding) => finding.replaceAll(`${root}${path.sep}`, ''));
}

/** @param {string} root @param {string} file */
export async function composeFindings(root, file) {
  const programOf = await programsOf(root);
  const { services, findings } = readCompose(file);
  for (const [name, { build, command = '', environment = {} }] of Object.entries(services)) {
    const where = `${file}: ${name}`;
    if (build) findings.push(...variableFindings(where, programOf(command), environment));
    for (const [host, port] of hostsIn(environment)) {
      const own = services[host]?.environment?.['PORT'];
      if (!services[host]) findings.push(`${where}: there is no service ${host}`);
      else if (own && port && own !== port) findings.push(`${where}: ${host} has no port ${port}`);
    }
  }
  return findings;
}

/** @param {string} root @param {string} folder */
export async function kubernetesFindings(root, folder) {
  const all = kustomizationsIn(folder).map(readKustomization);
  const secrets = readYaml(path.join(folder, 'secret.example.yaml'));
  const templates = secrets.objects.map((object) => ({
    file: path.join(folder, 'secret.example.yaml'),
    object,
  }));
  const filled = templates.filter(({ object }) =>
    Object.values(object.stringData ?? {}).some((value) => value !== ''),
  );

  const taken = new Set(all.flatMap(({ folders }) => folders));
  const overlays = all.filter(({ folders }) => folders.length > 0);
  // What no overlay takes is applied beside each of them.
  const beside = all.filter((one) => one.folders.length === 0 && !taken.has(one.folder));
  const installations = overlays.map((overlay) => [
    ...overlay.manifests,
    ...beside.flatMap((one) => one.manifests),
  ]);

  const problems = all.flatMap((one) => one.problems);
  if (problems.length > 0 || secrets.problems.length > 0) return [...problems, ...secrets.problems];
  const programOf = await programsOf(root);
  const written = await Promise.all(
    installations.map(async (manifests) => [
      ...(await schemaFindings(root, [...manifests, ...templates])),
      ...hardeningFindings(manifests),
      ...referenceFindings([...manifests, ...templates]),
      ...environmentFindings([...manifests, ...templates], programOf),
    ]),
  );
  return [...filled.map(({ file, object }) => `${file}: ${nameOf(object)} has a value`), ...written.flat()];
}

/** @param {readonly Manifest[]} manifests @param {(command: string) => import('./variables.mjs').Program | undefined} programOf */
function environmentFindings(manifests, programOf) {
  const objects = manifests.map(({ object }) => object);
  const valuesOf = (/** @type {string} */ kind, /** @type {string | undefined} */ name) => {
    const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
    const secret = Object.keys(found?.stringData ?? {}).map((key) => [key, exampleValue(key)]);
    return { ...found?.data, ...Object.fromEntries(secret) };
  };
  return manifests.flatMap(({ file, object }) =>
    (podSpecOf(object)?.containers ?? []).flatMap(
      (/** @type {any} */ { name, image, command = [], env = [], envFrom = [] }) => {
        const where = `${file}: ${nameOf(object)}: ${name}`;
        const given = Object.assign(
          {},
          ...envFrom.map((/** @type {any} */ { configMapRef, secretRef }) => ({
            ...valuesOf('ConfigMap', configMapRef?.name),
            ...valuesOf('Secret', secretRef?.name),
          })),
          ...env.map((/** @type {any} */ one) => ({ [one.name]: one.value ?? exampleValue(one.name) })),
        );
        return [
          ...(isOurs(image) ? variableFindings(where, programOf(command.join(' ')), given) : []),
          ...hostsIn(given)
            .filter(([host, port]) => !hasService(objects, host, port))
            .map(([host, port]) => `${where}: there is no service ${host} with port ${port}`),
        ];
      },
    ),
  );
}

const isOurs = (/** @type {string} */ image) => /(^|\/)lintel(:|$)/.test(image);

/** Machines of the same network that values name: those without a dot. @param {Record<string, string>} env @returns {[string, string | undefined][]} */
const hostsIn = (env) =>
  Object.values(env)
    .flatMap((value) => [...String(value).matchAll(ADDRESS)])
    .map(([, host = '', port]) => /** @type {[string, string | undefined]} */ ([host, port]))
    .filter(([host]) => !host.includes('.') && host !== 'localhost');

/** @param {any[]} objects @param {string} host @param {string | undefined} port */
const hasService = (objects, host, port) =>
  objects.some(
    ({ kind, metadata, spec }) =>
      kind === 'Service' &&
      metadata.name === host &&
      (port === undefined || spec.ports.some((/** @type {any} */ one) => String(one.port) === port)),
  );
