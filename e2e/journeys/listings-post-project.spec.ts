import type { Page } from '@playwright/test';
import { bearer } from '../fixtures/people.ts';
import { photoFile } from '../fixtures/files/photos.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

/** A drawing as an architect sends it. */
const pdfFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ),
});

const goOn = async (page: Page, next: string) => {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
};

test('an agent posts a project with two floor plans and a kind of home', async ({ page, browser }) => {
  const session = await sharedSession(browser, 'agent');
  const title = `Rope Walk ${test.info().workerIndex}-${Date.now()}`;
  await resumeSession(page, 'agent', '/user/add-project');
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('textbox', { name: 'Name of the project' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('Twenty homes along the old rope walk.');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Apartment' });
  await page.getByRole('radio', { name: 'Upcoming' }).check();
  await goOn(page, 'Location');
  await page.getByRole('combobox', { name: 'Find a town' }).fill('Port Aster');
  await page
    .getByRole('option', { name: /Port Aster/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Port Aster');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('3 Rope Walk');
  await goOn(page, 'Homes');
  await page.getByRole('button', { name: 'Add a kind of home' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Two rooms');
  await page.getByRole('textbox', { name: 'Still available' }).fill('8');
  await goOn(page, 'Floor plans');
  for (const [index, floor] of ['Ground floor', 'First floor'].entries()) {
    await page.getByRole('button', { name: 'Add a floor plan' }).click();
    const plan = page.getByRole('group', { name: `Floor plan ${index + 1}` });
    await plan.getByRole('textbox', { name: 'Floor' }).fill(floor);
    const drawing = index === 0 ? await photoFile(`${floor}.jpg`, 60) : pdfFile(`${floor}.pdf`);
    await plan.locator('input[type=file]').setInputFiles(drawing);
    await expect(plan.getByText(drawing.name)).toBeVisible();
  }
  await goOn(page, 'Photos and video');
  await page
    .getByLabel('Photos', { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles([await photoFile('a.jpg', 40), await photoFile('b.jpg', 160)]);
  await expect(page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem')).toHaveCount(2);
  await goOn(page, 'Documents');
  await goOn(page, 'Search engines');
  await goOn(page, 'Check and send');
  await expect(page.getByText('Ground floor, First floor')).toBeVisible();
  await page.getByRole('button', { name: 'Post project' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `“${title}” is in.` })).toBeVisible();
  await page.getByRole('link', { name: 'See it as its owner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  // The next form, from its beginning.
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();

  const headers = bearer(session);
  const list = await page.request.get('/api/get-added-projects', { headers, params: { search: title } });
  const { data: rows } = (await list.json()) as { data: { id: number }[] };
  const one = await page.request.get('/api/get-added-projects', { headers, params: { id: rows[0]!.id } });
  const { data: project } = (await one.json()) as { data: object };
  expect(project).toMatchObject({
    title,
    location: '3 Rope Walk',
    request_status: 'pending',
    plans: [
      { title: 'Ground floor' },
      { title: 'First floor', document: expect.stringMatching(/\.pdf(\?|$)/) },
    ],
    units: [{ title: 'Two rooms', available: 8 }],
  });
});

/** How many scripts of steps the browser has. Runs in the page. */
const fetchedSteps = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/(project-(place|lists|files|check)|number-fields)\.js/.test(name)).length;

test('a project that was begun goes on without a network, through all of its steps', async ({ page }) => {
  await resumeSession(page, 'agent', '/user/add-project');
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('textbox', { name: 'Name of the project' }).fill(`Rope Walk ${Date.now()}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Twenty homes along the old rope walk.');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Apartment' });
  await page.getByRole('radio', { name: 'Upcoming' }).check();
  await expect.poll(() => page.evaluate(fetchedSteps)).toBe(5);
  await page.context().setOffline(true);
  await goOn(page, 'Location');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('3 Rope Walk');
  for (const step of ['Homes', 'Floor plans', 'Photos and video', 'Documents', 'Search engines']) {
    await page.getByRole('link', { name: 'All steps' }).click();
    await page.getByRole('link', { name: step, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Location', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Street and number' })).toHaveValue('3 Rope Walk');
  await page.context().setOffline(false);
  await expect(page.getByRole('application')).toBeVisible();
});
