import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartError } from '#config/start-error.ts';
import { isAlive } from '#db/process-life.ts';
import { serverAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

export const USER = 'lintel';
export const PORT = 5432;

/** A server that hangs, or is stopped, accepts connections and answers none; its process is looked at in between. */
export const CONNECT_TIMEOUT_MS = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a running or crashed server wrote about itself: process id and socket folder. */
export function readPidFile(home: string): { pid: number; socketFolder: string } | undefined {
  try {
    const lines = fs.readFileSync(path.join(home, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '' };
  } catch {
    return undefined;
  }
}

/** Runs a program of the distribution to its end; rejects with its output. */
export async function run(binaries: Binaries, program: string, args: string[], home: string): Promise<void> {
  const child = spawn(path.join(binaries.folder, 'bin', program), args, {
    ...serverAccount(home),
    cwd: path.parse(home).root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new StartError(`${program} of the embedded PostgreSQL failed: ${reasonIn(output)}`);
}

/** Why a program of PostgreSQL ended: the first line that names an error, without time and process, else the last of all. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const named = lines.find((line) => /\b(FATAL|PANIC|error): /.test(line));
  return named?.replace(/^.*?\b(FATAL|PANIC|error): +/, '') ?? lines.at(-1) ?? '';
}

/** Starts the server in its own process group, so that Ctrl-C reaches this process first and it can stop it in order. */
export function launch(
  binaries: Binaries,
  home: string,
  socketFolder: string,
  settings: Record<string, string>,
) {
  const log = fs.openSync(`${home}.log`, 'w');
  const options = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(PORT),
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(binaries.folder, 'bin', 'postgres'), ['-D', home, ...args], {
    ...serverAccount(home),
    cwd: path.parse(home).root,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  });
  child.on('error', () => undefined);
  child.unref();
  fs.closeSync(log);
  return child;
}

/** Waits until the server accepts connections, or throws the reason. Crash recovery counts as still starting. */
export async function waitUntilReady(
  socketFolder: string,
  isRunning: () => boolean,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const client = new pg.Client({
      host: socketFolder,
      port: PORT,
      user: USER,
      database: 'postgres',
      connectionTimeoutMillis: Math.max(1, Math.min(CONNECT_TIMEOUT_MS, deadline - Date.now())),
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isRunning()) throw new Error('ended', { cause: error });
      if (Date.now() > deadline) throw error;
      await pause(30);
    }
  }
}

/** Ends a server: politely first (clients are cut off, nothing is lost), then by force of its own crash recovery. */
export async function terminate(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (isAlive(pid) && Date.now() < deadline) await pause(20);
  }
}
