import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../test.ts';

// With the tab key and with what a screen reader reads: names, roles and values, and nothing that is only visual.
test('the cheapest home with three bedrooms within a kilometre of a metro is found by keys and ears', async ({
  page,
}) => {
  test.slow();
  await page.goto('/properties?type=sell');
  const count = page.getByRole('heading', { level: 2, name: /\d homes?$/ });
  await expect(count).toBeVisible();
  const beds = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('radiogroup', { name: 'Bedrooms' });
  await tabTo(page, beds.getByRole('radio', { name: 'Any' }));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/beds=3/);
  const order = page.getByLabel('Sort by');
  await order.focus();
  await page.keyboard.type('Lowest');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page.getByRole('article').first()).toBeVisible();

  // As the API has it, to compare with what is found by ear.
  const answer = await page.request.get('/api/get-property-list', {
    params: { property_type: 0, bedrooms_min: 3, sort: 'price_asc', limit: 100 },
  });
  interface Home {
    title: string;
    price: number;
    is_premium: boolean;
    assign_facilities: { name: string; distance: number }[];
  }
  const { data } = (await answer.json()) as { data: Home[] };
  const isNear = ({ assign_facilities: places }: Home) =>
    places.some(({ name, distance }) => name === 'Metro station' && distance <= 1);
  const wanted = data.find((home) => !home.is_premium && home.price > 0 && isNear(home))!;

  for (let place = 0; place < data.length; place += 1) {
    const home = data[place]!;
    if (home.is_premium || home.price === 0) continue;
    const link = page.getByRole('article').nth(place).getByRole('link', { name: home.title }).first();
    // From a home back at the top of the page, past filters and the homes before it.
    await tabTo(page, link, 160);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
    // What a section holds is there as soon as a reader comes to its heading.
    const nearby = page.getByRole('heading', { level: 2, name: 'Nearby' });
    if ((await nearby.count()) > 0) {
      await nearby.scrollIntoViewIfNeeded();
      await expect(page.getByRole('definition').and(page.locator('#near dd')).first()).toBeVisible();
    }
    const metro = page.getByRole('definition').and(page.locator('dt:has-text("Metro station") + dd'));
    const spoken = (await metro.count()) > 0 ? await metro.innerText() : '';
    if (spoken !== '' && Number.parseFloat(spoken) <= 1) {
      expect(home.title).toBe(wanted.title);
      return;
    }
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  throw new Error('no home was found');
});
