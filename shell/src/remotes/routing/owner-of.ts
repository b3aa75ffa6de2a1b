import type { Mount, RemoteName, ResolvedLock } from '@lintel/contract';
import { matchPath } from 'react-router-dom';

export interface AddressOwner {
  name: RemoteName;
  mount: Mount;
  /** A remote that is switched off still owns its addresses, so that they are not 404. */
  state: 'on' | 'off';
}

/** Which remote renders an address, from the manifests alone. */
export function ownerOf(site: ResolvedLock, pathname: string): AddressOwner | null {
  for (const { name, state, active } of site.remotes) {
    const mount = active.manifest.mounts.find(({ path }) => matchPath(path, pathname));
    if (mount) return { name, mount, state };
  }
  return null;
}
