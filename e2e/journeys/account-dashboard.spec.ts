import type { Locator, Page } from '@playwright/test';
import { admin } from '../fixtures/admin.ts';
import { newAccount } from '../fixtures/people.ts';
import { completeProfile, postHome, takeStarter } from '../fixtures/account/ready-to-post.ts';
import { openAs, resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** What each remote owns of the dashboard: its card, and what only its data fills. */
const cards = {
  'mfe-account': {
    name: 'Profile',
    filled: (card: Locator) => card.getByRole('link', { name: 'Go to profile' }),
  },
  'mfe-chat': { name: 'Messages', filled: (card: Locator) => card.getByText(/unread message/) },
  'mfe-listings': {
    name: 'My properties',
    filled: (card: Locator) => card.getByText('Live', { exact: true }),
  },
  'mfe-payments': { name: 'Your packages', filled: (card: Locator) => card.getByRole('meter').first() },
} as const;
type Remote = keyof typeof cards;
const all = Object.keys(cards) as Remote[];

const cardOf = (page: Page, remote: Remote) =>
  page.getByRole('main').getByRole('region', { name: cards[remote].name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello/ });

/** The cards of all remotes but one are there, with their data. */
async function expectOthers(page: Page, dead?: string): Promise<void> {
  for (const remote of all.filter((name) => name !== dead))
    await expect(cards[remote].filled(cardOf(page, remote))).toBeVisible();
}

test('the dashboard has the next steps on the left, meters of packages beside them, and the results as wide as the steps', async ({
  page,
}) => {
  await resumeSession(page, 'agent', '/user/dashboard');
  await expectOthers(page);
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const steps = await boxOf(page.getByRole('region', { name: 'Next steps' }));
  const packages = await boxOf(cardOf(page, 'mfe-payments'));
  const results = await boxOf(cardOf(page, 'mfe-listings'));
  expect(packages.y).toBe(steps.y);
  expect(packages.x).toBeGreaterThan(steps.x + steps.width);
  expect(steps.width).toBeGreaterThan(packages.width * 2);
  expect([results.x, results.width]).toEqual([steps.x, steps.width]);
  for (const remote of ['mfe-account', 'mfe-chat'] as const) {
    const card = await boxOf(cardOf(page, remote));
    expect(card.y).toBeGreaterThan(steps.y + steps.height);
    expect(card.y + card.height).toBeLessThan(results.y);
  }
  await cardOf(page, 'mfe-listings').getByRole('link', { name: 'Open my properties' }).click();
  await expect(page).toHaveURL(/\/user\/properties$/);
});

test('next steps come first: a declined receipt, a refused home, and the results without a press', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Nora Next');
  await completeProfile(request, account);
  await takeStarter(request, account);
  const homeId = await postHome(request, account);
  const answer = await request.post('/api/initiate-bank-transfer', {
    headers: account.headers,
    multipart: {
      package_id: 4,
      file: { name: 'r.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1\n%%EOF') },
    },
  });
  const { data: transfer } = (await answer.json()) as { data: { id: number } };
  admin('receipts', 'reject', String(transfer.id), '--reason', 'The amount is missing.');
  admin('reject', 'property', String(homeId), '--reason', 'No floor plan.');
  await openAs(page, account, '/user/dashboard');
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps.getByText('Receipt declined: Agent')).toBeVisible();
  await expect(steps.getByText(/^Not approved: /)).toBeVisible();
  // By urgency, whichever remote brings it: what was refused stands above what was begun.
  const titles = await steps.locator('strong').allTextContents();
  expect(
    titles
      .slice(0, 2)
      .map((one) => one.split(':')[0])
      .sort(),
  ).toEqual(['Not approved', 'Receipt declined']);
  const first = await steps.boundingBox();
  const card = await cardOf(page, 'mfe-account').boundingBox();
  expect(first!.y).toBeLessThan(card!.y);
  await expect(
    cardOf(page, 'mfe-listings').getByRole('heading', { name: 'Results of 30 days' }),
  ).toBeVisible();
  await expect(
    cardOf(page, 'mfe-listings').getByRole('table').or(page.getByRole('figure')).first(),
  ).toBeVisible();
  await steps.getByRole('link', { name: 'See why' }).click();
  // Not the notice of it, which may come while the page is open.
  await expect(page.getByRole('main').getByText('No floor plan.')).toBeVisible();
  await page.goBack();
  await steps.getByRole('link', { name: 'Upload another receipt' }).click();
  await expect(page.getByLabel('Another receipt').first()).toBeAttached();
});

test('a remote that hangs leaves the dashboard usable', async ({ page }) => {
  // Never answered: neither there nor refused.
  await page.route('**/assets/mfe-payments/**', () => undefined);
  await resumeSession(page, 'agent', '/user/dashboard');
  await expect(title(page)).toBeVisible();
  await expectOthers(page, 'mfe-payments');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await cardOf(page, 'mfe-listings').getByRole('link', { name: 'Open my properties' }).click();
  await expect(page).toHaveURL(/\/user\/properties$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the dashboard needs nothing of the catalogue, which has no card there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await resumeSession(page, 'agent', '/user/dashboard');
  await expectOthers(page);
  expect(asked.filter((url) => url.includes('/assets/mfe-catalogue/'))).toEqual([]);
  expect(asked.filter((url) => url.includes('/assets/mfe-account/'))).not.toEqual([]);
});

for (const dead of ['mfe-chat', 'mfe-listings', 'mfe-payments'] as const)
  test(`the dashboard goes on without ${dead}`, async ({ page }) => {
    await page.route(`**/assets/${dead}/**`, (route) => route.fulfill({ status: 503, body: '' }));
    await resumeSession(page, 'agent', '/user/dashboard');
    await expect(title(page)).toBeVisible();
    await expectOthers(page, dead);
    await expect(cardOf(page, dead)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await cardOf(page, 'mfe-account').getByRole('link', { name: 'Go to profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });

test('the dashboard without its own remote keeps the cards of the others, and is whole again at the next try', async ({
  page,
}) => {
  await page.route('**/assets/mfe-account/**', (route) => route.fulfill({ status: 503, body: '' }));
  await resumeSession(page, 'agent', '/user/dashboard');
  await expectOthers(page, 'mfe-account');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/mfe-account/**');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toBeVisible();
  await expectOthers(page);
});
