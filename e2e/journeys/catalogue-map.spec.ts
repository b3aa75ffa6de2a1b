import type { Page } from '@playwright/test';
import { passOn } from '../fixtures/answers/changed-answers.ts';
import { expect, test } from '../test.ts';

const map = (page: Page) => page.getByRole('application', { name: 'Map of the homes' });
const pins = (page: Page) => page.getByRole('list', { name: 'Pins in view' }).getByRole('button');
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /\d homes?\b/ });
/** The map is at rest and its pins are there. */
async function ready(page: Page): Promise<void> {
  await expect(map(page)).toHaveAttribute('data-state', 'idle');
  await expect(pins(page).first()).toBeAttached();
}
const total = async (page: Page) => Number((await count(page).innerText()).replaceAll(/\D/g, ''));

test('a home is found by map: a group opens, the list follows, a pin shows the home and leads to it', async ({
  page,
}) => {
  await page.goto('/properties?type=sell&view=split');
  await ready(page);
  const before = await total(page);
  // The text beside the map counts all homes in it; the groups contain a part of them.
  const here = await page
    .getByText(/^[\d,]+ homes in this area$/)
    .first()
    .innerText();
  const group = pins(page).and(
    page.getByRole('button', { name: /^\d+ homes, \$[\d.]+[KM]? to \$[\d.]+[KM]?$/ }),
  );
  await expect(group.first()).toBeAttached();
  const grouped = await group.evaluateAll((all) =>
    all.map((pin) => parseInt(pin.getAttribute('aria-label') ?? '', 10)).reduce((sum, one) => sum + one, 0),
  );
  expect(grouped).toBeGreaterThan(0);
  expect(grouped).toBeLessThanOrEqual(Number(here.replaceAll(/\D/g, '')));
  await group.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bbox=/);
  await expect.poll(() => total(page)).toBeLessThan(before);
  await ready(page);

  const window = new URL(page.url()).searchParams.get('bbox');
  await page.reload();
  await ready(page);
  expect(new URL(page.url()).searchParams.get('bbox')).toBe(window);

  const home = page.locator('button[data-pin^="home"]').first();
  await home.focus();
  const name = await home.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog').getByRole('link');
  await expect(card).toBeVisible();
  const title = await card.innerText();
  expect(name).toContain(title);
  await card.click();
  await expect(page).toHaveURL(/properties-details/);

  await page.goBack();
  await expect(page).toHaveURL(/bbox=/);
  await ready(page);
});

test('a home is found by drawing: the area stands in the address, survives a reload, and can be taken away', async ({
  page,
}) => {
  await page.goto('/properties?view=map');
  await ready(page);
  const before = await total(page);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await page
    .getByRole('group', { name: 'Draw an area' })
    .getByRole('button', { name: 'Include an area' })
    .click();
  const box = (await map(page).boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  for (const [x, y] of [at(0.42, 0.45), at(0.55, 0.45), at(0.55, 0.7), at(0.42, 0.7), at(0.42, 0.45)]) {
    await page.mouse.click(x, y);
    // Two presses at once would be a double click.
    await page.waitForTimeout(350);
  }
  await expect(page).toHaveURL(/areas=[\w.*-]+/);
  await expect.poll(() => total(page)).toBeLessThan(before);
  const inside = await total(page);
  await expect(page.getByRole('button', { name: 'Remove filter: 1 drawn area' })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect.poll(() => total(page)).toBe(inside);

  await page.getByRole('button', { name: '1 drawn area', exact: true }).click();
  await page.getByRole('button', { name: 'Change Area 1' }).click();
  // Homes without a place are in no area and out of none.
  await expect.poll(() => total(page)).toBeLessThanOrEqual(before - inside);
  expect(await total(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove Area 1 (excluded)' }).click();
  await expect.poll(() => total(page)).toBe(before);
});

test('list and map point at the same home, homes of one address open as a list, and a map that was moved offers to search there', async ({
  page,
}) => {
  // No two homes of the demo city have the same address.
  await page.route('**/api/map-points?*', (route) =>
    passOn(route, (text) => {
      const body = JSON.parse(text) as { data: { points: { latitude: number; longitude: number }[] } };
      const [first, second] = body.data.points;
      if (first && second) Object.assign(second, { latitude: first.latitude, longitude: first.longitude });
      return JSON.stringify(body);
    }),
  );
  await page.goto('/properties?type=sell&view=split&bbox=-24.012,35.192,-23.988,35.212');
  await ready(page);

  // Pins at the rim of the map may stand for homes outside the window of the list.
  const inBoth = async () => {
    const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
    const names = await pins(page).evaluateAll((all) =>
      all.map((pin) => pin.getAttribute('aria-label') ?? ''),
    );
    return titles.find((title) => names.some((name) => name.includes(title)));
  };
  await expect.poll(inBoth).toBeDefined();
  const title = (await inBoth())!;
  const home = page.locator(`button[data-pin^="home"][aria-label*="${title}"]`);
  await home.focus();
  const pointed = page.getByRole('main').locator('li[data-state="pointed"]');
  await expect(pointed).toHaveCount(1);
  await expect(pointed.getByRole('heading', { name: title })).toBeVisible();
  await home.blur();
  await expect(pointed).toHaveCount(0);

  // The other way round: the pin of the card under the pointer is drawn like the chosen one, and as before when it leaves.
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  const box = (await home.boundingBox())!;
  const look = async () => (await page.screenshot({ clip: box })).toString('base64');
  // Tiles below the pin arrive after the pin: a comparison with a look from before they came is made again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    let calm = '';
    await expect
      .poll(async () => {
        const before = calm;
        calm = await look();
        return calm === before;
      })
      .toBe(true);
    await card.first().hover();
    await expect.poll(look, { timeout: 3000 }).not.toBe(calm);
    await page.mouse.move(0, 0);
    await expect.poll(look, { timeout: 3000 }).toBe(calm);
  }).toPass();

  const pin = pins(page).and(page.getByRole('button', { name: /^2 homes at this address, from \$/ }));
  const popup = page.getByRole('dialog', { name: '2 homes at this address' });
  // Its picture is drawn a moment after its button is there.
  await expect(async () => {
    await pin.click({ force: true });
    await expect(popup.getByRole('link')).toHaveCount(2, { timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);

  await page.getByRole('switch', { name: 'Search as I move' }).click();
  await page.getByRole('button', { name: 'Move the map', exact: true }).click();
  const before = page.url();
  await page.getByRole('button', { name: 'Move the map east' }).click();
  const search = page.getByRole('button', { name: 'Search this area' });
  await expect(search).toBeVisible();
  expect(page.url()).toBe(before);
  await search.click();
  await expect(page).not.toHaveURL(before);
  await expect(search).toHaveCount(0);
});

test('the map works by keys alone, and announces what it does', async ({ page }) => {
  await page.goto('/properties?view=split');
  await ready(page);
  await map(page).focus();
  await page.keyboard.press('ArrowUp');
  const spoken = page.getByRole('status').filter({ hasText: /more in view/ });
  await expect(spoken).toHaveText(/^[\d.,]+ k?m (north|north-east|north-west), \d+ more in view$/);
  const focused = page.locator('button[data-pin]:focus');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/bbox=/);
  await expect(page.getByRole('status').filter({ hasText: /^Zoomed in/ })).toBeAttached();
  // Until the map has come to rest it is still on the way in.
  await ready(page);
  await map(page).focus();
  const window = page.url();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page).not.toHaveURL(window);
  await ready(page);
  // The same without keys and without dragging.
  await page.getByRole('button', { name: 'Move the map', exact: true }).click();
  const moved = page.url();
  await page.getByRole('button', { name: 'Move the map east' }).click();
  await expect(page).not.toHaveURL(moved);
});

test('what can be afforded is counted on the device: verdicts on pins, and no figure in any request', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/properties?type=sell&view=split&bbox=-24.02,35.18,-23.97,35.22');
  await ready(page);
  await page.getByRole('button', { name: 'What can I afford?' }).click();
  const panel = page.getByRole('group', { name: 'What can I afford?' });
  await panel.getByLabel('Monthly income').fill('9137');
  await panel.getByLabel('Monthly debts').fill('271');
  await panel.getByLabel('Savings').fill('84159');
  await expect(panel.getByText(/^✓ comfortable: \d+$/)).toBeVisible();
  await expect(
    panel.getByText(/^At \+1 you could afford \d+ fewer of \d+ homes in view\.$/).first(),
  ).toBeVisible();
  await expect(
    pins(page)
      .and(page.getByRole('button', { name: /a month, (comfortable|a stretch|beyond)/ }))
      .first(),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page).not.toHaveURL(/bbox=-24\.02,35\.18/);
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: 'What can I afford?' }).click();
  await expect(panel.getByLabel('Monthly income')).toHaveValue('9,137');
  expect(sent.filter((request) => /9137|84159/.test(request))).toEqual([]);
});

test('on a phone the list lies over the map in a sheet, moved by a button and by arrow keys through three detents (A34)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about-us');
  await page.goto('/properties-on-map');
  await ready(page);
  const homes = page.getByRole('main').getByRole('article');
  const handle = page.getByRole('button', { name: /^\d+ homes, Show more of the/ });
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await expect(homes.first()).toBeHidden();
  await handle.click();
  await expect(homes.first()).toBeVisible();
  // All of a card is there.
  await expect(homes.first()).toBeInViewport({ ratio: 1 });
  await handle.click();
  await expect(handle).toHaveAccessibleName(/Show more of the map$/);
  await expect(page.getByRole('button', { name: /^Load \d+ more$/ })).toBeAttached();
  await handle.press('Enter');
  await expect(handle).toHaveAccessibleName(/Show more of the list$/);
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  // Lowered by hand, nothing of it is left to go back to; raised again, Back lowers it before it leaves the page.
  await handle.press('ArrowUp');
  await expect(homes.first()).toBeVisible();
  await handle.press('ArrowUp');
  await expect(handle).toHaveAccessibleName(/Show more of the map$/);
  await page.goBack();
  await expect(handle).toHaveAccessibleName(/Show more of the list$/);
  await expect(page).toHaveURL(/properties-on-map/);
  await page.goForward();
  await expect(handle).toHaveAccessibleName(/Show more of the map$/);
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/properties-on-map/);
});
