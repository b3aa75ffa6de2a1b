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
  if (fs.existsSync(wanted)) return entered(fs.realpathSync(wanted));
  if (reachable(path.dirname(wanted))) return wanted;
  openFolder(ELSEWHERE);
  const home = path.join(ELSEWHERE, `${shortHash(wanted)}-${randomBytes(4).toString('hex')}`);
  fs.rmSync(wanted, { force: true });
  fs.symlinkSync(home, wanted);
  return home;
}

/** A cluster that its server can enter: what was above it may have been closed, or it was moved below root's home. */
function entered(home: string): string {
  if (reachable(path.dirname(home))) return home;
  throw new StartError(
    `${home} is below a folder that is closed to the account of the database server, which is not root; open the folders above it (chmod o+x) or move the data elsewhere.`,
  );
}

/** Makes a folder that every account may enter, whatever the umask takes away. */
function openFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
}

/** The binaries, copied to `elsewhere` when the server's account cannot reach them. */
export function reachableBinaries(binaries: Binaries, elsewhere = ELSEWHERE): Binaries {
  if (reachable(binaries.folder)) return binaries;
  const folder = path.join(elsewhere, `postgresql-${binaries.version}`);
  if (!fs.existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    openFolder(elsewhere);
    // Links between libraries stay links to their neighbours: made absolute they lead back to where the account cannot go.
    fs.cpSync(binaries.folder, partial, { recursive: true, verbatimSymlinks: true });
    openCopy(partial);
    fs.renameSync(partial, folder);
  }
  return { ...binaries, folder };
}

/** Lets every account read a copy, also of an installation that was made with a strict umask. */
function openCopy(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openCopy(at);
    else if (entry.isFile()) fs.chmodSync(at, fs.statSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
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
