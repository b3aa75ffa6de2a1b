import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { handOver, serverAccount } from '../../../src/db/embedded/account.ts';
import { isAlive } from '../../../src/db/process-life.ts';

/** Runs in a process of its own: when the pipe to its parent closes, however that ended, it ends what was started and removes the folder. */
const WATCHER = `
  const fs = require('node:fs');
  process.stdin.resume().on('close', () => {
    const folder = process.argv[1];
    const pids = fs.existsSync(folder + '/pids') ? fs.readFileSync(folder + '/pids', 'utf8').split('\\n') : [];
    const end = (signal) => { for (const pid of pids.filter(Boolean)) try { process.kill(Number(pid), signal); } catch {} };
    end('SIGQUIT');
    setTimeout(() => {
      end('SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }, 500);
  });`;

/** Sockets of a database below it may have a hundred characters. */
const LONGEST_PLACE = 50;
/** The temporary folder of the run, which may be in memory (scripts/test); a short one where its path is too long. */
const temporaryPlace = () => (os.tmpdir().length > LONGEST_PLACE ? '/tmp' : os.tmpdir());

const ENDED_WITHIN_MS = 10_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Engine {
  readonly pid: number;
  /** Ends it and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** A folder for engines that run as an unprivileged account; they and it go with this process. */
export interface EngineFolder {
  readonly path: string;
  /** Makes a folder that belongs to the engines' account. */
  make(name: string): string;
  /** Runs a program in the background, with nothing but these environment variables and the path. */
  start(program: string, args: readonly string[], environment?: Record<string, string>): Engine;
  /** Runs a program to its end; fails when that is not 0. */
  run(program: string, args: readonly string[], environment?: Record<string, string>): Promise<void>;
  /** Notes a process that was started in another way. */
  adopt(child: ChildProcess): Engine;
  remove(): Promise<void>;
}

export function engineFolder(): EngineFolder {
  const folder = fs.mkdtempSync(path.join(temporaryPlace(), 'lintel-engines-'));
  fs.chmodSync(folder, 0o755);
  const watcher = spawn(process.execPath, ['-e', WATCHER, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref?(): void }).unref?.();
  const started: Engine[] = [];

  function adopt(child: ChildProcess): Engine {
    const pid = child.pid!;
    fs.appendFileSync(path.join(folder, 'pids'), `${pid}\n`);
    let hasEnded = false;
    child.once('exit', () => (hasEnded = true));
    const engine: Engine = {
      pid,
      async end(signal = 'SIGKILL') {
        if (hasEnded) return;
        process.kill(pid, signal);
        const deadline = Date.now() + ENDED_WITHIN_MS;
        while (!hasEnded && isAlive(pid)) {
          if (Date.now() > deadline) throw new Error(`process ${pid} does not end`);
          await pause(10);
        }
      },
    };
    started.push(engine);
    return engine;
  }

  return {
    path: folder,
    adopt,
    make(name) {
      const made = path.join(folder, name);
      fs.mkdirSync(made, { mode: 0o700 });
      handOver(made, made);
      return made;
    },
    async run(program, args, environment = {}) {
      const child = spawn(program, args, {
        ...serverAccount(path.join(folder, 'log')),
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { PATH: process.env.PATH, ...environment },
      });
      let output = '';
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
    },
    start(program, args, environment = {}) {
      const home = path.join(folder, 'log');
      if (!fs.existsSync(home)) {
        fs.mkdirSync(home, { mode: 0o755 });
        handOver(home, home);
      }
      const log = fs.openSync(path.join(home, `${path.basename(program)}.log`), 'a');
      const child = spawn(program, args, {
        ...serverAccount(home),
        cwd: home,
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, ...environment },
      });
      fs.closeSync(log);
      child.on('error', () => undefined);
      return adopt(child);
    },
    async remove() {
      for (const engine of started.toReversed())
        await engine.end('SIGQUIT').catch(() => engine.end('SIGKILL').catch(() => undefined));
      // Else nothing keeps this process alive until the folder is gone.
      watcher.ref();
      watcher.stdin?.end();
      if (watcher.exitCode === null) await once(watcher, 'exit');
    },
  };
}
