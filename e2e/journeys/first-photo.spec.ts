import { expect, test } from '@playwright/test';

/** Addresses of photos of homes that a page asks for, as often as it does. */
const photosOf = (requests: string[], slice: string) => requests.filter((url) => url.includes(slice));

for (const { name, open } of [
  { name: 'the results page', open: () => '/properties' },
  { name: 'the page of a home', open: (slug: string) => `/properties-details/${slug}` },
])
  test(`${name} asks for its first photo in the document, and shows that very file (D)`, async ({
    page,
    request,
  }) => {
    const list = await request.get('/api/get-property-list?sort=recommended&limit=24&offset=0');
    const [first] = ((await list.json()) as { data: { slug_id: string; is_premium: boolean }[] }).data.filter(
      ({ is_premium: isPremium }) => !isPremium,
    );
    const asked: string[] = [];
    page.on('request', (one) => one.resourceType() === 'image' && asked.push(one.url()));
    const announced = page.locator('link[rel=preload][as=image]');
    // A document waits for the answer that names the photo for a moment only; on a busy machine the next one has it.
    await expect(async () => {
      asked.length = 0;
      await page.goto(open(first!.slug_id), { waitUntil: 'commit' });
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
