import { expect, test } from '@playwright/test';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';

test('an agent finds a listing, hides it, takes that back, and goes on to the advertisements', async ({
  page,
}) => {
  await resumeSession(page, 'agent', '/user/properties?show=live&sort=oldest');
  const row = page.getByRole('row').nth(1);
  const title = await row.getByRole('heading', { level: 2 }).innerText();
  await page.getByRole('searchbox', { name: 'Search in titles' }).fill(title);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  const hidden = page.waitForResponse('**/api/change-property-status');
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  await hidden;
  // The row shows the change before the back end has stored it; a reload before that would undo the undo.
  const stored = page.waitForResponse('**/api/change-property-status');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Live')).toBeVisible();
  await stored;
  await page.reload();
  await expect(row.getByText('Live')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Pages of your account' })
    .getByRole('link', { name: 'Advertisements' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Advertisements' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a lead is moved on with a note, and both are there after a reload', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await sharedSession(browser, 'agent');
  const answer = await request.get('/api/get-added-properties?limit=100', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: { slug_id: string; request_status: string; interested_users: { name: string }[] }[];
  };
  const asked = data.find((row) => row.request_status === 'approved' && row.interested_users.length > 0)!;
  await resumeSession(page, 'agent', `/user/interested/${asked.slug_id}`);
  const card = page.getByRole('list', { name: 'Interested people' }).getByRole('listitem').first();
  const state = card.getByRole('combobox');
  const next = (await state.inputValue()) === 'viewing' ? 'contacted' : 'viewing';
  await state.selectOption(next);
  await expect(state).toHaveValue(next);
  const addNote = card.getByRole('button', { name: 'Add a note' });
  if (await addNote.isVisible()) await addNote.click();
  const words = `Calls on Friday, ${Date.now()}`;
  await card.getByRole('textbox').fill(words);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(state).toHaveValue(next);
  await expect(card.getByRole('textbox')).toHaveValue(words);
});
