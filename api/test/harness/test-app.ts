import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import {
  memoryIdentity,
  memoryIdentityAccounts,
  memoryMail,
  memorySms,
  memoryStorage,
} from '../../src/adapters/memory/memory-ports.ts';
import { memoryPayments } from '../../src/adapters/memory/memory-payments.ts';
import { buildBackEnd } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import type { SearchConfig } from '../../src/config/search-config.ts';
import { kyselyOver } from '../../src/db/database.ts';
import { demoAccounts, type DemoAccount } from '../../demo/demo-accounts.ts';
import type { Tables } from '../../src/db/schema/tables.ts';
import type { Job } from '../../src/jobs/job.ts';
import type { PaymentsPort } from '../../src/ports/payments.ts';
import { DEMO_DAY, TEST_EVENTS } from './settings.ts';
import { testSearch, type TestSearch } from './engines/test-search.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

/** A parsed answer. Tests look into it freely: the app itself checks its shape against the contract. */
export interface Reply {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: ReturnType<typeof JSON.parse>;
}

type Values = Record<string, unknown>;

/** A value in an address. Whatever was thrown together may have no text of its own. */
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A refusal has words for its user: a message, and one for each field that it names. */
function requireWords(body: unknown): void {
  const {
    error,
    message,
    fields = {},
  } = (body ?? {}) as {
    error?: unknown;
    message?: string;
    fields?: Record<string, string>;
  };
  if (error !== true) return;
  if ([message, ...Object.values(fields)].some((text) => !text?.trim()))
    throw new Error(`a refusal has no words: ${JSON.stringify(body)}`);
}

/** The whole application on a filled database with memory adapters. Every answer is checked against the contract. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Kysely<Tables>;
  readonly identity: ReturnType<typeof memoryIdentity>;
  readonly identityAccounts: ReturnType<typeof memoryIdentityAccounts>;
  readonly mail: ReturnType<typeof memoryMail>;
  readonly payments: ReturnType<typeof memoryPayments>;
  readonly sms: ReturnType<typeof memorySms>;
  readonly storage: ReturnType<typeof memoryStorage>;
  readonly jobs: readonly Job[];
  readonly search: SearchConfig;
  /** Does a job's work now. */
  runJob(name: string): Promise<void>;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  /** Milliseconds since 1970. */
  now(): number;
  get(path: string, query?: Values, token?: string): Promise<Reply>;
  post(path: string, body?: Values, token?: string): Promise<Reply>;
  request(options: InjectOptions): Promise<Reply>;
  /** Another back end on the same database, with the same ports and clock; closed before this one. */
  beside(): Promise<TestApp>;
  /** Token of a person of the demo world. */
  signIn(role: DemoAccount['role']): Promise<string>;
  close(): Promise<void>;
}

/**
 * @param prepare what the database needs before the application starts on it: its pool, and one of PostgreSQL itself
 * @param gateways instead of those in memory
 */
export async function testApp(
  environment: Record<string, string> = {},
  {
    prepare,
    gateways,
  }: { prepare?: (pool: Pool, direct: Pool) => Promise<void>; gateways?: PaymentsPort } = {},
): Promise<TestApp> {
  const database = await testDatabase();
  await prepare?.(database.pool, database.direct);
  let now = DEMO_DAY.getTime();
  const ports = {
    identity: memoryIdentity(),
    identityAccounts: memoryIdentityAccounts(),
    mail: memoryMail(),
    payments: memoryPayments(),
    sms: memorySms(),
    storage: memoryStorage(),
  };
  const world: World = {
    database,
    ports,
    gateways: gateways ?? ports.payments,
    environment,
    // Of this application alone where the run has a carrier, over which it would hear the others.
    pepper: process.env[TEST_EVENTS] ? randomBytes(6).toString('hex') : 'pepper of the tests',
    search: testSearch(),
    pass: (milliseconds) => (now += milliseconds),
    now: () => now,
  };
  const first = await appIn(world);
  await world.search?.ready(first);
  return {
    ...first,
    async close() {
      await first.close();
      await world.search?.remove();
      await database.close();
    },
  };
}

/** What back ends on one database share. */
interface World {
  readonly database: TestDatabase;
  readonly ports: Pick<TestApp, 'identity' | 'identityAccounts' | 'mail' | 'payments' | 'sms' | 'storage'>;
  readonly gateways: PaymentsPort;
  readonly environment: Record<string, string>;
  readonly pepper: string;
  /** OpenSearch of the run, where it has one. */
  readonly search: TestSearch | undefined;
  pass(milliseconds: number): void;
  now(): number;
}

async function appIn(world: World): Promise<TestApp> {
  const { ports, gateways, environment, pass, now } = world;
  const { pool, listen } = world.database;
  const db = kyselyOver(pool);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-api-'));
  const carrier = process.env[TEST_EVENTS];
  const config = readConfig({
    LOG_LEVEL: 'silent',
    LINTEL_DATA: folder,
    PUBLIC_URL: 'http://lintel.test',
    RATE_LIMIT_VISITOR: '100000',
    RATE_LIMIT_USER: '100000',
    ...(world.search ? { SEARCH_URL: world.search.url, SEARCH_INDEX: world.search.index } : {}),
    SEARCH_REPLICAS: '0',
    ...(carrier ? { EVENTS_URL: carrier } : {}),
    ...environment,
  });
  const { app, jobs } = await buildBackEnd({
    db,
    listen,
    ports: { ...ports, payments: gateways },
    clock: { now: () => new Date(now()) },
    config,
    pepper: world.pepper,
    checkAnswers: true,
  });

  const request = async (options: InjectOptions): Promise<Reply> => {
    const { statusCode, headers, payload } = await app.inject(options);
    const isJson = String(headers['content-type']).startsWith('application/json');
    const body = isJson ? JSON.parse(payload) : payload;
    requireWords(body);
    return { status: statusCode, headers, body };
  };
  const bearer = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {});

  const self: TestApp = {
    app,
    db,
    ...ports,
    jobs,
    search: config.search,
    runJob: (name) => jobs.find((job) => job.name === name)!.run(),
    pass,
    now,
    beside: () => appIn(world),
    request,
    get: (name, query = {}, token) => {
      const text = new URLSearchParams(
        Object.fromEntries(Object.entries(query).map(([key, value]) => [key, asText(value)] as const)),
      );
      return request({ method: 'GET', url: `/api/${name}?${text.toString()}`, headers: bearer(token) });
    },
    post: (name, body = {}, token) =>
      request({ method: 'POST', url: `/api/${name}`, payload: body, headers: bearer(token) }),
    async signIn(role) {
      const { uid, email } = demoAccounts.find((account) => account.role === role)!;
      ports.identity.tokens.set(`proof of ${uid}`, { subject: uid, email, emailVerified: true });
      const { body } = await self.post('user_signup', { type: 3, auth_id: uid, id_token: `proof of ${uid}` });
      return body.token;
    },
    async close() {
      await app.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return self;
}
