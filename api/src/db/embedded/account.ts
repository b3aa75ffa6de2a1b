import fs from 'node:fs';
import path from 'node:path';

/** PostgreSQL refuses to run as root; the unprivileged account 65534 exists everywhere and owns nothing else. */
const UNPRIVILEGED_UID = 65_534;

const isRoot = () => process.getuid?.() === 0;

/**
 * Numbers to hand to `spawn`: the owner of the cluster's folder, the unprivileged one for a new folder; empty when this process is an
 * ordinary user already.
 */
export function serverAccount(home: string): { uid?: number; gid?: number } {
  if (!isRoot()) return {};
  const owner = fs.existsSync(home) ? fs.statSync(home) : { uid: 0, gid: 0 };
  return owner.uid === 0
    ? { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID }
    : { uid: owner.uid, gid: owner.gid };
}

/** Whether the unprivileged account may walk down into a folder. A clone in root's home or in a `mktemp -d` folder is out of its reach. */
export function reachable(folder: string): boolean {
  if (!isRoot()) return true;
  for (
    let current = fs.realpathSync(folder);
    current !== path.dirname(current);
    current = path.dirname(current)
  ) {
    const { mode, uid } = fs.statSync(current);
    if (!(mode & (uid === UNPRIVILEGED_UID ? 0o100 : 0o001))) return false;
  }
  return true;
}

/** Gives a folder to the account that the cluster's server runs as. */
export function handOver(folder: string, home: string): void {
  const { uid, gid } = serverAccount(home);
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
}
