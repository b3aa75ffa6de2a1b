import { admin } from '../fixtures/admin.ts';
import { newAccount } from '../fixtures/people.ts';
import { completeProfile, postHome, takeStarter } from '../fixtures/account/ready-to-post.ts';
import { openAs } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('a search is saved with name and alerts, counts what is new, shows its filters and map, and gets other filters', async ({
  page,
  request,
}) => {
  const seller = await newAccount(request, 'Selma Seller');
  await completeProfile(request, seller);
  await takeStarter(request, seller);
  const account = await newAccount(request, 'Sana Seeker');

  await openAs(page, account, '/properties?type=sell&city=Port+Calder&bbox=-25,22,-23,24');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By the mole');
  await dialog.getByRole('combobox', { name: 'Alerts' }).selectOption({ label: 'Right away' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();

  admin('approve', 'property', String(await postHome(request, seller)));
  await page.goto('/user/saved-searches');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'By the mole' });
  await expect(row.getByText('1 new')).toBeVisible();
  await expect(row.getByRole('combobox', { name: 'Alerts' })).toHaveValue('instant');
  await expect(row.getByRole('list', { name: 'Applied filters' }).getByText('Port Calder')).toBeVisible();
  await expect(row.getByRole('application').or(row.getByLabel('Map of By the mole')).first()).toBeVisible();
  // The map is low: all of what moves it is in it.
  const map = (await row.locator('[data-map]').boundingBox())!;
  const isWithin = async (name: string) => {
    const { y, height } = (await row.getByRole('button', { name, exact: true }).boundingBox())!;
    return y >= map.y && y + height <= map.y + map.height;
  };
  await row.getByRole('button', { name: 'Move the map', exact: true }).click();
  for (const name of ['Move the map', 'Move the map north', 'Move the map south', 'Zoom in', 'Zoom out'])
    expect(await isWithin(name), name).toBe(true);
  await row.getByRole('link', { name: 'By the mole' }).click();
  await expect(page).toHaveURL(/city=Port\+Calder/);

  await page.goto('/user/saved-searches');
  await expect(row.getByText('1 new')).toHaveCount(0);
  await row.getByRole('link', { name: 'Change filters' }).click();
  await page
    .getByRole('button', { name: /^Remove filter: Port Calder/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/city=/);
  // What is being changed outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Search saved. We’ll tell you about new homes.').first()).toBeVisible();
  await page.goto('/user/saved-searches');
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Port Calder')).toHaveCount(0);
});
