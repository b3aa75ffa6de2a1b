import type { Page } from '@playwright/test';
import { admin } from '../fixtures/admin.ts';
import { photoFile } from '../fixtures/files/photos.ts';
import { bearer } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('an agent finds a listing, hides it, takes that back, and goes on to the advertisements', async ({
  page,
}) => {
  await resumeSession(page, 'agent', '/user/properties?show=live&sort=oldest');
  const row = page.getByRole('row').nth(1);
  const title = await row.getByRole('heading', { level: 2 }).innerText();
  // The row is on screen before the answer that replaces it.
  const found = page.waitForResponse(/get-added-properties\?.*search=/);
  await page.getByRole('searchbox', { name: 'Search in titles' }).fill(title);
  await expect(page).toHaveURL(/[?&]q=/);
  await found;
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

/** What a visitor finds at the address of an own page. */
async function expectNoHomeFor(visitor: Page, address: string, title: string): Promise<void> {
  await visitor.goto(address.replace('/my-property/', '/properties-details/'));
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
}

for (const [width, locale, bar] of [
  [360, 'de', 'Ihr Inserat'],
  [360, 'en', 'Your listing'],
  [390, 'en', 'Your listing'],
] as const)
  test.describe(`at ${width} px in ${locale}`, () => {
    test.use({ locale, viewport: { width, height: 740 } });

    test('no button of the bar above an own home is alone in a row', async ({ page }) => {
      await resumeSession(page, 'agent', '/user/properties?show=live');
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      const head = page.getByRole('region', { name: bar }).locator('> div').first();
      await expect(head.getByRole('button')).toHaveCount(2);
      const middles = (await head.locator('a, button, strong').all()).map(async (part) => {
        const { y, height } = (await part.boundingBox())!;
        return Math.round(y + height / 2);
      });
      // The two links, and the two buttons beside the name of the bar.
      const [name, ...others] = await Promise.all(middles);
      expect(new Set([name, ...others]).size).toBe(2);
      expect(others.filter((middle) => middle === name)).toHaveLength(2);
    });
  });

test('an owner sees the page of a rejected home with the reason, and of one that is hidden, which no visitor sees', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const bar = page.getByRole('region', { name: 'Your listing' });
  const openFirst = async (show: string) => {
    await resumeSession(page, 'agent', `/user/properties?show=${show}&sort=price_low`);
    const link = page.getByRole('row').nth(1).getByRole('heading', { level: 2 }).getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/my-property\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return title;
  };
  const rejected = await openFirst('rejected');
  await expect(bar.getByText(/^Buyers do not see it/)).toBeVisible();
  await expect(bar.getByText('Rejected:')).toBeVisible();
  await expectNoHomeFor(visitor, page.url(), rejected);
  await bar.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/user\/edit-property\//);
  await expect(page.getByRole('link', { name: 'Photos and video' })).toBeVisible();

  const hidden = await openFirst('live');
  await bar.getByRole('button', { name: `Actions for ${hidden}` }).click();
  const stored = page.waitForResponse('**/api/change-property-status');
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(bar.getByText(/^Only you see it/)).toBeVisible();
  await expectNoHomeFor(visitor, page.url(), hidden);
  await bar.getByRole('button', { name: `Actions for ${hidden}` }).click();
  const shown = page.waitForResponse('**/api/change-property-status');
  await page.getByRole('menuitem', { name: 'Show' }).click();
  expect((await shown).status()).toBe(200);
});

test('several own projects are hidden at once and shown again', async ({ page, browser }) => {
  const agent = await sharedSession(browser, 'agent');
  const mark = `Quay ${Date.now()}`;
  const titles = ['North', 'South'].map((side) => `${mark} ${side}`);
  for (const title of titles) {
    const answer = await page.request.post('/api/post_project', {
      headers: bearer(agent),
      multipart: {
        title,
        description: 'Homes along the quay.',
        category_id: 1,
        city: 'Port Aster',
        state: 'Aster Bay',
        country: 'Asteria',
        image: await photoFile('cover.jpg', 70),
      },
    });
    const { data } = (await answer.json()) as { data: { id: number }[] };
    admin('approve', 'project', String(data[0]!.id));
  }
  const heading = (title: string) => page.getByRole('heading', { level: 2, name: title });
  const listed = async (query: string) => {
    await resumeSession(page, 'agent', `/user/projects?q=${encodeURIComponent(mark)}&${query}`);
    for (const title of titles) await expect(heading(title)).toBeVisible();
  };
  const press = async (action: 'Hide' | 'Show') => {
    for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    let answers = 0;
    const stored = page.waitForResponse(
      (answer) => answer.url().endsWith('/change-project-status') && (answers += 1) === titles.length,
    );
    await page.getByRole('button', { name: action, exact: true }).click();
    await stored;
  };
  await listed('show=live');
  await press('Hide');
  await listed('show=off');
  await press('Show');
  await listed('show=live&sort=oldest');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most viewed');
  await expect(page).toHaveURL(/sort=most_viewed/);
  for (const title of titles) await expect(heading(title)).toBeVisible();
});
