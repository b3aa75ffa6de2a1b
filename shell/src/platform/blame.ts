/** A part of the page, by the address of its files. */
export interface Blamed {
  remote: string;
  /** Version and build. */
  release: string;
}

const file = /\/assets\/(shell|mfe-[a-z]+)\/([^/\s]+)\/([\w.-]+\.js)/g;
/** Libraries of the shell: whoever called them is nearer to the mistake. */
const libraries = 'vendor.js';

/**
 * Whose code something happened in, from a stack or the address of a script: files of releases have name and version in their
 * address. The first frame decides that is not one of the shared libraries; nothing when no file of a release is named.
 */
export function blame(trace: string): Blamed | null {
  const frames = [...trace.matchAll(file)].map(([, remote = '', release = '', name]) => ({
    remote,
    release,
    name,
  }));
  const frame = frames.find(({ remote, name }) => remote !== 'shell' || name !== libraries) ?? frames[0];
  return frame ? { remote: frame.remote, release: frame.release } : null;
}
