import { demoAccount, fillSignIn } from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

test('a visitor searches the demo city, opens a home, signs in and saves it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/properties\?/);
  const homes = page.getByRole('article');
  await expect(homes.first()).toBeVisible();

  await page.goto('/properties?type=sell&sort=price_asc');
  const link = homes.nth(2).getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/properties-details\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign in' })
    .or(page.getByRole('banner').getByRole('button', { name: 'Sign in' }))
    .first()
    .click();
  const account = demoAccount('buyer');
  await fillSignIn(page, account);
  // A second attempt finds the home in the account already; then nothing is asked.
  const question = page.getByRole('alertdialog', { name: 'Add what you saved here to your account?' });
  const isSignedIn = page.getByRole('banner').getByRole('button', { name: account.name });
  if (test.info().retry === 0) {
    await question.getByRole('button', { name: 'Add them' }).click();
    await expect(page.getByText('1 saved home is now in your account').first()).toBeVisible();
  }
  await expect(isSignedIn).toBeVisible();

  // What was saved before sign-in is in the account now, and still there after a reload.
  await page.goto('/user/favourites');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

test('the site’s own texts follow the language: with the page, and when it is switched', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Nach Kategorie' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Wohnung/ }).first()).toBeVisible();
  // The answer came with the page, in the page's language.
  expect(asked).not.toContain('/api/homepage-data');
  await page.getByRole('button', { name: 'Sprache' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { name: 'تصفح حسب الفئة' })).toBeVisible();
  // Pages of the provider and names of towns as well; a town is still searched for by its own name.
  await page.goto('/properties/city/Port%20Aster');
  await expect(page.getByRole('heading', { level: 1, name: /بورت أستر$/ })).toBeVisible();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 2, name: 'منازل تثق بها' })).toBeVisible();
  await page.goto('/articles');
  await expect(page.getByRole('article').first().getByRole('link')).toHaveText(/[\u0600-\u06ff]/);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'الباقات' })).toBeVisible();
  await context.close();
});
