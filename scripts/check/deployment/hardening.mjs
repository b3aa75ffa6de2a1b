// @ts-check
// What each container of the manifests has to promise: no root, nothing it may change but named volumes, and a share of the machine.
import { nameOf, podSpecOf } from './kustomizations.mjs';

/** @param {readonly import('./kustomizations.mjs').Manifest[]} manifests @returns {string[]} one line per finding */
export const hardeningFindings = (manifests) =>
  manifests.flatMap(({ file, object }) => {
    const pod = podSpecOf(object);
    if (!pod) return [];
    const broken = [...RULES_OF_PODS, ...RULES_OF_WORKLOADS]
      .filter(([, holds]) => !holds(pod, object))
      .map(([rule]) => rule);
    const ofContainers = pod.containers.flatMap((/** @type {any} */ container) =>
      RULES_OF_CONTAINERS.filter(([, holds]) => !holds(container)).map(
        ([rule]) => `${container.name}: ${rule}`,
      ),
    );
    return [...broken, ...ofContainers].map((rule) => `${file}: ${nameOf(object)}: ${rule}`);
  });

/** @typedef {[string, (part: any, object: any) => boolean]} Rule */

/** @type {Rule[]} */
const RULES_OF_PODS = [
  [
    'it may run as root',
    (pod) => pod.securityContext?.runAsNonRoot === true && pod.securityContext.runAsUser > 0,
  ],
  [
    'it has no profile of system calls',
    (pod) => pod.securityContext?.seccompProfile?.type === 'RuntimeDefault',
  ],
  ['it gets a token of the cluster', (pod) => pod.automountServiceAccountToken === false],
];

/** @type {Rule[]} */
const RULES_OF_WORKLOADS = [
  [
    'its grace period is not longer than its pause',
    (pod) =>
      pod.containers.every(
        (/** @type {any} */ { lifecycle }) =>
          (lifecycle?.preStop?.sleep?.seconds ?? 0) < (pod.terminationGracePeriodSeconds ?? 30),
      ),
  ],
];

/** @type {[string, (container: any) => boolean][]} */
const RULES_OF_CONTAINERS = [
  ['it may become root', ({ securityContext }) => securityContext?.allowPrivilegeEscalation === false],
  ['it may change its programs', ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true],
  [
    'it keeps capabilities',
    ({ securityContext }) => securityContext?.capabilities?.drop?.includes('ALL') === true,
  ],
  ['it has no requests', ({ resources }) => Boolean(resources?.requests?.cpu && resources.requests.memory)],
  ['it has no limits', ({ resources }) => Boolean(resources?.limits?.cpu && resources.limits.memory)],
];
