import type { Page } from '@playwright/test';
import { demoAccount, fillSignIn } from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

const homes = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /^Remove filter/ });
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /\d homes?\b/ });

test('filters stand in the address and as chips; Back and the chips take them away again', async ({
  page,
}) => {
  await page.goto('/properties');
  await expect(homes(page).first()).toBeVisible();
  const all = await count(page).innerText();
  const filters = page.getByRole('complementary', { name: 'Filters' });

  await filters.getByRole('radio', { name: 'Rent' }).click();
  await expect(page).toHaveURL(/type=rent/);
  await filters.getByLabel('City').selectOption('Port Aster');
  await expect(page).toHaveURL(/city=Port(\+|%20)Aster/);
  // Rents are compared by the month, and the group names the period (A11).
  const most = filters.getByRole('group', { name: /^Rent a month/ }).getByLabel('Max');
  await most.fill('2000');
  await most.press('Enter');
  await expect(page).toHaveURL(/max=2000/);
  await expect(page.getByRole('heading', { level: 1, name: 'Homes for rent in Port Aster' })).toBeVisible();
  await expect(chips(page)).toHaveText(['For rent', 'Port Aster', 'Up to $2K']);
  await expect(count(page)).toContainText('in Port Aster');

  await page.goBack();
  await expect(page).not.toHaveURL(/max=/);
  await expect(chips(page)).toHaveText(['For rent', 'Port Aster']);
  await expect(most).toHaveValue('');
  await page.reload();
  await expect(chips(page)).toHaveText(['For rent', 'Port Aster']);
  await expect(filters.getByLabel('City')).toHaveValue('Port Aster');

  await page.getByRole('button', { name: 'Remove filter: For rent' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(count(page)).toHaveText(all);
});

test('load more adds homes below and puts the page into the address, which brings them all back', async ({
  page,
}) => {
  await page.goto('/properties?type=sell');
  // Cards below the fold are drawn as the visitor comes near.
  await page.getByRole('button', { name: /^Load \d+ more$/ }).scrollIntoViewIfNeeded();
  await expect(homes(page)).toHaveCount(24);
  const first = await homes(page).first().getByRole('link').first().innerText();
  await page.getByRole('button', { name: /^Load \d+ more$/ }).click();
  await expect(homes(page)).toHaveCount(48);
  await expect(homes(page).nth(24).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveTitle(/page 2/);
  await page.reload();
  await expect(homes(page)).toHaveCount(48);
  await expect(homes(page).first().getByRole('link').first()).toHaveText(first);
});

for (const [order, label, inOrder] of [
  ['price_asc', 'Lowest price', (a: number, b: number) => a <= b],
  ['price_desc', 'Highest price', (a: number, b: number) => a >= b],
] as const) {
  test(`the order "${label}" really is that order`, async ({ page }) => {
    await page.goto('/properties?type=sell');
    await page.getByLabel('Sort by').selectOption(label);
    await expect(page).toHaveURL(new RegExp(`sort=${order}`));
    // A home without a price shows "Price on request" and no number.
    const prices = async () => {
      const texts = await homes(page)
        .getByTitle(/^\$[\d,.]+$/)
        .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('title') ?? ''));
      return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
    };
    const isInOrder = (found: number[]) =>
      found.length > 20 && found.every((price, index) => index === 0 || inOrder(found[index - 1]!, price));
    await expect.poll(async () => isInOrder(await prices())).toBe(true);
    expect(new Set(await prices()).size).toBeGreaterThan(10);
  });
}

for (const nothing of [
  '?type=sell&city=Port+Aster&max=20000',
  '?type=rent&q=villa&beds=5&baths=5&max=300',
  '?q=zzzz&city=Port+Aster',
  '/city/Nowhere?type=sell&category=villa',
]) {
  test(`one press finds homes where nothing was found, as many as announced: ${nothing}`, async ({
    page,
  }) => {
    await page.goto(`/properties${nothing}`);
    await expect(page.getByText('No exact matches')).toBeVisible();
    const way = page.getByRole('status').getByRole('button', { name: /^(Without .*|.*: )[\d,]+ homes?$/ });
    const clear = page.getByRole('status').getByRole('button', { name: 'Clear all' });
    await page.waitForLoadState('networkidle');
    if ((await way.count()) > 0) {
      const shown = /([\d,]+) homes?$/.exec(await way.first().innerText())?.[1] ?? '';
      await way.first().click();
      await expect(count(page)).toHaveText(new RegExp(`^${shown} homes?\\b`));
    } else {
      // No single filter stands in the way: they go together.
      await clear.click();
      await expect(homes(page).first()).toBeVisible();
    }
  });
}

test('an address without a home explains it and leads back to the search', async ({ page }) => {
  await page.goto('/properties-details/no-such-home-anywhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Listing not found' })).toBeVisible();
  await expect(page).toHaveTitle(/Listing not found/);
  await page.getByRole('main').getByRole('link', { name: 'Search homes' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(homes(page).first()).toBeVisible();
});

test('a premium home tells a visitor what opens it, and opens for a member who signs in there', async ({
  page,
}) => {
  await page.goto('/properties?premium=1');
  await expect(chips(page)).toHaveText(['Premium homes only']);
  const link = homes(page).first().getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('This listing is for premium members')).toBeVisible();
  await expect(main.getByRole('link', { name: 'See packages' })).toHaveAttribute(
    'href',
    /^\/subscription-plan\?for=premium_properties&return=%2Fproperties-details%2F/,
  );

  // What opens it, for how much (B13).
  await expect(main.getByText('$9 for 30 days')).toBeVisible();

  await main.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, demoAccount('agent'));
  await expect(main.getByText('This listing is for premium members')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
