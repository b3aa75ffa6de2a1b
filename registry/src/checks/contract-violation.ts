import type { Lock, Release } from '@lintel/contract';

/** What can be a reason against a set of releases; `removed-…` may be meant, and can then be allowed by name. */
export const ruleNames = [
  'contract',
  'removed-expose',
  'removed-address',
  'removed-widget',
  'address',
  'same-address',
  'unknown-event',
  'event-shape',
  'unknown-slot',
  'library',
  'runtime',
  'new-host',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** One reason why releases may not go live together. */
export interface ContractViolation {
  rule: RuleName;
  /** The release that is refused, `mfe-chat 2.0.0-ab12cd34`. */
  release: string;
  reason: string;
}

/** The releases of one lock. */
export interface ReleaseSet {
  shell: Release;
  remotes: Release[];
  /** As messages name it, e.g. `lock 7`. */
  label: string;
}

/** How messages name a release. */
export const labelOf = ({ name, version, build }: Pick<Release, 'name' | 'version' | 'build'>): string =>
  `${name} ${version}-${build}`;

/** Reads the records that a lock names. */
export async function releaseSet(
  releases: { read(name: string, pin: Lock['shell']): Promise<Release> },
  lock: Pick<Lock, 'shell' | 'remotes'>,
  label: string,
): Promise<ReleaseSet> {
  const [shell, ...remotes] = await Promise.all([
    releases.read('shell', lock.shell),
    ...Object.entries(lock.remotes).map(([name, pin]) => releases.read(name, pin)),
  ]);
  return { shell: shell!, remotes, label };
}
