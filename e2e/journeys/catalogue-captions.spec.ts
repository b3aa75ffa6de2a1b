import type { Locator } from '@playwright/test';
import { passOn } from '../fixtures/answers/changed-answers.ts';
import sharp from 'sharp';
import { expect, test } from '../test.ts';

/** Relative luminance of WCAG 2.2 of a grey value from 0 to 255. */
const luminance = (grey: number) => {
  const part = grey / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Contrast of white words with the brightest place behind them. */
async function contrastOf(words: Locator): Promise<number> {
  await words.scrollIntoViewIfNeeded();
  const box = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  await words.evaluate((element: HTMLElement) => element.style.setProperty('color', 'transparent'));
  const picture = await words.page().screenshot({ clip: box });
  const { channels } = await sharp(picture).greyscale().stats();
  return (luminance(255) + 0.05) / (luminance(channels[0]!.max) + 0.05);
}

test('names on photos are readable on a white photo, also those of several lines', async ({ page }) => {
  const white = await sharp({ create: { width: 640, height: 427, channels: 3, background: 'white' } })
    .webp()
    .toBuffer();
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body: white }));
  await page.setViewportSize({ width: 840, height: 900 });
  await page.goto('/');
  const highlights = page.getByRole('list', { name: 'Highlights' });
  await page.mouse.move(9, 9);
  const title = highlights.getByText('Mediterranean villa');
  await expect(title).toBeVisible();
  await expect.poll(() => contrastOf(title)).toBeGreaterThan(4.5);

  await page.goto('/cities');
  const city = page.getByRole('main').getByRole('link', { name: 'Port Aster' }).locator('strong');
  await expect(city).toBeVisible();
  await expect.poll(() => contrastOf(city)).toBeGreaterThan(4.5);
});

test('the name of a highlight that is too long ends in an ellipsis inside of its picture', async ({
  page,
}) => {
  const long = 'Villa with a garden and a gravel path '.repeat(8);
  const rename = (text: string) => text.replaceAll(/Mediterranean villa[^"<\\]*/g, long);
  await page.route('**/', (route) => passOn(route, rename));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.mouse.move(9, 9);
  const slide = page
    .getByRole('list', { name: 'Highlights' })
    .getByRole('link', { name: 'Villa with a garden' });
  const name = slide.getByText('Villa with a garden');
  await expect(name).toBeVisible();
  const [words, picture] = await Promise.all([name.boundingBox(), slide.boundingBox()]);
  expect(words!.y).toBeGreaterThan(picture!.y);
  expect(await name.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
});
