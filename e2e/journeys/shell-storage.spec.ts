import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { demoAccount, signIn } from '../fixtures/people.ts';

interface Declaration {
  name: string;
  place: string;
  until: string;
}
/** Written as data, so that it is read without the application. */
const declared = ['shell/src/remotes/storage/storage.json', 'mfe-catalogue/src/storage.json'].flatMap(
  (file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Declaration[],
);

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
