import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { PORT, USER } from '../src/db/embedded/postmaster.ts';

const READY_TIMEOUT_MS = 90_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The built back end as a process that drills kill and start again. */
export interface BackEnd {
  readonly origin: string;
  readonly data: string;
  child(): ChildProcess;
  /** Resolves once it is ready. */
  start(): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  isReady(): Promise<boolean>;
  /** Process id of the embedded database. */
  databasePid(): number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param data folder of database and files @param environment further variables */
export async function backEnd(data: string, environment: Record<string, string> = {}): Promise<BackEnd> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'server.mjs');
  const self: BackEnd = {
    origin,
    data,
    child: () => child!,
    isReady: () =>
      fetch(`${origin}/api/ready`).then(
        (reply) => reply.ok,
        () => false,
      ),
    databasePid: () =>
      Number(fs.readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    async start() {
      child = spawn(process.execPath, [program], {
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          LINTEL_DATA: data,
          LOG_LEVEL: 'silent',
          RATE_LIMIT_USER: '1000000',
          RATE_LIMIT_VISITOR: '1000000',
          RATE_LIMIT_LETTERS: '1000000',
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const deadline = Date.now() + READY_TIMEOUT_MS;
      while (!(await self.isReady())) {
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error('the back end did not become ready');
        await pause(30);
      }
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
  return self;
}

/** Registers an account; whether the back end confirmed it. */
export async function register(origin: string, email: string): Promise<boolean> {
  const reply = await fetch(`${origin}/api/user-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Drill', email, password: 'secret-1', re_password: 'secret-1' }),
  }).catch(() => undefined);
  return reply?.status === 200;
}

/** An open connection to the embedded database of a back end whose data is in this folder. */
export async function databaseOf(data: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: path.join(data, 'postgres'),
    port: PORT,
    user: USER,
    database: 'lintel',
  });
  await client.connect();
  return client;
}
