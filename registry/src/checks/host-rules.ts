import type { Csp } from '@lintel/contract';
import { hostsOf } from './hosts.ts';
import { labelOf, type ContractViolation, type ReleaseSet } from './contract-violation.ts';

const kinds = { connect: 'call', img: 'show pictures of', frame: 'frame', media: 'play' } as const;

/**
 * A page has one policy for all of its parts: a host that one release asks for is open to every page and every script on it. So a
 * release that asks for more than visitors' pages have now waits for an operator.
 */
export function hostRules(next: ReleaseSet, before: ReleaseSet): ContractViolation[] {
  const known = hostsOf([before.shell, ...before.remotes]);
  return [next.shell, ...next.remotes].flatMap((release) => {
    // Records of earlier versions have no such field and ask for nothing.
    const asked = hostsOf([{ csp: release.csp ?? {} }]);
    return (Object.keys(kinds) as (keyof Csp)[]).flatMap((kind) =>
      asked[kind]
        .filter((host) => !known[kind].includes(host))
        .map((host): ContractViolation => ({
          rule: 'new-host',
          release: labelOf(release),
          reason: `it would let every page ${kinds[kind]} ${host}, which ${before.label} does not.`,
        })),
    );
  });
}
