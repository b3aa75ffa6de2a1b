import type { PushPayload, ToWorker } from '../worker-messages.ts';
import { keepFiles, serveFiles } from './files.ts';
import { open, receive } from './messages.ts';
import { keepFirstPage, servePages } from './pages.ts';
import {
  worker,
  type ExtendableEvent,
  type ExtendableMessageEvent,
  type NotificationPressEvent,
  type PushEvent,
} from './worker-scope.ts';

/** Calls back for an event of the worker, and keeps the worker alive until the work is done. */
const on = <E extends ExtendableEvent>(name: string, work: (event: E) => Promise<unknown>): void =>
  worker.addEventListener(name, (event) => (event as E).waitUntil(work(event as E)));

servePages();
serveFiles();

// A new worker may take over at once: files have their version in their address, so nothing can be mixed (ADR 0030).
on('install', () => worker.skipWaiting());
on('activate', async () => {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
});
on<PushEvent>('push', async ({ data }) => receive((data?.json() ?? {}) as PushPayload, worker));
on<ExtendableMessageEvent>('message', async ({ data }) => {
  const message = data as ToWorker;
  if (message.type === 'lintel.push') await receive(message.payload, worker);
  if (message.type === 'lintel.keep') await Promise.all([keepFiles(message.urls), keepFirstPage()]);
});
on<NotificationPressEvent>('notificationclick', ({ notification }) => open(notification, worker));
