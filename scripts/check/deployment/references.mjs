// @ts-check
// Names that manifests say of each other: ConfigMaps, Secrets, volumes, ports, services, labels.
import { nameOf, podSpecOf } from './kustomizations.mjs';

/** @typedef {import('./kustomizations.mjs').Manifest} Manifest */

/**
 * Names that lead nowhere in one installation.
 * @param {readonly Manifest[]} manifests With the templates of Secrets. @returns {string[]} one line per finding
 */
export function referenceFindings(manifests) {
  const world = worldOf(manifests);
  return manifests.flatMap(({ file, object }) => {
    const missing = [...namesOfPod(object, world), ...(BY_KIND[object.kind]?.(object, world) ?? [])];
    return missing.map((what) => `${file}: ${nameOf(object)}: ${what}`);
  });
}

/** @param {readonly Manifest[]} manifests */
function worldOf(manifests) {
  const objects = manifests.map(({ object }) => object);
  const find = (/** @type {string} */ kind, /** @type {string} */ name) =>
    objects.find((object) => object.kind === kind && object.metadata.name === name);
  return {
    find,
    /** Keys of a ConfigMap or Secret. */
    keys: (/** @type {string} */ kind, /** @type {string} */ name) => {
      const { data, stringData } = find(kind, name) ?? {};
      return Object.keys({ ...data, ...stringData });
    },
    /** What selects these labels. @param {Record<string, string>} labels @returns {any[]} */
    podsWith: (labels) =>
      objects.filter((object) => podSpecOf(object) && matches(labels, object.spec.template.metadata?.labels)),
  };
}
/** @typedef {ReturnType<typeof worldOf>} World */

/** @param {Record<string, string>} wanted @param {Record<string, string>} [labels] */
const matches = (wanted, labels = {}) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);

/** @param {any} pod */
const portsOf = (pod) =>
  podSpecOf(pod).containers.flatMap((/** @type {any} */ { ports = [] }) =>
    ports.flatMap((/** @type {any} */ { name, containerPort }) => [name, containerPort]),
  );

/** @param {any} object @param {World} world @returns {string[]} */
function namesOfPod(object, world) {
  const pod = podSpecOf(object);
  if (!pod) return [];
  const volumes = [...(pod.volumes ?? []), ...(object.spec.volumeClaimTemplates ?? []).map(claimed)];
  const containers = [...pod.containers, ...(pod.initContainers ?? [])];
  return [
    ...volumes.flatMap(({ configMap, secret }) => [
      ...missingKeys(world, 'ConfigMap', configMap?.name, configMap?.items),
      ...missingKeys(world, 'Secret', secret?.secretName, secret?.items),
    ]),
    ...containers.flatMap((container) => [
      ...namesOfEnvironment(container, world),
      ...(container.volumeMounts ?? []).flatMap((/** @type {any} */ { name }) =>
        volumes.some((volume) => volume.name === name) ? [] : [`there is no volume ${name}`],
      ),
      ...portsOfProbes(container, portsOf(object)),
    ]),
  ];
}

/** @param {any} container @param {World} world @returns {string[]} */
function namesOfEnvironment({ envFrom = [], env = [] }, world) {
  return [
    ...envFrom.flatMap((/** @type {any} */ { configMapRef, secretRef }) => [
      ...missingKeys(world, 'ConfigMap', configMapRef?.name),
      ...missingKeys(world, 'Secret', secretRef?.name),
    ]),
    ...env.flatMap((/** @type {any} */ { valueFrom: { configMapKeyRef, secretKeyRef } = {} }) => [
      ...missingKeys(world, 'ConfigMap', configMapKeyRef?.name, configMapKeyRef && [configMapKeyRef]),
      ...missingKeys(world, 'Secret', secretKeyRef?.name, secretKeyRef && [secretKeyRef]),
    ]),
  ];
}

/** @param {any} container @param {unknown[]} ports */
const portsOfProbes = (container, ports) =>
  ['startupProbe', 'readinessProbe', 'livenessProbe'].flatMap((probe) => {
    const { httpGet, tcpSocket } = container[probe] ?? {};
    const port = (httpGet ?? tcpSocket)?.port;
    return port === undefined || ports.includes(port) ? [] : [`${probe}: there is no port ${port}`];
  });

const claimed = (/** @type {any} */ { metadata }) => ({ name: metadata.name });

/** @param {World} world @param {string} kind @param {string | undefined} name @param {{ key: string }[]} [items] */
function missingKeys(world, kind, name, items = []) {
  if (name === undefined) return [];
  if (!world.find(kind, name)) return [`there is no ${kind} ${name}`];
  const keys = world.keys(kind, name);
  return items.filter(({ key }) => !keys.includes(key)).map(({ key }) => `${kind} ${name} has no ${key}`);
}

/** @param {any} object */
function ownLabels({ spec }) {
  const { matchLabels } = spec.selector;
  return matches(matchLabels, spec.template.metadata?.labels)
    ? []
    : ['its selector does not match its own pods'];
}

/** @param {any} object @param {World} world */
const budget = ({ spec }, world) =>
  world.podsWith(spec.selector.matchLabels).length > 0 ? [] : ['its selector matches nothing'];

/** @type {Record<string, (object: any, world: World) => string[]>} */
const BY_KIND = {
  Deployment: ownLabels,
  StatefulSet: (object, world) => [
    ...ownLabels(object),
    ...(world.find('Service', object.spec.serviceName)
      ? []
      : [`there is no Service ${object.spec.serviceName}`]),
  ],
  Service({ spec }, world) {
    const pods = world.podsWith(spec.selector);
    if (pods.length === 0) return ['its selector matches nothing'];
    return spec.ports
      .filter((/** @type {any} */ { port, targetPort = port }) => !pods.flatMap(portsOf).includes(targetPort))
      .map((/** @type {any} */ { targetPort }) => `its pods have no port ${targetPort}`);
  },
  PodDisruptionBudget: budget,
  HorizontalPodAutoscaler: ({ spec: { scaleTargetRef } }, world) =>
    world.find(scaleTargetRef.kind, scaleTargetRef.name)
      ? []
      : [`there is no ${scaleTargetRef.kind} ${scaleTargetRef.name}`],
  Ingress: ({ spec }, world) => [
    ...(spec.tls ?? []).flatMap((/** @type {any} */ { secretName }) =>
      missingKeys(world, 'Secret', secretName),
    ),
    ...spec.rules.flatMap((/** @type {any} */ { http }) =>
      http.paths.flatMap((/** @type {any} */ { backend: { service } }) => missingPort(world, service)),
    ),
  ],
  NetworkPolicy({ spec }, world) {
    const { podSelector } = spec;
    const isForAll = Object.keys(podSelector).length === 0;
    const selected = isForAll ? world.podsWith({}) : podsOf({ podSelector }, world);
    if (selected.length === 0) return ['it concerns nothing'];
    return [
      ...(spec.ingress ?? []).flatMap((/** @type {any} */ rule) => missingPorts(rule.ports, selected)),
      ...(spec.egress ?? []).flatMap((/** @type {any} */ rule) =>
        rule.to.flatMap((/** @type {any} */ to) => missingPorts(rule.ports, podsOf(to, world))),
      ),
      ...[...(spec.ingress ?? []), ...(spec.egress ?? [])]
        .flatMap((/** @type {any} */ { from = [], to = [] }) => [...from, ...to])
        .flatMap((/** @type {any} */ peer) => missingPeers(peer, world)),
    ];
  },
};

/** @param {World} world @param {{ name: string, port: { name?: string, number?: number } }} service */
function missingPort(world, { name, port }) {
  const ports = world.find('Service', name)?.spec.ports;
  if (!ports) return [`there is no Service ${name}`];
  const wanted = port.name ?? port.number;
  const isThere = ports.some((/** @type {any} */ one) => one.name === wanted || one.port === wanted);
  return isThere ? [] : [`Service ${name} has no port ${wanted}`];
}

/** Labels that a rule of a policy names, one set for each choice. @param {any} peer @returns {Record<string, string>[]} */
function labelsOf({ podSelector, namespaceSelector }) {
  if (!podSelector || namespaceSelector) return [];
  if (podSelector.matchLabels) return [podSelector.matchLabels];
  return (podSelector.matchExpressions ?? []).flatMap((/** @type {any} */ { key, values = [] }) =>
    values.map((/** @type {string} */ value) => ({ [key]: value })),
  );
}

/** @param {any} peer @param {World} world */
const podsOf = (peer, world) => labelsOf(peer).flatMap((labels) => world.podsWith(labels));
/** @param {any} peer @param {World} world */
const missingPeers = (peer, world) =>
  labelsOf(peer)
    .filter((labels) => world.podsWith(labels).length === 0)
    .map((labels) => `nothing is called ${Object.values(labels).join()}`);

/** @param {{ port: string | number }[] | undefined} ports @param {any[]} pods */
const missingPorts = (ports = [], pods) =>
  pods.flatMap((pod) =>
    ports
      .filter(({ port }) => !portsOf(pod).includes(port))
      .map(({ port }) => `${pod.metadata.name} has no port ${port}`),
  );
