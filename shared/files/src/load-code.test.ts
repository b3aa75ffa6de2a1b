import { codeOf, loadCode, NoCode } from './load-code.ts';

const events = new EventTarget();
const network = { onLine: true };
beforeAll(() => {
  Object.defineProperty(globalThis, 'navigator', { value: network, configurable: true });
  Object.assign(globalThis, { addEventListener: events.addEventListener.bind(events) });
});
beforeEach(() => {
  network.onLine = true;
});

const failingUntilOnline = () =>
  network.onLine ? Promise.resolve('code') : Promise.reject(new Error('no network'));

it('without a network a part of the program is waited for, and loaded when the network is back', async () => {
  network.onLine = false;
  const loaded = loadCode(failingUntilOnline);
  const first = await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);
  expect(first).toBe('waits');
  // The network is gone again before the part has come.
  events.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  network.onLine = true;
  events.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
});

it('a part that the network does not bring leaves open whether the file is right', async () => {
  const error = await loadCode(() => Promise.reject(new Error('503'))).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(NoCode);
  expect([codeOf(error), codeOf(new Error('no picture'))]).toEqual(['notLoaded', 'unreadable']);
});
