import { expect, type Locator, type Page } from '@playwright/test';
import type { RemoteOfMatrix } from './trains.ts';
import type { Visit } from './visit.ts';

/** The page that a remote is there for, and what a user does on it. */
interface MainPage {
  address: string;
  interact(area: Locator, page: Page): Promise<void>;
}

const heading = (area: Locator, name?: string | RegExp) =>
  area.getByRole('heading', { level: 1, ...(name ? { name } : {}) });

const mainPages: Record<RemoteOfMatrix, MainPage> = {
  'mfe-catalogue': {
    address: '/properties?type=sell',
    async interact(area, page) {
      await area.getByRole('article').nth(1).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/properties-details\//);
      await expect(area.getByRole('button', { name: 'Share' }).first()).toBeVisible();
    },
  },
  'mfe-account': {
    address: '/user/dashboard',
    async interact(area) {
      await area.getByRole('link', { name: 'Go to profile' }).click();
      await expect(area.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('');
    },
  },
  'mfe-listings': {
    address: '/user/properties?show=live',
    async interact(area, page) {
      const title = await area.getByRole('row').nth(1).getByRole('heading', { level: 2 }).innerText();
      await area.getByRole('searchbox', { name: 'Search in titles' }).fill(title);
      await expect(page).toHaveURL(/[?&]q=/);
      await expect(area.getByRole('heading', { level: 2, name: title })).toBeVisible();
    },
  },
  'mfe-chat': {
    address: '/user/chat',
    async interact(area) {
      await area.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
      await expect(
        area
          .getByRole('region', { name: /^Messages with/ })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expect(area.getByRole('textbox', { name: /^Message to/ })).toBeEditable();
    },
  },
  'mfe-payments': {
    address: '/user/transactions',
    async interact(area, page) {
      await area.getByRole('combobox', { name: 'State' }).selectOption('Paid');
      await expect(page).toHaveURL(/state=success/);
      await expect(area.getByRole('table').getByRole('row').nth(1)).toContainText('Paid');
    },
  },
};

/** Opens the main page of a remote and uses it: by the very release, and without an error. */
export async function tryMainPage({ page, remote, release, problems, open }: Visit): Promise<void> {
  const { address, interact } = mainPages[remote];
  await open(address);
  // A fallback would be another version.
  const area = page
    .getByRole('main')
    .locator(`[data-remote=${remote}][data-version="${release}"]:not([data-slot])`);
  await expect(heading(area)).toBeVisible();
  await interact(area, page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(problems).toEqual([]);
}
