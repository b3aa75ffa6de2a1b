import { CONFIRMATION_PATH } from '@lintel/api-contract';
import { deepLink } from '#core/deep-link.ts';
import type { PushPayload, ToPage } from '#features/offline/worker-messages.ts';
import type { NotificationPressEvent, WindowClient, WorkerScope } from './worker-scope.ts';

/** Icons by name as `data:` addresses, part of this file by its build, so that they are as checked as it is. */
declare const NOTIFICATION_ICONS: Record<'icon-192' | 'badge-96', string>;

/** How long a visible page may take to confirm a message, in milliseconds. */
const CONFIRMATION_TIMEOUT_MS = 2000;
/** How long pages may take to answer a press, in milliseconds: Firefox opens no window a second after it. */
const PRESS_TIMEOUT_MS = 800;
/** Name of the button (docs/spec/listings.md#confirming). */
const CONFIRM = 'confirm';

/**
 * A message has come. All pages receive it; when no visible page confirms it (none is visible, it is just closing, or its
 * listener has not loaded yet), the device shows a notification, which names the message so that the same one is never shown twice.
 */
export async function receive(payload: PushPayload, { clients, registration }: WorkerScope): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const message: ToPage = { type: 'lintel.pushed', payload };
  const visible = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  for (const page of pages) if (!visible.includes(page)) page.postMessage(message);
  if (await Promise.any(visible.map((page) => confirmed(page, message))).catch(() => false)) return;
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
    ...buttonOf(data),
    data: { link: deepLink(data), token: data['confirmation_token'] } satisfies Kept,
  } as NotificationOptions);
}

/** What a notification keeps for the moment when it is pressed. */
interface Kept {
  link: string;
  token: string | undefined;
}

/** The button that answers the question whether a listing is still available; its label comes with the message. */
const buttonOf = ({ action: title, confirmation_token: token }: Readonly<Record<string, string>>) =>
  title && token ? { actions: [{ action: CONFIRM, title }] } : {};

/** Posts the secret of the question; false where it is used up or there is no network. */
const confirmListing = (token: string): Promise<boolean> =>
  fetch(CONFIRMATION_PATH, { method: 'POST', body: new URLSearchParams({ token }) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Posts a message to a page; true once the page answers on the port that came with it, rejected where it does not in time. */
function confirmed(page: WindowClient, message: ToPage, timeoutMs = CONFIRMATION_TIMEOUT_MS): Promise<true> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<true>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the page did not confirm')), timeoutMs);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    page.postMessage(message, [port2]);
  }).finally(() => port1.close());
}

/** The user pressed a notification: an open page goes there, else a new one does. Its button needs no page where the answer arrives. */
export async function open(
  { notification, action }: NotificationPressEvent,
  { clients }: WorkerScope,
): Promise<void> {
  notification.close();
  const { link, token } = notification.data as Kept;
  if (action === CONFIRM && token && (await confirmListing(token))) return;
  const page = await listeningPage(await clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!page) return void (await clients.openWindow(link));
  const message: ToPage = { type: 'lintel.open', link };
  page.postMessage(message);
  await page.focus().catch(() => undefined);
}

/** The first page that answers. Files of this origin in a tab, and pages that are just opening or closing, are windows that do not. */
async function listeningPage(pages: readonly WindowClient[]): Promise<WindowClient | undefined> {
  const answers = pages.map((page) =>
    confirmed(page, { type: 'lintel.listening' }, PRESS_TIMEOUT_MS).catch(() => false),
  );
  for (const [index, answer] of answers.entries()) if (await answer) return pages[index];
  return undefined;
}
