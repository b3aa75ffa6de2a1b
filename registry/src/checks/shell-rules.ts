import { patternProblem, patternsOverlap } from '@lintel/contract';
import { satisfies } from 'semver';
import { labelOf, type ContractViolation, type ReleaseSet } from './contract-violation.ts';

/** What each remote needs of the shell, and that no two want the same address. */
export function shellRules({ shell, remotes }: ReleaseSet): ContractViolation[] {
  return [...remotes.flatMap((remote) => needs(shell, remote)), ...addressRules({ shell, remotes })];
}

type Remote = ReleaseSet['shell'];

function needs(shell: ReleaseSet['shell'], remote: Remote): ContractViolation[] {
  const offered = shell.provides;
  const release = labelOf(remote);
  const found: ContractViolation[] = [];
  if (!remote.chunks['remote'])
    found.push({ rule: 'removed-expose', release, reason: 'it exposes no module "remote" to load.' });
  // An old record has no compatibility data; the loader still checks the contract.
  if (!offered) return found;
  const { contract, fills } = remote.manifest ?? { contract: -1, fills: [] };
  if (contract !== offered.contract && contract !== offered.contract - 1)
    found.push({
      rule: 'contract',
      release,
      reason: `it speaks contract ${contract}; ${labelOf(shell)} speaks ${offered.contract} and ${offered.contract - 1}.`,
    });
  for (const slot of fills)
    if (!offered.slots.includes(slot))
      found.push({ rule: 'unknown-slot', release, reason: `${labelOf(shell)} has no slot ${slot}.` });
  for (const [library, range] of Object.entries(remote.requires?.shared ?? {})) {
    const version = offered.shared[library];
    if (!version)
      found.push({ rule: 'library', release, reason: `${labelOf(shell)} does not provide ${library}.` });
    else if (!satisfies(version, range, { includePrerelease: true }))
      found.push({
        rule: 'library',
        release,
        reason: `it needs ${library} ${range}; ${labelOf(shell)} provides ${version}, and a page has one copy.`,
      });
  }
  const runtime = remote.requires?.runtime;
  if (runtime && offered.runtime && !satisfies(offered.runtime, runtime))
    found.push({
      rule: 'runtime',
      release,
      reason: `its entry was built for the federation runtime ${runtime}; ${labelOf(shell)} brings ${offered.runtime}.`,
    });
  return found;
}

/** Names of parameters do not matter. */
const shape = (path: string) => path.replace(/:\w+/g, ':');

/** Two parts that would answer the same address cannot share an environment, nor can a pattern that no site can compare. */
function addressRules({ shell, remotes }: Pick<ReleaseSet, 'shell' | 'remotes'>): ContractViolation[] {
  const taken = shell.paths.map((path) => ({ path, owner: shell.name }));
  return remotes.flatMap((remote) => {
    const release = labelOf(remote);
    const mounts = (remote.manifest?.mounts ?? []).map(({ path }) => path);
    const odd = mounts.flatMap((path): ContractViolation[] => {
      const problem = patternProblem(path);
      return problem ? [{ rule: 'address', release, reason: `it mounts ${path}: ${problem}.` }] : [];
    });
    const shared = mounts.flatMap((path): ContractViolation[] => {
      const other = taken.find((one) => patternsOverlap(one.path, path));
      if (!other) return [];
      const reason =
        shape(other.path) === shape(path)
          ? `${remote.name} and ${other.owner} both mount ${path}.`
          : `${remote.name} mounts ${path}, where ${other.owner} has ${other.path}.`;
      return [{ rule: 'same-address', release, reason }];
    });
    taken.push(...mounts.map((path) => ({ path, owner: remote.name })));
    return [...odd, ...shared];
  });
}
