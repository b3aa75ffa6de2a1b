import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, demoAccount, signIn } from '../fixtures/people.ts';
import { resultOf, searchFor, showAll, slugOf } from '../fixtures/results.ts';
import { linkFor } from '../fixtures/sandbox.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { letDaysPass } from '../fixtures/platform/time.ts';
import { expect, test } from '../test.ts';

/** Each of the two has one home of each kind; the second attempt takes those of the other. */
async function openOwn(page: Page, address: string): Promise<void> {
  if (test.info().retry === 0) return resumeSession(page, 'agent', address);
  await signIn(page, demoAccount('owner'));
  await page.goto(address);
}

test('an owner is asked on the dashboard, confirms a home in one press, and its page tells so', async ({
  page,
}) => {
  await openOwn(page, '/user/dashboard');
  await page.getByRole('link', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/show=confirm/);
  const row = page.getByRole('row').nth(1);
  const link = row.getByRole('heading', { level: 2 }).getByRole('link');
  const title = await link.innerText();
  const address = (await link.getAttribute('href'))!;
  const stored = page.waitForResponse('**/api/confirm-property');
  await row.getByRole('button', { name: 'Still available' }).click();
  expect((await stored).status()).toBe(200);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^Confirmed available (now|\d+ seconds? ago|this minute)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Still available' })).toHaveCount(0);
});

test('a home that was not confirmed is hidden; one press shows it again, and it is found', async ({
  page,
}) => {
  await openOwn(page, '/user/properties?show=expired');
  const row = page.getByRole('row').nth(1);
  const link = row.getByRole('heading', { level: 2 }).getByRole('link');
  const title = await link.innerText();
  const slug = slugOf((await link.getAttribute('href'))!);
  await expect(row.getByText('Expired')).toBeVisible();
  await searchFor(page, title);
  await expect(resultOf(page, slug)).toHaveCount(0);
  await page.goBack();
  const stored = page.waitForResponse('**/api/change-property-status');
  await row.getByRole('button', { name: 'Show', exact: true }).click();
  expect((await stored).status()).toBe(200);
  await searchFor(page, title);
  await expect(resultOf(page, slug)).toBeVisible();
});

/** Homes of the agent to rent that were confirmed and need no package. */
async function confirmedRents(request: APIRequestContext, agent: Parameters<typeof bearer>[0]) {
  const answer = await request.get('/api/get-added-properties?limit=100&status=1&property_type=1', {
    headers: bearer(agent),
  });
  const { data } = (await answer.json()) as {
    data: {
      id: number;
      slug_id: string;
      title: string;
      city: string;
      is_premium: boolean;
      confirmation_step: string;
    }[];
  };
  return data.filter((own) => !own.is_premium && own.confirmation_step === 'confirmed');
}

/** Where a home stands among all that are to rent in its city, in the order of the site and without ads; the last place. */
async function placesIn(page: Page, city: string, slug: string): Promise<{ own: number; last: number }> {
  const query = new URLSearchParams({ city, organic: '1' }).toString();
  const answer = await page.request.get(`/api/get-property-list?${query}&property_type=1&limit=1`);
  const { total } = (await answer.json()) as { total: number };
  await page.goto(`/properties?type=rent&${query}`);
  const links = page.getByRole('article').locator(':is(h2, h3) a');
  await expect(async () => {
    const more = page.getByRole('button', { name: /^Load \d+ more$/ });
    // The button goes when the rest arrives between the look and the press.
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await showAll(page);
    expect(await links.count()).toBe(total);
  }).toPass();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return { own: addresses.indexOf(`/properties-details/${slug}`), last: total - 1 };
}

test('the link of the email asks before it confirms; the page of the home then tells so', async ({
  page,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  const { id, title, slug_id: slug } = (await confirmedRents(request, agent)).at(-1 - test.info().retry)!;
  await letDaysPass(id, 14);
  await page.goto(await linkFor(request, demoAccount('agent').email, title));
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: 'Still available' }).click();
  await expect(page.getByRole('status')).toContainText('confirmed and visible');
  await page.goto(`/properties-details/${slug}`);
  await expect(page.getByText(/^Confirmed available (now|\d+ seconds? ago|this minute)/)).toBeVisible();
});

test('a home that is never confirmed is asked about, comes later, is hidden, and its owner shows it again', async ({
  page,
  browser,
  request,
}) => {
  // Three emails and eight searches.
  test.slow();
  const agent = await sharedSession(browser, 'agent');
  const { id, title, slug_id: slug, city } = (await confirmedRents(request, agent))[test.info().retry]!;
  const { email } = demoAccount('agent');
  const visitor = await (await browser.newContext()).newPage();
  const result = resultOf(visitor, slug);
  await resumeSession(page, 'agent', '/user/notifications');
  const notice = (name: string) =>
    page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: name });

  await letDaysPass(id, 14);
  await expect(notice('Still available?')).toBeVisible();
  const link = await linkFor(request, email, title);
  const before = await placesIn(visitor, city, slug);
  expect(before.last).toBeGreaterThan(0);
  expect(before.own).toBeLessThan(before.last);

  await letDaysPass(id, 30);
  await notice('Your listing comes later in results').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/so it comes later in results/)).toBeVisible();
  const after = await placesIn(visitor, city, slug);
  expect(after.own).toBe(after.last);
  await result.getByRole('button', { name: /^Why am I seeing/ }).click();
  await expect(visitor.getByText(/^It hasn’t been confirmed available since .*, so it comes/)).toBeVisible();
  await searchFor(visitor, title);
  await result.getByRole('heading').getByRole('link').click();
  await expect(visitor.getByText(/^Not confirmed available since/)).toBeVisible();

  await page.goto('/user/notifications');
  await letDaysPass(id, 45);
  await expect(notice('Your listing is hidden')).toBeVisible();
  await searchFor(visitor, title);
  await expect(result).toHaveCount(0);
  // A newer email has replaced the link of the first.
  await visitor.goto(link);
  await expect(visitor.getByText('This link doesn’t work any more')).toBeVisible();

  await notice('Your listing is hidden').getByRole('link').click();
  const bar = page.getByRole('region', { name: 'Your listing' });
  const shown = page.waitForResponse('**/api/change-property-status');
  await bar.getByRole('button', { name: 'Show', exact: true }).click();
  expect((await shown).status()).toBe(200);
  await searchFor(visitor, title);
  await result.getByRole('heading').getByRole('link').click();
  await expect(visitor.getByText(/^Confirmed available/)).toBeVisible();
});
