import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { changeLock } from '#commands/lock.ts';
import { revert } from '#commands/promote.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { closeAfterTests } from '#testing/temporary-folder.ts';
import { webhooks } from './webhook-settings.ts';
import { createDelivery, startWebhooks, type WebhookMessage } from './webhooks.ts';

const secret = 's'.repeat(32);

/** A server that keeps what it is sent; `status` is what it answers. */
async function receiver() {
  const got: { body: string; signature: string }[] = [];
  const state = { status: 200, held: Promise.resolve() };
  const app = closeAfterTests(Fastify());
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/hook', async ({ body, headers }, reply) => {
    got.push({ body: String(body), signature: String(headers['lintel-signature']) });
    await state.held;
    return reply.code(state.status).send();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const messages = () => got.map(({ body }) => JSON.parse(body) as WebhookMessage);
  return { url: `${origin}/hook`, got, messages, state };
}

onEachStorage((newFiles) => {
  async function setUp() {
    const registry = await newRegistry('staging', await newFiles());
    const { release, lock, releases, environment } = registry;
    await lock(await release({ name: 'shell' }), await release({ name: 'mfe-chat' }));
    const hook = await receiver();
    const clock = { now: Date.parse('2026-11-25T12:00:00Z') };
    const failures: string[] = [];
    const server = () =>
      createDelivery({
        environment,
        webhooks: [{ url: hook.url, secret }],
        onFailure: (host) => void failures.push(host),
        now: () => clock.now,
      });
    const off = () =>
      changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, by: 'carol', reason: 'floods' });
    return { ...registry, hook, clock, failures, server, off };
  }

  describe('a webhook', () => {
    it('is notified of each change once it is known, with a signature', async () => {
      const { hook, server, off, releases, environment } = await setUp();
      const deliver = server();
      await deliver();
      expect(hook.got).toEqual([]);
      await off();
      await revert(releases, environment, { by: 'dan', reason: '' });
      await deliver();
      await deliver();
      expect(hook.messages()).toMatchObject([
        { environment: 'staging', by: 'carol', reason: 'floods', before: 1, lock: 2, canary: null },
        { by: 'dan', before: 2, lock: 1, text: 'staging: lock 2 → 1, by dan' },
      ]);
      for (const { body, signature } of hook.got)
        expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    });

    it('is notified by one of several servers, and by a new one of what happened while none ran', async () => {
      const { hook, server, off, releases, environment } = await setUp();
      const [one, other] = [server(), server()];
      await Promise.all([one(), other()]);
      await off();
      await Promise.all([one(), other()]);
      expect(hook.got).toHaveLength(1);
      await revert(releases, environment, { by: 'dan', reason: '' });
      await server()();
      expect(hook.messages().map(({ by }) => by)).toEqual(['carol', 'dan']);
    });

    it('is notified again, later and later, until it takes the message', async () => {
      const { hook, server, off, clock, failures } = await setUp();
      const deliver = server();
      await deliver();
      hook.state.status = 503;
      await off();
      await deliver();
      await deliver();
      expect(hook.got).toHaveLength(1);
      clock.now += 61_000;
      await deliver();
      clock.now += 61_000;
      await deliver();
      expect(hook.got).toHaveLength(2);
      hook.state.status = 204;
      clock.now += 61_000;
      await server()();
      await deliver();
      clock.now += 3_600_000;
      await deliver();
      expect(hook.got).toHaveLength(3);
      expect(failures).toEqual([new URL(hook.url).host, new URL(hook.url).host]);
    });

    it('that is slow piles up no work', async () => {
      const { files, hook, failures, server, off } = await setUp();
      await server()();
      await off();
      let looks = 0;
      const counted: RegistryFiles = {
        ...files,
        read(name) {
          if (name.endsWith('pointer.json')) looks += 1;
          return files.read(name);
        },
      };
      let answer = () => {};
      hook.state.held = new Promise((resolve) => (answer = resolve));
      const stop = startWebhooks(
        {
          environment: new EnvironmentStore(counted, 'staging'),
          webhooks: [{ url: hook.url, secret }],
          onFailure: (host) => void failures.push(host),
        },
        5,
      );
      while (hook.got.length === 0) await setTimeout(5);
      const looksOfOne = looks;
      await setTimeout(200);
      const ended = stop();
      answer();
      await ended;
      expect(looks).toBe(looksOfOne);
      expect(hook.got).toHaveLength(1);
      expect(failures).toEqual([]);
    });

    it('that cannot be reached holds up neither another one nor later messages', async () => {
      const { environment, hook, off, failures } = await setUp();
      const deliver = createDelivery({
        environment,
        webhooks: [
          { url: 'http://127.0.0.1:9/hook', secret },
          { url: hook.url, secret },
        ],
        onFailure: (host) => void failures.push(host),
      });
      await deliver();
      await off();
      await deliver();
      expect(hook.got).toHaveLength(1);
      expect(failures).toEqual(['127.0.0.1:9']);
    });
  });
});

describe('the configuration of webhooks', () => {
  it('takes https addresses only, and none without a long secret', () => {
    const isTaken = (url: string, key = secret) => webhooks.safeParse([{ url, secret: key }]).success;
    expect(isTaken('https://chat.example/hook')).toBe(true);
    expect(isTaken('http://chat.example/hook')).toBe(false);
    expect(isTaken('https://chat.example/hook', 'short')).toBe(false);
  });
});
