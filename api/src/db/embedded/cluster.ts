import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '#config/start-error.ts';
import { handOver } from './account.ts';
import { findBinaries, linkLibraries, type Binaries } from './binaries.ts';
import { clusterHome, reachableBinaries, socketFolder } from './home.ts';
import { isAlive } from '#db/process-life.ts';
import { tether } from './tether.ts';
import { waitUntilReady, launch, readPidFile, reasonIn, run, terminate, USER } from './postmaster.ts';

/**
 * Glossary. *Cluster*: a folder with PostgreSQL's files. *Postmaster*: the server process over it. *Survivor*: a
 * postmaster whose supervisor (a process of ours) was killed; it keeps every confirmed write and is adopted.
 */
export interface Cluster {
  /** Folder of the Unix socket; the only way in. */
  readonly socketFolder: string;
  /** Process id of the postmaster. */
  pid(): number;
  /** True when a survivor was found running. */
  readonly adopted: boolean;
  stop(): Promise<void>;
  /** Looks after it no longer; it goes on running. */
  leave(): void;
}

export interface ClusterOptions {
  readonly directory: string;
  readonly settings?: Record<string, string>;
  /** Called when the postmaster died and a new one took over. */
  readonly onRestart?: () => void;
  /** For tests and benchmarks: folder that goes, and the database with it, when this process ends in whatever way. */
  readonly goesWithParent?: string;
  /** How long a server may take until it answers. */
  readonly readyWithinMs?: number;
}

const MAJOR = '18';
const PROBE_INTERVAL_MS = 500;
const READY_WITHIN_MS = 60_000;

const DEFAULTS = {
  shared_buffers: '256MB',
  max_connections: '60',
  jit: 'off',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
};

/** Makes the files of a new cluster beside their final place and moves them there, so that an interruption leaves nothing. */
async function initialise(binaries: Binaries, home: string) {
  const version = path.join(home, 'PG_VERSION');
  if (fs.existsSync(version)) {
    const major = fs.readFileSync(version, 'utf8').trim();
    if (major === MAJOR) return;
    throw new StartError(
      `${home} was written by PostgreSQL ${major}, but this release brings ${MAJOR}; move it away or use DATABASE_URL.`,
    );
  }
  const partial = `${home}.new`;
  fs.rmSync(partial, { recursive: true, force: true });
  fs.mkdirSync(partial, { recursive: true, mode: 0o700 });
  handOver(partial, home);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  await run(
    binaries,
    'initdb',
    ['-D', partial, `--username=${USER}`, '--auth=trust', '--no-instructions', ...locale],
    partial,
  );
  fs.rmSync(home, { recursive: true, force: true });
  fs.renameSync(partial, home);
}

/** A postmaster over this cluster that is already running, with the folder of its socket. */
function survivor(home: string) {
  const found = readPidFile(home);
  return found && isAlive(found.pid) && found.socketFolder ? found : undefined;
}

/** A survivor that answers; one that is just dying is none, and one that hangs keeps every other from these files. */
async function answeringSurvivor(home: string, readyWithinMs: number) {
  const found = survivor(home);
  if (!found) return undefined;
  try {
    await waitUntilReady(found.socketFolder, () => isAlive(found.pid), readyWithinMs);
    return found;
  } catch {
    if (!isAlive(found.pid)) return undefined;
    throw new StartError(
      `The database server of ${home} (process ${found.pid}) runs but does not answer; end that process and start again.`,
    );
  }
}

async function start(
  binaries: Binaries,
  home: string,
  settings: Record<string, string>,
  readyWithinMs: number,
) {
  const folder = socketFolder(home);
  // A killed postmaster's children hold its shared memory for a moment; the new one refuses to start until they are gone.
  for (let attempt = 0; ; attempt += 1) {
    const child = launch(binaries, home, folder, settings);
    let running = true;
    child.on('exit', () => (running = false));
    try {
      await waitUntilReady(folder, () => running, readyWithinMs);
      return { pid: child.pid!, socketFolder: folder };
    } catch (error) {
      if (survivor(home)?.pid !== child.pid) {
        const other = await answeringSurvivor(home, readyWithinMs);
        if (other) return other;
      }
      if (running) await terminate(child.pid!);
      if (attempt >= 40) {
        const log = reasonIn(fs.readFileSync(`${home}.log`, 'utf8'));
        throw new StartError(`The embedded PostgreSQL does not start: ${log || (error as Error).message}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Brings the cluster up: adopts a survivor, else initialises where needed and starts. Keeps it up until `stop`. */
export async function startCluster({
  directory,
  settings,
  onRestart,
  goesWithParent,
  readyWithinMs = READY_WITHIN_MS,
}: ClusterOptions): Promise<Cluster> {
  const found = findBinaries();
  if (!found) {
    throw new StartError(
      `There is no PostgreSQL on npm for ${process.platform}-${process.arch} here; set DATABASE_URL to a PostgreSQL 15 or later, or DATABASE=pglite.`,
    );
  }
  const binaries = reachableBinaries(found);
  linkLibraries(binaries);
  const home = clusterHome(directory);
  await initialise(binaries, home);
  const parameters = { ...DEFAULTS, ...settings };
  const before = await answeringSurvivor(home, readyWithinMs);
  let current = before ?? (await start(binaries, home, parameters, readyWithinMs));
  if (goesWithParent) tether(home, goesWithParent);
  let restarting: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (restarting || isAlive(current.pid)) return;
    restarting = start(binaries, home, parameters, readyWithinMs)
      .then((next) => {
        current = next;
        onRestart?.();
      })
      .catch(() => undefined)
      .finally(() => (restarting = undefined));
  }, PROBE_INTERVAL_MS);
  watch.unref();
  return {
    socketFolder: current.socketFolder,
    adopted: before !== undefined,
    pid: () => current.pid,
    leave: () => clearInterval(watch),
    async stop() {
      clearInterval(watch);
      await restarting;
      await terminate(current.pid);
    },
  };
}
