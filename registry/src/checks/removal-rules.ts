import { labelOf, type ContractViolation, type ReleaseSet } from './contract-violation.ts';

/** What visitors can reach now and could not reach any more: addresses that are linked to, and widgets in slots. */
export function removalRules(next: ReleaseSet, before: ReleaseSet): ContractViolation[] {
  const addresses = new Set(next.remotes.flatMap(mounts).concat(next.shell.paths.map(pattern)));
  const widgets = new Set<string>(next.remotes.flatMap(fills));
  return before.remotes.flatMap((old) => {
    const successor = next.remotes.find(({ name }) => name === old.name);
    const release = successor ? labelOf(successor) : `${old.name} (taken out)`;
    return [
      ...mounts(old)
        .filter((address) => !addresses.has(address))
        .map((address): ContractViolation => ({
          rule: 'removed-address',
          release,
          reason: `nothing serves ${address} any more, which ${before.label} does.`,
        })),
      ...fills(old)
        .filter((slot) => !widgets.has(slot))
        .map((slot): ContractViolation => ({
          rule: 'removed-widget',
          release,
          reason: `nothing fills the slot ${slot} any more, which ${before.label} does.`,
        })),
    ];
  });
}

/** Names of parameters do not matter to links. */
const pattern = (path: string) => path.replace(/:\w+/g, ':');

const mounts = ({ manifest }: ReleaseSet['shell']): string[] =>
  (manifest?.mounts ?? []).map(({ path }) => pattern(path));

const fills = ({ manifest }: ReleaseSet['shell']): string[] => manifest?.fills ?? [];
