import { deepLink } from '#core/deep-link.ts';
import type { PushPayload, ToPage } from '#features/offline/worker-messages.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Icons by name as `data:` addresses, part of this file by its build, so that they are as checked as it is. */
declare const NOTIFICATION_ICONS: Record<'icon-192' | 'badge-96', string>;

/**
 * A message has come. All pages receive it; when none is visible, the device shows a notification, which names the
 * message so that the same one is never shown twice.
 */
export async function receive(payload: PushPayload, { clients, registration }: WorkerScope): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const message: ToPage = { type: 'lintel.pushed', payload };
  for (const page of pages) page.postMessage(message);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { notification, data = {} } = payload;
  const title = notification?.title ?? data['title'];
  if (!title || data['type'] === 'delete_message') return;
  const tag = data['notice_id'];
  await registration.showNotification(title, {
    body: notification?.body ?? data['body'] ?? '',
    dir: 'auto',
    icon: NOTIFICATION_ICONS['icon-192'],
    badge: NOTIFICATION_ICONS['badge-96'],
    ...(tag ? { tag } : {}),
    data: { link: deepLink(data) },
  });
}

/** The person pressed a notification: an open page goes there, else a new one does. */
export async function open(notification: Notification, { clients }: WorkerScope): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await clients.openWindow(link));
  const message: ToPage = { type: 'lintel.open', link };
  page.postMessage(message);
  await page.focus().catch(() => undefined);
}
