import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Addresses of photos of homes that a page asks for, as often as it does. */
const photosOf = (requests: string[], slice: string) => requests.filter((url) => url.includes(slice));

/** Address of the first home that is not premium. */
async function someHome(request: APIRequestContext): Promise<string> {
  const list = await request.get('/api/get-property-list?sort=recommended&limit=24&offset=0');
  const { data } = (await list.json()) as { data: { slug_id: string; is_premium: boolean }[] };
  return `/properties-details/${data.find(({ is_premium: isPremium }) => !isPremium)!.slug_id}`;
}
/** Address of the first row of a list. */
const firstOf = (call: string, path: string) => async (request: APIRequestContext) => {
  const { data } = (await (await request.get(`/api/${call}?limit=1`)).json()) as {
    data: { slug_id: string }[];
  };
  return `${path}/${data[0]!.slug_id}`;
};

const results = { name: 'the results page', open: async () => '/properties', call: 'get-property-list' };
const home = { name: 'the page of a home', open: someHome, call: 'get_property' };
const project = {
  name: 'the page of a project',
  open: firstOf('get-projects', '/project-details'),
  call: 'get-projects',
};
const others = [
  { name: 'the list of projects', open: async () => '/projects' },
  { name: 'the list of articles', open: async () => '/articles' },
  { name: 'an article', open: firstOf('get_articles', '/articles') },
];

for (const { name, open } of [results, home, project, ...others])
  test(`${name} asks for its first photo in the document, and shows that very file (D)`, async ({
    page,
    request,
  }) => {
    const address = await open(request);
    const asked: string[] = [];
    page.on('request', (one) => one.resourceType() === 'image' && asked.push(one.url()));
    const announced = page.locator('link[rel=preload][as=image]');
    // A document waits for the answer that names the photo for a moment only; on a busy machine the next one has it.
    await expect(async () => {
      asked.length = 0;
      await page.goto(address, { waitUntil: 'commit' });
      await expect(announced).toHaveCount(1, { timeout: 2000 });
    }).toPass();
    const cover = (await announced.getAttribute('href'))!.replace(/\?w=\d+$/, '');
    const shown = page.locator(`main img[src^="${cover}"]`).first();
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const used = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    const files = photosOf(asked, cover);
    expect(files[0]).toBe(used);
    // Small copies are for thumbnails; of the large ones the browser needs a single one.
    expect(files.filter((url) => /\?w=(640|960)/.test(url) && url !== used)).toEqual([]);
    expect(await shown.getAttribute('sizes')).toBe(await announced.getAttribute('imagesizes'));
  });

for (const locale of ['en-GB', 'de', 'ar'])
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

    for (const { name, open, call } of [results, home, project])
      test(`the document of ${name} shows its first photo where the page will, and has its data`, async ({
        page,
        request,
        browser,
      }) => {
        const address = await open(request);
        const bare = await browser.newContext({
          ...test.info().project.use,
          locale,
          viewport: { width: 412, height: 823 },
          isMobile: true,
          javaScriptEnabled: false,
        });
        const document = await bare.newPage();
        const photo = document.locator('.first-photo');
        await expect(async () => {
          await document.goto(address);
          await expect(photo).toBeVisible({ timeout: 2000 });
        }).toPass();
        const before = (await photo.boundingBox())!;
        const calls: string[] = [];
        page.on('request', (one) => calls.push(new URL(one.url()).pathname));
        await expect(async () => {
          calls.length = 0;
          await page.goto(address);
          await expect(page.locator('main img').first()).toBeVisible();
          expect(calls).not.toContain(`/api/${call}`);
        }).toPass();
        const own = page.locator('main img[fetchpriority=high]').first();
        await expect(page.locator('.first-photo')).toHaveCount(0);
        await expect
          .poll(async () => {
            const after = (await own.boundingBox())!;
            const sides = ['x', 'y', 'width', 'height'] as const;
            return Math.max(...sides.map((side) => Math.abs(after[side] - before[side])));
          })
          .toBeLessThanOrEqual(3);
        await bare.close();
      });
  });

test('a phone asks for the scripts of a page after its first photo has arrived, and for each once', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    ...test.info().project.use,
    viewport: { width: 412, height: 823 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await phone.newPage();
  const requests: { url: string; type: string }[] = [];
  const photoArrives = Promise.withResolvers<void>();
  await page.route(/\/images\/.*\?w=/, async (route) => {
    await photoArrives.promise.then(() => route.continue());
  });
  page.on('request', (one) => requests.push({ url: one.url(), type: one.resourceType() }));
  const scripts = () => requests.filter(({ url, type }) => type === 'script' && !url.includes('/starter.'));
  await expect(async () => {
    requests.length = 0;
    await page.goto('/properties', { waitUntil: 'commit' });
    await expect(page.locator('.first-photo')).toBeAttached({ timeout: 2000 });
  }).toPass();
  await expect.poll(() => requests.some(({ url }) => url.includes('/starter.'))).toBe(true);
  expect(scripts()).toEqual([]);
  photoArrives.resolve();
  await expect(page.locator('main h1')).toBeVisible();
  const addresses = scripts().map(({ url }) => url);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).toEqual([...new Set(addresses)]);
  await phone.close();
});
