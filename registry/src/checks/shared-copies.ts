import type { ReleaseSet } from './contract-violation.ts';

/** One copy of a library that a page of these releases will have. */
export interface SharedCopy {
  library: string;
  version: string;
  /** Container that brings it. */
  provider: string;
  /** Containers that may take it; which of them do depends on the pages that a user opens. */
  users: string[];
}

/**
 * Which copies of shared libraries a page will have once every remote has been opened. The shell is the only provider, so it is
 * one of each; what does not fit to it is refused (rule `library`) and brings no second one.
 */
export function sharedCopies({ shell, remotes }: ReleaseSet): SharedCopy[] {
  return Object.entries(shell.provides?.shared ?? {})
    .map(([library, version]) => ({
      library,
      version,
      provider: shell.container,
      users: [
        shell.container,
        ...remotes
          .filter(({ requires }) => requires?.shared[library] !== undefined)
          .map(({ container }) => container)
          .sort(),
      ],
    }))
    .sort((a, b) => a.library.localeCompare(b.library));
}
