import type { Page } from '@playwright/test';
import { fillSignIn, newAccount, type NewAccount } from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

/** A visitor saves homes of the results, then signs in. */
async function saveAndSignIn(page: Page, account: NewAccount, places: readonly number[]): Promise<void> {
  await page.goto('/properties?type=sell&sort=price_asc');
  for (const place of places)
    await page.getByRole('article').nth(place).getByRole('button', { name: /^Save/ }).click();
  await page.goto('/login');
  await fillSignIn(page, account);
}
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Add what you saved here to your account?' });
const merged = (page: Page) => page.getByText(/saved homes? (is|are) now in your account/).first();
const savedHomes = (page: Page) => page.getByRole('main').getByRole('article');

test('what two devices saved before sign-in is added to the account, with the sum named before', async ({
  page,
  browser,
  request,
}) => {
  const account = await newAccount(request, 'Mia Merges');
  await saveAndSignIn(page, account, [0, 1]);
  await expect(question(page)).toContainText('2 here, 0 in your account → 2');
  await question(page).getByRole('button', { name: 'Add them' }).click();
  await expect(merged(page)).toBeVisible();

  const phone = await browser.newPage();
  await saveAndSignIn(phone, account, [1, 2]);
  await expect(question(phone)).toContainText('2 here, 2 in your account → 3');
  await question(phone).getByRole('button', { name: 'Add them' }).click();
  await expect(merged(phone)).toBeVisible();
  await phone.goto('/user/favourites');
  await expect(savedHomes(phone)).toHaveCount(3);
  await phone.close();

  await page.goto('/user/favourites');
  await expect(savedHomes(page)).toHaveCount(3);
});

test('searches that a visitor saves stay in the browser, and join those of the other device at sign-in', async ({
  page,
  browser,
  request,
}) => {
  const account = await newAccount(request, 'Sven Searches');
  /** As a visitor. */
  const saveSearches = async (at: Page, words: readonly string[]) => {
    for (const word of words) {
      await at.goto(`/properties?q=${word}`);
      await at.getByRole('button', { name: 'Save search' }).click();
      await at.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(at.getByText(/^Search saved in this browser/).first()).toBeVisible();
    }
  };
  const searches = (at: Page) => at.getByRole('main').getByRole('heading', { level: 2 });
  const agree = async (at: Page, sum: string) => {
    await at.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(at, account);
    await expect(question(at)).toContainText(sum);
    await question(at).getByRole('button', { name: 'Add them' }).click();
    await expect(at.getByLabel('Alerts').first()).toBeVisible();
  };

  await saveSearches(page, ['garden', 'balcony', 'garden']);
  await page.getByRole('button', { name: 'Saved searches' }).first().click();
  await expect(page).toHaveURL(/\/user\/saved-searches$/);
  await expect(searches(page)).toHaveCount(2);
  await expect(page.getByText('Saved in this browser only')).toBeVisible();
  await agree(page, '2 here, 0 in your account → 2');
  await expect(searches(page)).toHaveCount(2);

  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await saveSearches(phone, ['balcony', 'terrace']);
  await phone.goto('/user/saved-searches');
  await expect(searches(phone)).toHaveCount(2);
  await agree(phone, '2 here, 2 in your account → 3');
  await expect(searches(phone)).toHaveCount(3);
  await phone.reload();
  await expect(phone.getByLabel('Alerts')).toHaveCount(3);
  await phone.close();

  await page.reload();
  await expect(searches(page)).toHaveCount(3);
});

test('homes that two devices hid and compare before sign-in are the same on both afterwards', async ({
  page,
  browser,
  request,
}) => {
  const account = await newAccount(request, 'Hila Hides');
  const results = '/properties?type=sell&sort=price_asc';
  const hide = async (at: Page, place: number) => {
    await at
      .getByRole('article')
      .nth(place)
      .getByRole('button', { name: /^Not for me/ })
      .click();
    await expect(at.getByRole('button', { name: /^Show \d+ hidden/ })).toBeVisible();
  };
  const compare = (at: Page, place: number) =>
    at
      .getByRole('article')
      .nth(place)
      .getByRole('button', { name: /^Compare/ })
      .click();
  const agree = async (at: Page, sums: readonly string[]) => {
    await at.goto('/login');
    await fillSignIn(at, account);
    for (const sum of sums) await expect(question(at)).toContainText(sum);
    const sent = at.waitForResponse(
      (answer) =>
        answer.url().includes('/api/home-marks') && answer.request().postData()?.includes('compare') === true,
    );
    await question(at).getByRole('button', { name: 'Add them' }).click();
    await sent;
  };
  const hidden = (at: Page, count: string) =>
    expect(at.getByRole('button', { name: `Show ${count}` })).toBeVisible();
  const tray = (at: Page) => at.getByRole('region', { name: 'Homes to compare' }).getByRole('listitem');

  await page.goto(results);
  await hide(page, 0);
  await compare(page, 0);
  await agree(page, ['Hidden homes', '1 here, 0 in your account → 1']);

  const phone = await browser.newPage();
  await phone.goto(results);
  await hide(phone, 3);
  await compare(phone, 3);
  await agree(phone, ['1 here, 1 in your account → 2']);
  await phone.goto(results);
  await hidden(phone, '2 hidden homes');
  await expect(tray(phone)).toHaveCount(2);

  await page.goto(results);
  await hidden(page, '2 hidden homes');
  await expect(tray(page)).toHaveCount(2);
  await phone.close();
});
