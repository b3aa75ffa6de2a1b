/** A part of the page, by the address of its files. */
export interface ErrorSource {
  remote: string;
  /** Version and build. */
  release: string;
}

const file = /\/assets\/(shell|mfe-[a-z]+)\/([^/\s]+)\/[\w.-]+\.js/g;

/**
 * Whose code something happened in, from a stack or the address of a script: files of releases have name and version in their
 * address. The first frame of a remote decides: the shell's file carries the shared libraries, and their caller is nearer
 * to the mistake. Nothing when no file of a release is named.
 */
export function sourceOfError(trace: string): ErrorSource | null {
  const frames = [...trace.matchAll(file)].map(([, remote = '', release = '']) => ({ remote, release }));
  return frames.find(({ remote }) => remote !== 'shell') ?? frames[0] ?? null;
}
