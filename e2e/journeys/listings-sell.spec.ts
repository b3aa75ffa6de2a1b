import type { APIRequestContext, Browser } from '@playwright/test';
import { admin } from '../fixtures/admin.ts';
import { resultOf, searchFor } from '../fixtures/results.ts';
import { bubble, write } from '../fixtures/chat/conversation.ts';
import { bearer, newAccount } from '../fixtures/people.ts';
import { openAs, resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

interface Own {
  id: number;
  slug_id: string;
  title: string;
  property_type: string;
  is_premium: boolean;
  is_feature_available: boolean;
  interested_users: unknown[];
}

/** Live homes of the agent for sale, which journeys have not used yet. */
async function homesForSale(browser: Browser, request: APIRequestContext): Promise<Own[]> {
  const { token } = await sharedSession(browser, 'agent');
  const answer = await request.get('/api/get-added-properties?limit=100&status=1&property_type=0', {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: Own[] }).data.filter(({ is_premium }) => !is_premium);
}

test('a home is featured with a unit of the package, and is an ad in the results once it is approved', async ({
  page,
  browser,
  request,
}) => {
  const home = (await homesForSale(browser, request)).find((own) => own.is_feature_available)!;
  await resumeSession(page, 'agent', `/my-property/${home.slug_id}`);
  await page.getByRole('button', { name: `Actions for ${home.title}` }).click();
  await page.getByRole('menuitem', { name: 'Feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feature this listing' });
  await expect(dialog.getByText(/\d+ now, \d+ afterwards/)).toBeVisible();
  const stored = page.waitForResponse('**/api/store_advertisement');
  await dialog.getByRole('button', { name: 'Feature' }).click();
  expect((await stored).status()).toBe(200);
  await expect(dialog).toHaveCount(0);

  await page.goto('/user/advertisement');
  const advert = page.getByRole('row').filter({ hasText: home.title }).first();
  await expect(advert.getByText('In review')).toBeVisible();
  const { data } = (await (
    await request.get('/api/get-featured-data?type=property&limit=100', {
      headers: { authorization: `Bearer ${(await sharedSession(browser, 'agent')).token}` },
    })
  ).json()) as { data: { id: number; property_id: number; status: number }[] };
  admin(
    'approve',
    'advert',
    String(data.find(({ property_id, status }) => property_id === home.id && status === 1)!.id),
  );

  await searchFor(page, home.title);
  await expect(resultOf(page, home.slug_id).getByText('Ad', { exact: true })).toBeVisible();
});

test('a buyer is interested, the lead is worked off, and the sold home leaves the results', async ({
  page,
  browser,
  request,
}) => {
  const home = (await homesForSale(browser, request)).find(
    ({ interested_users: users }) => users.length === 0,
  )!;
  const buyer = await (await browser.newContext()).newPage();
  await resumeSession(buyer, 'buyer', `/properties-details/${home.slug_id}`);
  const marked = buyer.waitForResponse('**/api/interested_users');
  await buyer
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('button', { name: 'I’m interested' })
    .click();
  expect((await marked).status()).toBe(200);

  await resumeSession(page, 'agent', `/user/interested/${home.slug_id}`);
  const lead = page.getByRole('list', { name: 'Interested people' }).getByRole('listitem').first();
  const state = lead.getByRole('combobox');
  await expect(state).toHaveValue('new');
  for (const next of ['contacted', 'viewing', 'closed']) {
    const stored = page.waitForResponse('**/api/update-lead');
    await state.selectOption(next);
    expect((await stored).status()).toBe(200);
    await expect(state).toBeEnabled();
  }

  await page.goto(`/my-property/${home.slug_id}`);
  await page.getByRole('button', { name: `Actions for ${home.title}` }).click();
  await page.getByRole('menuitem', { name: 'Mark as sold' }).click();
  const sold = page.waitForResponse('**/api/update_property_status');
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  expect((await sold).status()).toBe(200);
  await expect(page.getByText('Sold', { exact: true }).first()).toBeVisible();
  await searchFor(page, home.title);
  await expect(resultOf(page, home.slug_id)).toHaveCount(0);
});

test('a buyer asks about a project, and its developer answers from the list of people to closed', async ({
  page,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  const answer = await request.get('/api/get-added-projects?limit=100&request_status=approved', {
    headers: bearer(agent),
  });
  const { data } = (await answer.json()) as {
    data: { id: number; slug_id: string; title: string; status: number }[];
  };
  const project = data.filter(({ status }) => status === 1)[test.info().retry]!;
  const account = await newAccount(request, 'Nora Tram');
  const buyer = await (await browser.newContext()).newPage();
  await openAs(buyer, account, `/project-details/${project.id}`);
  await buyer.getByRole('link', { name: 'See packages' }).click();
  const fitting = buyer.getByRole('article').filter({ hasText: 'The cheapest one with: Project details.' });
  await fitting.getByRole('button', { name: /^Buy: / }).click();
  await buyer.getByRole('button', { name: /^Pay \$/ }).click();
  await buyer.getByRole('button', { name: 'Pay', exact: true }).click();
  await buyer.getByRole('link', { name: 'Continue where you were' }).click();
  const marked = buyer.waitForResponse('**/api/interested_users');
  await buyer
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('button', { name: 'I’m interested' })
    .click();
  expect((await marked).status()).toBe(200);

  await resumeSession(page, 'agent', `/user/interested/${project.slug_id}?kind=project`);
  const lead = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: account.name }) });
  await lead.getByRole('link', { name: 'Write' }).click();
  const words = `The show home is open. ${Date.now()}`;
  await write(page, words);
  await expect(bubble(page, words)).toContainText('Sent');

  await page.goto(`/user/interested/${project.slug_id}?kind=project`);
  await expect(lead.getByText(words)).toBeVisible();
  const stored = page.waitForResponse('**/api/update-lead');
  await lead.getByRole('combobox').selectOption('closed');
  expect((await stored).status()).toBe(200);
});
