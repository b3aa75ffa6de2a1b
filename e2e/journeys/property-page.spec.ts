import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoAccount, fillSignIn } from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

interface Row {
  id: number;
  slug_id: string;
  title: string;
  is_premium: boolean;
  previous_price: number | null;
  property_type: string;
  gallery: unknown[];
}

/** A home for sale with photos and a price that has changed. */
async function homeWithPast(request: APIRequestContext): Promise<Row> {
  const answer = await request.get('/api/get-property-list?limit=100&property_type=0');
  const { data } = (await answer.json()) as { data: Row[] };
  const found = data.find((row) => !row.is_premium && row.previous_price && row.gallery.length > 3);
  if (!found) throw new Error('the demo world has no such home');
  return found;
}
const part = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

test('photos turn, zoom and close by keyboard; a home tells its past and how it compares; search engines read it', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/i.test(line.text())) refused.push(line.text());
  });
  const home = await homeWithPast(request);
  await page.goto(`/properties-details/${home.slug_id}`);
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible();

  const all = page.getByRole('button', { name: /^Show all/ });
  await all.focus();
  await page.keyboard.press('Enter');
  const photos = page.getByRole('dialog', { name: home.title });
  await expect(photos.getByText(/^1 \/ /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByText(/^2 \/ /)).toBeVisible();
  await photos.getByRole('group').focus();
  await page.keyboard.press('+');
  await expect(photos.getByText('150%')).toBeVisible();
  // Magnified, the arrows move the picture and turn no page.
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByText(/^2 \/ /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos).toHaveCount(0);
  await expect(all).toBeFocused();
  // Back closes them as well, and the page stays.
  await all.click();
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/properties-details/${home.slug_id}$`));

  const way = page.getByRole('link', { name: 'History', exact: true });
  await way.click();
  // The part is not there before it is near.
  await expect(way).toHaveAttribute('aria-current', 'true');
  const history = part(page, 'Price history');
  await expect(history.getByText(/on the market · first listed/)).toBeVisible();
  await expect(history.getByRole('table').getByRole('row').nth(2)).toBeVisible();
  await expect(history.getByRole('img', { name: /^Price over time/ })).toBeVisible();

  const comparison = part(page, 'Compared with the neighbourhood');
  await comparison.scrollIntoViewIfNeeded();
  await expect(comparison.getByText(/other homes? \(|comparable homes? on the market/)).toBeVisible();

  await page.keyboard.press('Home');
  await expect(way).toBeVisible();
  await expect(page.locator('a[aria-current=true]')).toHaveCount(0);

  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'RealEstateListing', name: home.title });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/properties-details/${home.slug_id}$`),
  );
  expect(refused).toEqual([]);
});

/** Whether each of these elements is drawn by its background on paper too. */
const isDrawn = (elements: Locator): Promise<boolean> =>
  elements.evaluateAll((all) =>
    all.every((element) => {
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' && printColorAdjust === 'exact';
    }),
  );

test('what a bar or a strip shows on screen is on paper too', async ({ page, request }) => {
  // A kind of home that has enough others around it to be compared with.
  const query = 'limit=20&property_type=0&category_slug_id=apartment&city=Port Aster';
  const { data } = (await (await request.get(`/api/get-property-list?${query}`)).json()) as { data: Row[] };
  await page.goto(`/properties-details/${data.find((row) => !row.is_premium)!.slug_id}`);
  const costs = part(page, 'Monthly cost').locator('[aria-hidden] > [data-part]');
  await page.getByRole('link', { name: 'Monthly cost', exact: true }).click();
  await expect(costs.first()).toBeVisible();
  const strip = page.getByRole('img', { name: /median/ }).locator('span');
  await page.getByRole('link', { name: 'Comparison', exact: true }).click();
  await expect(strip.last()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await costs.count()).toBeGreaterThan(1);
  expect(await isDrawn(costs)).toBe(true);
  expect(await isDrawn(strip)).toBe(true);
});

test('the page does not show through the faded ends of the bar of its parts', async ({ page, request }) => {
  const home = await homeWithPast(request);
  await page.setViewportSize({ width: 840, height: 900 });
  await page.goto(`/properties-details/${home.slug_id}`);
  const way = page.getByRole('link', { name: 'History', exact: true });
  await way.click();
  await expect(way).toHaveAttribute('aria-current', 'true');
  await expect(part(page, 'Price history').getByRole('table')).toBeVisible();
  const bar = page.getByRole('navigation').filter({ has: way });
  await expect(bar).toHaveAttribute('data-hidden', /start/);
  const looks = [];
  for (const down of [4, 12, 20, 28]) {
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, down === 4 ? 4 : 8);
    await page.waitForFunction(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
    );
    looks.push((await bar.screenshot()).toString('base64'));
  }
  expect(new Set(looks).size).toBe(1);
});

test('the map of a home shows what is near, each with its name and distance, by pointer and by keys', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/get-property-list?limit=40');
  const { data } = (await answer.json()) as { data: Row[] };
  let near: { place_name?: string; distance: number; name: string } | undefined;
  for (const { slug_id: slug, is_premium: isPremium } of data) {
    if (isPremium) continue;
    const detail = await request.get(`/api/get_property?slug_id=${slug}`);
    const [home] = ((await detail.json()) as { data: { assign_facilities: (typeof near & {})[] }[] }).data;
    near = home?.assign_facilities.find(({ place_name: name, distance }) => name && distance < 0.8);
    if (!near) continue;
    await page.goto(`/properties-details/${slug}`);
    break;
  }
  const where = part(page, 'Location');
  await where.scrollIntoViewIfNeeded();
  await expect(where.getByRole('application')).toHaveAttribute('data-state', 'idle');
  const name = `${near!.place_name}, ${near!.name}, ${near!.distance} km`;
  const pin = where.getByRole('list', { name: 'Pins in view' }).getByRole('button', { name });
  await expect(pin).toBeAttached();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(where.getByRole('status').filter({ hasText: name })).toBeVisible();
  await expect(part(page, 'Nearby').getByText(near!.place_name!)).toBeVisible();
});

test('a visitor signs in to say that a home interests, takes it back, and reports another thing once', async ({
  page,
  request,
}) => {
  const home = await homeWithPast(request);
  await page.goto(`/properties-details/${home.slug_id}`);
  const card = page.getByRole('complementary', { name: 'Contact' });
  await card.getByRole('button', { name: 'I’m interested' }).click();
  await fillSignIn(page, demoAccount('buyer'));
  const marked = card.getByRole('button', { name: 'You’re interested', pressed: true });
  await expect(marked).toBeVisible();
  await page.reload();
  await marked.click();
  await expect(card.getByRole('button', { name: 'I’m interested', pressed: false })).toBeVisible();

  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a reason');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^You reported this listing on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You reported this listing on/)).toBeVisible();
});
