import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, type Auth } from 'firebase/auth';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';

/** The service in this process, listening on a free port, with time that a test can move and real SDK clients. */
export interface SandboxApp {
  origin: string;
  config: Config;
  app: FastifyInstance;
  /** Moves the service's clock on, in milliseconds. */
  passTime(milliseconds: number): void;
  /** A fresh client of the unmodified SDK. */
  client(): Auth;
  outbox(): Promise<OutboxMessage[]>;
  close(): Promise<void>;
}

export async function startSandboxApp(): Promise<SandboxApp> {
  const data = await mkdtemp(path.join(tmpdir(), 'sandbox-app-'));
  const config = readConfig({ LINTEL_DATA: data, PUBLIC_URL: 'http://localhost:8080', LOG_LEVEL: 'silent' });
  let passed = 0;
  const app = await buildApp(config, () => Date.now() + passed);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const clients: FirebaseApp[] = [];

  return {
    origin,
    config,
    app,
    passTime(milliseconds) {
      passed += milliseconds;
    },
    client() {
      const client = initializeApp(
        { apiKey: 'local', projectId: config.project },
        `client-${data}-${clients.length}`,
      );
      clients.push(client);
      const auth = getAuth(client);
      connectAuthEmulator(auth, origin, { disableWarnings: true });
      return auth;
    },
    outbox: async () => (await app.inject('/sandbox/outbox.json')).json().messages,
    async close() {
      await Promise.all(clients.map(deleteApp));
      await app.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The one-time code in a mailed link. */
export const codeOf = (message: OutboxMessage | undefined) =>
  new URL(message?.link ?? 'http://none').searchParams.get('oobCode') ?? '';

/** Resolves with the SDK's code of a refusal, e.g. `auth/weak-password`. */
export const refusal = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no refusal',
    (error: { code?: string }) => error.code ?? 'no code',
  );
