import type { Release } from '@lintel/contract';

/** A file of a release by its name without hash: `icon-192` → `icon-192.1a2b3c4d5e.png`. */
export const fileNamed = (release: Release, name: string): string | undefined =>
  Object.keys(release.files).find((file) => file.split('.')[0] === name);
