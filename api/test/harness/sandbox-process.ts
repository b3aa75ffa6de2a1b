import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageRoot } from '../../src/config/package-root.ts';
import { buildService, freePort } from './services.ts';

/** The vendors' stand-ins as a process of their own: applications meet over HTTP only. */
export interface SandboxProcess {
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
  /** What back end and sandbox know of each other's keys. */
  readonly keys: Readonly<Record<string, string>>;
  /** Orders how gateways behave from now on, see the sandbox's README; answers how many messages wait. */
  behave(wanted: object): Promise<number>;
  remove(): Promise<void>;
}

const READY_TIMEOUT_MS = 20_000;
const rows = JSON.parse(
  fs.readFileSync(path.join(path.dirname(packageRoot()), 'sandbox/payment-keys.json'), 'utf8'),
) as Record<string, Record<string, string>>;
const secrets = Object.fromEntries(
  Object.values(rows)
    .flatMap(Object.keys)
    .map((name) => [name, `key_of_the_tests_${name}`]),
);

/** Variables of a back end whose gateways are all at one address. */
export const sandboxKeys = (origin: string): Record<string, string> => ({
  ...secrets,
  ...Object.fromEntries(Object.keys(rows).map((slug) => [`${slug.toUpperCase()}_URL`, origin])),
});

/** Starts the sandbox with all gateways, whose messages go to `webhookOrigin`. */
export async function sandboxProcess(webhookOrigin: string): Promise<SandboxProcess> {
  await buildService('sandbox');
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-sandbox-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: path.join(path.dirname(packageRoot()), 'sandbox'),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LINTEL_DATA: data,
      PUBLIC_URL: origin,
      LOG_LEVEL: 'silent',
      WEBHOOK_ORIGIN: webhookOrigin,
      ...secrets,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the sandbox did not become ready');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    origin,
    folder: data,
    keys: sandboxKeys(origin),
    async behave(wanted) {
      const { token } = JSON.parse(fs.readFileSync(path.join(data, 'sandbox/admin-token.json'), 'utf8'));
      const reply = await fetch(`${origin}/sandbox/payments/behaviour`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      if (!reply.ok) throw new Error(`the sandbox refused with ${reply.status}`);
      return ((await reply.json()) as { waiting: number }).waiting;
    },
    async remove() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
