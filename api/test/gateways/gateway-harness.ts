import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configuredGateways } from '../../src/adapters/payments/gateways.ts';
import { readConfig } from '../../src/config/config.ts';
import { sandboxKeys, sandboxProcess, type SandboxProcess } from '../harness/sandbox-process.ts';
import { freePort } from '../harness/services.ts';
import { testApp, type Reply, type TestApp } from '../harness/test-app.ts';

/** A message of a gateway as it came over the wire. */
export interface GatewayMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
export type Decision = 'approve' | 'decline' | 'cancel';

/** The back end with its real adapters, and the sandbox that answers as the gateways do. */
export interface GatewayHarness {
  readonly app: TestApp;
  readonly sandbox: SandboxProcess;
  /** Webhooks since the last `clear`, taken or not. */
  readonly received: readonly GatewayMessage[];
  /** A deaf shop answers 503 and takes nothing in. */
  setWebhookAvailability(isListening: boolean): void;
  /** Gives the back end a message, as the gateway would. */
  deliver(message: GatewayMessage): Promise<Reply>;
  /** The payer decides on the gateway's page; answers where the browser is sent, '' when it stays. */
  decide(page: string, decision: Decision): Promise<string>;
  /** The browser follows to the back end; answers where that leads. */
  followReturn(location: string): Promise<string>;
  /** Nothing bought, nothing ordered, another moment: what one test did concerns no other. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Headers of the connection, not of the gateway. */
const CONNECTION_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);
/** Beyond what one user may start to pay in ten minutes, and what the settings are remembered for. */
const MOMENT_MS = 11 * 60_000;

/** Resolves once `read` answers what `isRight` accepts; answers the last value when it never does. */
export async function eventually<T>(
  read: () => Promise<T> | T,
  isRight: (value: T) => boolean,
  limitMs = 8000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await read();
    if (isRight(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Makes this gateway the one in use. */
async function switchOn({ db }: TestApp, setting: string): Promise<void> {
  for (const [key, value] of [
    ['stripe_gateway', '0'],
    [setting, '1'],
  ] as const)
    await db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
}

/** A back end whose gateways do not answer. */
export async function gatewayAway(setting: string): Promise<TestApp> {
  const variables = sandboxKeys(`http://127.0.0.1:${await freePort()}`);
  const app = await testApp(variables, { gateways: configuredGateways(readConfig(variables)) });
  await switchOn(app, setting);
  return app;
}

/** `setting` names the gateway that the tests are about. */
export async function gatewayHarness(setting: string): Promise<GatewayHarness> {
  let received: GatewayMessage[] = [];
  let isListening = true;
  let app: TestApp | undefined;

  const deliver = ({ url, headers, body }: GatewayMessage) =>
    app!.request({ method: 'POST', url, headers, payload: body });
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !CONNECTION_HEADERS.has(name) ? [[name, value]] : [],
      ),
    );
    const message = { url: request.url!, headers, body: Buffer.concat(chunks) };
    received.push(message);
    const status = isListening && app ? (await deliver(message)).status : 503;
    response.writeHead(status).end();
  }
  const receiver = createServer(
    (request, response) =>
      void take(request, response).catch(() => {
        response.writeHead(500).end();
      }),
  ).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const sandbox = await sandboxProcess(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
  app = await testApp({ ...sandbox.keys }, { gateways: configuredGateways(readConfig({ ...sandbox.keys })) });
  const { db } = app;
  await switchOn(app, setting);
  const harness: GatewayHarness = {
    app,
    sandbox,
    get received() {
      return received;
    },
    setWebhookAvailability: (listens) => void (isListening = listens),
    deliver,
    async decide(page, decision) {
      const reply = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ decision }),
        redirect: 'manual',
      });
      const location = reply.headers.get('location') ?? '';
      if (reply.status !== 303) throw new Error(`the gateway's page answered ${reply.status}`);
      return location.startsWith('/') ? '' : location;
    },
    async followReturn(location) {
      const { pathname, search } = new URL(location);
      const reply = await harness.app.request({ method: 'GET', url: pathname + search });
      // A page for apps leads on by itself.
      const [, next] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(String(reply.body)) ?? [];
      const { location: redirect } = reply.headers;
      return typeof redirect === 'string' ? redirect : (next ?? 'nowhere');
    },
    async clear() {
      await sandbox.behave({});
      await db.deleteFrom('user_packages').where('transaction_id', 'is not', null).execute();
      // An attempt that is open would go on.
      await db.updateTable('transactions').set({ checkout: null }).execute();
      harness.app.pass(MOMENT_MS);
      isListening = true;
      received = [];
    },
    async close() {
      await sandbox.remove();
      receiver.close();
      await harness.app.close();
    },
  };
  return harness;
}
