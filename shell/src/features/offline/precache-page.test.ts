import { precachePage } from './precache-page.ts';

it('gives the worker what the page is made of, also when a part of the frame cannot be had', async () => {
  const received: unknown[] = [];
  const registration = { active: { postMessage: (message: unknown) => received.push(message) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  const name = `${location.origin}/assets/shell/1/main.js`;
  Object.assign(performance, { getEntriesByType: () => [{ name }, { name: `${location.origin}/api/faqs` }] });
  await precachePage([() => Promise.reject(new Error('no menus')), async () => undefined]);
  expect(received).toEqual([{ type: 'lintel.keep', urls: ['/assets/shell/1/main.js'] }]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
