import type { Page } from '@playwright/test';
import { bearer, type StoredSession } from '../fixtures/people.ts';
import { photoFile } from '../fixtures/files/photos.ts';
import { choosePhotos, fillHome, goOn, photosOfForm } from '../fixtures/listing-form.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

interface OwnRow {
  id: number;
  title: string;
  price: number;
  request_status: string;
  title_image_alt: string;
  meta_title: string;
  assign_facilities: { distance: number; place_name?: string }[];
  gallery: { alt: string }[];
}

/** The listing as the back end has it. */
async function ownListing(page: Page, session: StoredSession, title: string): Promise<OwnRow | undefined> {
  const answer = await page.request.get('/api/get-added-properties', {
    headers: bearer(session),
    params: { search: title, limit: 100 },
  });
  const { data } = (await answer.json()) as { data: OwnRow[] };
  return data.find((row) => row.title === title);
}

test('an agent posts a home with photos, loses the tab half-way, goes on, and edits the price alone', async ({
  page,
  browser,
}) => {
  const session = await sharedSession(browser, 'agent');
  const title = `Villa above the bay ${test.info().workerIndex}-${Date.now()}`;
  await resumeSession(page, 'agent', '/user/add-property');
  await fillHome(page, title);
  await page.getByRole('textbox', { name: /^School \(/ }).fill('0.4');
  await page.getByRole('textbox', { name: 'School: which one' }).fill('Harbour School');
  await goOn(page, 'Photos and video');
  await choosePhotos(page, [
    await photoFile('a.jpg', 40),
    await photoFile('b.jpg', 120),
    await photoFile('c.jpg', 200),
  ]);
  await expect(photosOfForm(page)).toHaveCount(3);
  await page.getByRole('textbox', { name: 'What photo 3 shows' }).fill('The terrace');
  await page.getByRole('button', { name: 'Use photo 3 as cover' }).click();
  await expect(page.getByRole('textbox', { name: 'What photo 1 shows' })).toHaveValue('The terrace');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  // The tab is lost; the draft has everything, photos too.
  await page.goto('about:blank');
  await page.goto('/user/add-property');
  const draft = page.getByRole('listitem').filter({ hasText: title });
  await draft.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Photos and video' }).click();
  await expect(photosOfForm(page)).toHaveCount(3);
  await goOn(page, 'Documents');
  await goOn(page, 'Search engines');
  await page.getByRole('textbox', { name: /^Title in searches/ }).fill('Villa with a terrace');
  await goOn(page, 'Check and send');
  await expect(page.getByText('$450,000')).toBeVisible();
  await page.getByRole('button', { name: 'Show preview' }).click();
  await page.getByRole('radio', { name: 'Page on a phone' }).check({ force: true });
  const phone = page.getByTitle('Page on a phone').contentFrame();
  await expect(phone.getByRole('heading', { name: title })).toBeVisible();
  // The window around it is wide; styles of the site and its rules for narrow screens count inside.
  const look = await phone.locator('body').evaluate((body) => ({
    isNarrow: matchMedia('(max-width: 37.49em)').matches,
    hasOwnFont: getComputedStyle(body).fontFamily === getComputedStyle(parent.document.body).fontFamily,
    isWithin: document.documentElement.scrollWidth <= innerWidth,
  }));
  expect(look).toEqual({ isNarrow: true, hasOwnFont: true, isWithin: true });
  await page.getByRole('button', { name: 'Hide preview' }).click();
  await page.getByRole('button', { name: 'Post property' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `“${title}” is in.` })).toBeVisible();
  await page.getByRole('link', { name: 'See it as its owner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const posted = (await ownListing(page, session, title))!;
  expect(posted).toMatchObject({
    price: 450_000,
    title_image_alt: 'The terrace',
    meta_title: 'Villa with a terrace',
    assign_facilities: [{ distance: 0.4, place_name: 'Harbour School' }],
  });
  expect(posted.gallery).toHaveLength(2);

  await page.goto(`/user/edit-property/${posted.id}?step=price`);
  const price = page.getByRole('textbox', { name: 'Price' });
  await expect(price).toHaveValue('450,000');
  await price.fill('440000');
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Check and send' }).click();
  await expect(page.getByText('$440,000')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `“${title}” is changed.` })).toBeVisible();
  const { price: newPrice, ...after } = (await ownListing(page, session, title))!;
  expect(newPrice).toBe(440_000);
  for (const part of ['title_image_alt', 'meta_title', 'gallery'] as const)
    expect(after[part]).toEqual(posted[part]);
  expect(after.assign_facilities).toMatchObject([{ distance: 0.4, place_name: 'Harbour School' }]);
});
