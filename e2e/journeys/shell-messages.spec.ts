import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, demoAccount, signIn, storedSession, type StoredSession } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** The agent of a conversation writes to the buyer. */
async function writeTo(buyer: StoredSession, agent: StoredSession, request: APIRequestContext, text: string) {
  const chats = await request.get('/api/get_chats', { headers: bearer(agent) });
  const { data } = (await chats.json()) as { data: { user_id: number; property_id: number }[] };
  const chat = data.find(({ user_id: id }) => id === buyer.data.id);
  if (!chat) throw new Error('buyer and agent have no conversation');
  const sent = await request.post('/api/send_message', {
    headers: bearer(agent),
    multipart: {
      receiver_id: String(buyer.data.id),
      property_id: String(chat.property_id),
      message: text,
      sender_id: String(agent.data.id),
    },
  });
  expect(await sent.json()).toMatchObject({ error: false });
  return chat.property_id;
}

test('a new message shows a notice at once, in every tab once, and leads to the conversation', async ({
  page,
  context,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  await resumeSession(page, 'buyer', '/faqs');
  const buyer = await storedSession(page);
  const second = await context.newPage();
  await second.goto('/articles');
  const countOf = async (tab: Page) => Number(/^\((\d+)\)/.exec(await tab.title())?.[1] ?? 0);
  await expect.poll(() => countOf(page)).toBeGreaterThan(0);
  await expect.poll(() => countOf(second)).toBe(await countOf(page));
  const before = await countOf(page);

  const text = `Saturday at ten, ${Date.now()}`;
  const property = await writeTo(buyer, agent, request, text);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('group').filter({ hasText: text })).toHaveCount(1);
    await expect.poll(() => countOf(tab)).toBe(before + 1);
  }
  await page.getByRole('group').filter({ hasText: text }).getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/chat\\?property=${property}&peer=${agent.data.id}$`));
});

test('a push message becomes a notice while a page is visible, else a notification whose press opens the conversation', async ({
  page,
  context,
}) => {
  await page.goto('/faqs');
  await page.keyboard.press('Tab');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const origin = new URL(page.url()).origin;
  const deliver = (id: string, body: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({
        notification: { title: 'Villa', body },
        data: { type: 'chat', notice_id: id, title: 'Villa', body, property_id: '9', sender_id: '4' },
      }),
    });
  const shown = () =>
    worker.evaluate(async () => {
      const { registration: own } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await own.getNotifications()).map(
        ({ title, body, data }) => ({ title, body, data }) as unknown,
      );
    });

  const windows = () =>
    worker.evaluate(async () => {
      const { clients } = globalThis as unknown as {
        clients: { matchAll(options: object): Promise<readonly unknown[]> };
      };
      // Also those that were opened before the worker: a message is offered to all of them.
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });

  await deliver('push-1', 'Is it free?');
  await expect(page.getByRole('group').filter({ hasText: 'Villa: Is it free?' })).toHaveCount(1);
  expect(await shown()).toEqual([]);

  await page.goto('about:blank');
  // A page that is being closed still confirms a message for a moment.
  await expect.poll(windows).toBe(0);
  await deliver('push-2', 'Are you there?');
  await expect
    .poll(shown)
    .toEqual([{ title: 'Villa', body: 'Are you there?', data: { link: '/user/chat?property=9&peer=4' } }]);

  await signIn(page, demoAccount('buyer'));
  await page.goto('/articles');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.title()).toMatch(/^\(/);
  await worker.evaluate(async () => {
    const own = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
    const [notification] = await own.registration.getNotifications();
    own.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
  });
  await expect(page).toHaveURL(/\/user\/chat\?property=9&peer=4$/);
  expect(await shown()).toEqual([]);
});

test('messages on this device, by the service of this machine: switched on in the menu, kept over a reload', async ({
  page,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  const account = demoAccount('buyer');
  await signIn(page, account);
  const buyer = await storedSession(page);
  const menu = page.getByRole('banner').getByRole('button', { name: `Account of ${account.name}` });
  const entry = (checked: boolean) => page.getByRole('menuitemcheckbox', { name: 'Notifications', checked });
  await menu.click();
  await entry(false).click();
  const token = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('root')!) as { Settings: { fcmToken: string | null } }).Settings
          .fcmToken,
    );
  await expect.poll(token).toMatch(/^sandbox:/);
  const first = await token();
  await page.reload();
  await menu.click();
  await expect(entry(true)).toBeVisible();
  expect(await token()).toBe(first);
  await page.keyboard.press('Escape');

  // Both ways bring it; a single notice is shown.
  const text = `By push and by event, ${Date.now()}`;
  const arrived = page.waitForRequest(/sandbox\/messaging\/acknowledge/);
  await writeTo(buyer, agent, request, text);
  await expect(page.getByRole('group').filter({ hasText: text })).toHaveCount(1);
  await arrived;
  await expect(page.getByRole('group').filter({ hasText: text })).toHaveCount(1);
});
