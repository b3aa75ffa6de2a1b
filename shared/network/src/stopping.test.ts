import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeConnectionsOnStop, readiness, type StoppableServer } from './stopping.ts';

type PreClose = () => Promise<void>;
type OnSend = (request: unknown, reply: { header(name: string, value: string): unknown }) => Promise<void>;

/** A server of Node with the two hooks of Fastify that are used. */
async function server() {
  let preClose: PreClose = async () => undefined;
  let onSend: OnSend = async () => undefined;
  let answer = () => {};
  const inner = http.createServer((_request, response) => {
    answer = () =>
      void onSend(undefined, { header: (name, value) => response.setHeader(name, value) }).then(() =>
        response.end('done'),
      );
  });
  const addHook = (name: string, hook: PreClose | OnSend) => {
    if (name === 'preClose') preClose = hook as PreClose;
    else onSend = hook as OnSend;
  };
  closeConnectionsOnStop({ server: inner, addHook } as StoppableServer);
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const { port } = inner.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answer: () => answer(),
    isAsked: () => new Promise((resolve) => inner.once('request', resolve)),
    async stop() {
      await preClose();
      await new Promise((resolve) => inner.close(resolve));
    },
  };
}

it('a call that runs while the server stops is answered, and its connection is the last', async () => {
  const { origin, answer, isAsked, stop } = await server();
  const asked = isAsked();
  const reply = fetch(origin);
  await asked;
  const stopped = stop();
  answer();
  const { headers, status } = await reply;
  expect(status).toBe(200);
  expect(headers.get('connection')).toBe('close');
  await stopped;
});

it('before it stops, connections are kept', async () => {
  const { origin, answer, isAsked, stop } = await server();
  const asked = isAsked();
  const reply = fetch(origin);
  await asked;
  answer();
  expect((await reply).headers.get('connection')).not.toBe('close');
  await (await reply).text();
  await stop();
});

it('a process that drains is not ready from the first moment on', async () => {
  const ready = readiness();
  expect(ready.isDraining).toBe(false);
  const begun = performance.now();
  const drained = ready.drain(60);
  expect(ready.isDraining).toBe(true);
  await drained;
  expect(performance.now() - begun).toBeGreaterThanOrEqual(59);
});
