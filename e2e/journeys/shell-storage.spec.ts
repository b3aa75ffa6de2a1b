import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beginTalk, bubble, field, write } from '../fixtures/chat/conversation.ts';
import { demoAccount, signIn } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

interface Declaration {
  name: string;
  place: string;
  until: string;
}
/** Written as data, so that it is read without the application. */
const root = new URL('../../', import.meta.url);
const declared = [
  'shell/src/remotes/storage/storage.json',
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => `${name}/src/storage.json`)
    .filter((file) => existsSync(new URL(file, root))),
].flatMap((file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Declaration[]);

/** Everything that the browser keeps for the site at this moment, as `place name`. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage).map((name) => `local ${name}`),
      ...Object.keys(sessionStorage).map((name) => `session ${name}`),
      ...databases.map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
    ];
  });

const isDeclared = (found: string) =>
  declared.some(({ place, name }) =>
    name.endsWith('*') ? found.startsWith(`${place} ${name.slice(0, -1)}`) : found === `${place} ${name}`,
  );

test('whatever the browser keeps is declared, and what belongs to the user goes at sign-out', async ({
  page,
}) => {
  const account = demoAccount('buyer');
  await page.goto('/properties?type=sell&q=garden');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/properties-details/);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  // Where the account does not have the home yet.
  await page.addLocatorHandler(page.getByRole('alertdialog'), (dialog) =>
    dialog.getByRole('button', { name: 'Add them' }).click(),
  );
  await signIn(page, account);
  for (const address of [
    '/user/favourites',
    '/user/dashboard',
    '/user/chat',
    '/compare',
    '/mortgage-calculator',
    '/feed',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const found = await kept(page);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((name) => !isDeclared(name))).toEqual([]);

  await page.getByRole('button', { name: account.name }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  const gone = declared.filter(({ place, until }) => place === 'local' && until === 'signOut');
  const left = (await kept(page)).filter((name) => gone.some((one) => name === `local ${one.name}`));
  expect(left).toEqual([]);
});

test('whatever the pages of all remotes keep while they are used is declared', async ({
  page,
  browser,
  request,
}) => {
  await beginTalk({ page, browser, request });
  await write(page, 'Is it still available on Saturday at ten?');
  await expect(bubble(page, 'Is it still available')).toContainText('Sent');
  await field(page).fill('Half a sentence');
  await page.getByRole('button', { name: 'Settings of messages' }).click();
  await page.getByRole('menuitemcheckbox').first().click();
  // A message that waits is kept on the device until it is sent.
  await page.context().setOffline(true);
  await write(page, 'And on Sunday?');
  await expect(bubble(page, 'And on Sunday?')).toContainText('Waits for the network');
  expect((await kept(page)).filter((name) => !isDeclared(name))).toEqual([]);
  await page.context().setOffline(false);
  await expect(bubble(page, 'And on Sunday?')).toContainText('Sent');

  const agent = await (await browser.newContext()).newPage();
  await resumeSession(agent, 'agent', '/user/add-property');
  const title = agent.getByRole('textbox', { name: /title/i }).first();
  await expect(agent.getByRole('heading', { level: 1 })).toBeVisible();
  if (await title.isVisible()) await title.fill('A draft that stays on this device');
  for (const address of [
    '/user/verification',
    '/user/security',
    '/user/data',
    '/user/notifications',
    '/user/properties',
    '/user/advertisement',
    '/user/transactions',
    '/user/subscription',
    '/subscription-plan',
    '/payment/4',
  ]) {
    await agent.goto(address);
    await expect(agent.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const one of [page, agent]) expect((await kept(one)).filter((name) => !isDeclared(name))).toEqual([]);
  expect(await kept(page)).toEqual(
    expect.arrayContaining([
      'local lintel.message-drafts',
      'local lintel.chat-sent-words',
      'local lintel.chat-sound',
    ]),
  );
  await agent.context().close();
});
