import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '#config/start-error.ts';
import { handOver, reachable, serverAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Where root's server lives when the unprivileged account cannot reach the configured place. */
const ELSEWHERE = '/var/lib/lintel';
/** Longest path of a Unix socket (108 with the closing zero on Linux, 104 on macOS). */
const LONGEST_SOCKET = 103;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The folder for the cluster. Normally `wanted` itself; for root below a closed folder it is one under `/var/lib`, to
 * which `wanted` becomes a symbolic link, so that removing `wanted` still means starting over. What a removed link pointed
 * at is left alone: the link may have been moved together with its folder.
 */
export function clusterHome(wanted: string): string {
  fs.mkdirSync(path.dirname(wanted), { recursive: true });
  if (fs.existsSync(wanted)) return fs.realpathSync(wanted);
  if (reachable(path.dirname(wanted))) return wanted;
  fs.mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  const home = path.join(ELSEWHERE, `${shortHash(wanted)}-${randomBytes(4).toString('hex')}`);
  fs.rmSync(wanted, { force: true });
  fs.symlinkSync(home, wanted);
  return home;
}

/** The binaries, copied when the server's account cannot reach them. */
export function reachableBinaries(binaries: Binaries): Binaries {
  if (reachable(binaries.folder)) return binaries;
  const folder = path.join(ELSEWHERE, `postgresql-${binaries.version}`);
  if (!fs.existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    fs.mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
    fs.cpSync(binaries.folder, partial, { recursive: true });
    fs.renameSync(partial, folder);
  }
  return { ...binaries, folder };
}

/** Folder for the Unix socket: the cluster's own, or a short one when the path would be too long. */
export function socketFolder(home: string): string {
  if (path.join(home, '.s.PGSQL.5432.lock').length <= LONGEST_SOCKET) return home;
  const folder = path.join(os.tmpdir(), `lintel-${shortHash(home)}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = fs.lstatSync(folder);
  if (!found.isDirectory() || ![process.getuid?.(), serverAccount(home).uid].includes(found.uid)) {
    throw new StartError(
      `${folder} belongs to somebody else; remove it or set LINTEL_DATA to a shorter path.`,
    );
  }
  handOver(folder, home);
  return folder;
}
