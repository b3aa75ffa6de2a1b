import { registerRoute } from 'workbox-routing';
import type { PushPayload, ToWorker } from '#features/offline/worker-messages.ts';
import { serveFiles } from './files.ts';
import { keepFirstPage } from './good-page.ts';
import { keepFiles } from './kept-files.ts';
import { open, receive } from './messages.ts';
import { cacheKeyOf, networkFirst } from './offline-homes.ts';
import { servePages } from './pages.ts';
import {
  worker,
  type ExtendableEvent,
  type ExtendableMessageEvent,
  type NotificationPressEvent,
  type PushEvent,
} from './worker-scope.ts';

/** Does something when an event of the worker comes, and keeps the worker alive until it is done. */
const on = (name: string, work: (event: Event) => Promise<unknown>): void =>
  worker.addEventListener(name, (event) => (event as ExtendableEvent).waitUntil(work(event)));

servePages();
serveFiles();
// Saved homes can be read without a network. Nothing is stored here: the page does that, at the user's request.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && cacheKeyOf(url) !== undefined,
  ({ request, url }) => networkFirst(request, cacheKeyOf(url)!),
);

// A new worker may take over at once: files have their version in their address, so nothing can be mixed.
on('install', () => worker.skipWaiting());
on('activate', async () => {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
});
on('push', async (event) => {
  const payload = ((event as PushEvent).data?.json() ?? {}) as PushPayload;
  await receive(payload, worker);
});
on('message', async (event) => {
  const message = (event as ExtendableMessageEvent).data as ToWorker;
  if (message.type === 'lintel.push') await receive(message.payload, worker);
  if (message.type === 'lintel.keep') await Promise.all([keepFiles(message.urls), keepFirstPage()]);
});
on('notificationclick', (event) => open(event as NotificationPressEvent, worker));
