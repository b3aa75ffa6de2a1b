import sharp from 'sharp';
import { photoFile } from '../fixtures/files/photos.ts';
import { choosePhotos, fillHome, goOn, goToCheck, photosOfForm } from '../fixtures/listing-form.ts';
import { bearer } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

test('hostile files and a slip in the price are refused at their fields, the form is kept, and two presses post one home', async ({
  page,
  browser,
}) => {
  const session = await sharedSession(browser, 'agent');
  const title = `Kept as typed ${test.info().workerIndex}-${Date.now()}`;
  await resumeSession(page, 'agent', '/user/add-property');
  await fillHome(page, title);
  await goOn(page, 'Photos and video');
  const good = await photoFile('good.jpg', 90);
  await choosePhotos(page, [
    file('empty.jpg', Buffer.alloc(0)),
    good,
    file('iphone.heic', heic),
    file('half.jpg', good.buffer.subarray(0, good.buffer.length / 2)),
  ]);
  await expect(page.getByRole('list', { name: 'Files that can’t be used' }).getByRole('listitem')).toHaveText(
    [/empty\.jpg.*is empty/, /iphone\.heic.*HEIC/, /half\.jpg.*is missing/],
  );
  await expect(photosOfForm(page)).toHaveCount(1);

  // Whole by its marks, but no browser makes a picture of it.
  const damaged = await sharp(good.buffer).resize(320).png().toBuffer();
  const data = damaged.indexOf('IDAT') + 'IDAT'.length;
  damaged.fill(0xff, data, data + 400);
  await choosePhotos(page, [{ name: 'damaged.png', mimeType: 'image/png', buffer: damaged }]);
  const row = page.getByRole('list', { name: 'Photos on their way' }).getByRole('listitem');
  await expect(row).toHaveText(/damaged\.png.*can’t read it/);
  await row.getByRole('button', { name: 'Try again: damaged.png' }).click();
  await expect(row).toHaveText(/can’t read it/);
  await row.getByRole('button', { name: 'Remove damaged.png' }).click();
  await expect(row).toHaveCount(0);
  await expect(photosOfForm(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Price and terms' }).click();
  const price = page.getByRole('textbox', { name: 'Price' });
  await price.fill('1000000000000000');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Price: / })).toBeVisible();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveValue(/^1,?000/);
  await price.fill('450000');
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Photos and video' }).click();
  await goToCheck(page);
  await page.getByRole('button', { name: 'Post property' }).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: `“${title}” is in.` })).toBeVisible();
  const answer = await page.request.get('/api/get-added-properties', {
    headers: bearer(session),
    params: { search: title },
  });
  expect(((await answer.json()) as { data: object[] }).data).toMatchObject([{ title, price: 450_000 }]);
});
