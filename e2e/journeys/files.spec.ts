import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../test.ts';

// On `/design`, where photos are checked and prepared as in a form, and what would be sent can be saved.

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const even = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888' } });

/** As a telephone writes it: stored lying on its side, with the place. */
const fromPhone = (picture = photo(3000, 2000)) =>
  picture
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();

/** The header of a PNG of so many pixels, without the pixels. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(45);
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.set([8, 2], 24);
  bytes.write('IEND', 37);
  return bytes;
}

async function openDesign(page: Page) {
  await page.goto('/design');
  const files = page.getByRole('region', { name: 'Files' });
  const choose = (chosen: Record<string, Buffer>) =>
    files
      .getByLabel('Photos', { exact: true })
      .setInputFiles(
        Object.entries(chosen).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })),
      );
  return { files, choose };
}

async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return readFile(await download.path());
}

test('a photo of a telephone is sent upright, smaller, and without its place', async ({ page }) => {
  const { files, choose } = await openDesign(page);
  await choose({ 'terrace.jpg': await fromPhone() });
  await expect(files.getByText('terrace.webp: 1365 × 2048')).toBeVisible();
  const sent = sharp(await saved(page, 'terrace.webp'));
  const { format, width, height, exif, xmp, orientation } = await sent.metadata();
  expect({ format, width, height, exif, xmp, orientation }).toEqual({
    format: 'webp',
    width: 1365,
    height: 2048,
  });
});

test('a photo is prepared in the page where workers do not draw, as JPEG where no WebP is written', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function png(callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  const { files, choose } = await openDesign(page);
  await choose({ 'terrace.jpg': await fromPhone(even) });
  await expect(files.getByText('terrace.jpg: 1365 × 2048')).toBeVisible();
  const sent = sharp(await saved(page, 'terrace.jpg'));
  const { format, width, height, exif } = await sent.metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1365, height: 2048 });
  // The slices meet: an even picture stays even.
  for (const { min, max } of (await sent.stats()).channels) expect(max - min).toBeLessThan(8);
});

test('files that are not what they are called, or hostile, are refused with the reason', async ({ page }) => {
  const { files, choose } = await openDesign(page);
  const whole = await photo(400, 300).jpeg().toBuffer();
  await choose({
    'empty.jpg': Buffer.alloc(0),
    'page.jpg': Buffer.from('<script>alert(1)</script>'),
    'half.jpg': whole.subarray(0, whole.length / 2),
    'bomb.png': pngHeader(30_000, 30_000),
    'iphone.heic': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    'icon.png': await photo(64, 64).png().toBuffer(),
    'good.jpg': whole,
  });
  const refused = files.getByRole('list', { name: 'Files that can’t be used' }).getByRole('listitem');
  await expect(refused).toHaveText([
    /empty\.jpg.*is empty/,
    /page\.jpg.*isn’t supported/,
    /half\.jpg.*is missing/,
    /bomb\.png.*30000 × 30000 pixels/,
    /iphone\.heic.*HEIC/,
    /icon\.png.*64 × 64 pixels/,
  ]);
  await expect(files.getByText('good.webp: 400 × 300')).toBeVisible();
});

test('photos that are chosen without a network wait for it, and those that could not be checked may be chosen again', async ({
  page,
  context,
}) => {
  const { files, choose } = await openDesign(page);
  const whole = await photo(400, 300).jpeg().toBuffer();
  await expect(files.getByLabel('Photos', { exact: true })).toBeAttached();
  await context.setOffline(true);
  await choose({ 'terrace.jpg': whole });
  await expect(files.getByText('Checking 1 file…')).toBeVisible();
  const code = /\/file-(worker|tasks)\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 503 }));
  await context.setOffline(false);
  await expect(files.getByText('This file couldn’t be checked. Choose it again')).toBeVisible();

  await page.unroute(code);
  await choose({ 'terrace.jpg': whole });
  await expect(files.getByText('terrace.webp: 400 × 300')).toBeVisible();
});
