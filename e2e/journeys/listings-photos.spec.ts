import type { Page } from '@playwright/test';
import { admin } from '../fixtures/admin.ts';
import { renderFiles } from '../fixtures/files/renders.ts';
import { choosePhotos, fillHome, goOn, goToCheck, photosOfForm } from '../fixtures/listing-form.ts';
import { bearer, type StoredSession } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

const PHOTOS = 12;
/** Slow enough for the network to go in the middle of the photos. */
const BYTES_A_SECOND = 150_000;

interface OwnRow {
  id: number;
  title: string;
  title_image: string;
  gallery: { image_url: string }[];
}

/** Own listings whose title has these words, as the back end has them. */
async function ownRows(page: Page, session: StoredSession, words: string): Promise<OwnRow[]> {
  const answer = await page.request.get('/api/get-added-properties', {
    headers: bearer(session),
    params: { search: words },
  });
  return ((await answer.json()) as { data: OwnRow[] }).data;
}

test('a home with twelve photos: the network goes in the upload of the seventh, it goes on by itself, is approved, found, copied, and the copy’s photos arranged', async ({
  page,
  browser,
}) => {
  const session = await sharedSession(browser, 'agent');
  const title = `Twelve rooms ${test.info().workerIndex}-${Date.now()}`;
  await resumeSession(page, 'agent', '/user/add-property');
  await fillHome(page, title);
  await goOn(page, 'Photos and video');
  await choosePhotos(page, await renderFiles(PHOTOS));
  await expect(photosOfForm(page)).toHaveCount(PHOTOS);
  await goToCheck(page);

  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: BYTES_A_SECOND };
  await network.send('Network.emulateNetworkConditions', { ...conditions, offline: false });
  await page.getByRole('button', { name: 'Post property' }).click();
  // Looked for at each frame: at most for a second it is that photo.
  const seventh = `Sending photo 7 of ${PHOTOS}`;
  await page.waitForFunction((words) => document.body.textContent.includes(words), seventh, {
    polling: 'raf',
  });
  await network.send('Network.emulateNetworkConditions', { ...conditions, offline: true });
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await network.send('Network.emulateNetworkConditions', {
    ...conditions,
    uploadThroughput: -1,
    offline: false,
  });
  await expect(page.getByRole('heading', { level: 2, name: `“${title}” is in.` })).toBeVisible();

  const own = await ownRows(page, session, title);
  expect(own).toHaveLength(1);
  expect(own[0]!.gallery).toHaveLength(PHOTOS - 1);

  admin('approve', 'property', String(own[0]!.id));
  await page.goto(`/properties?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();

  await page.goto(`/user/properties?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('link', { name: 'Photos and video' }).click();
  await expect(photosOfForm(page)).toHaveCount(PHOTOS);
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Basics' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} (2)`);
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Check and send' }).click();
  await page.getByRole('button', { name: 'Post property' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `“${title} (2)” is in.` })).toBeVisible();
  const [copy] = await ownRows(page, session, `${title} (2)`);
  expect(copy!.gallery).toHaveLength(PHOTOS - 1);

  // The photos that are stored get another order and cover, and nothing is sent again.
  const [second, third, fourth] = copy!.gallery;
  await page.goto(`/user/edit-property/${copy!.id}?step=photos`);
  await expect(photosOfForm(page)).toHaveCount(PHOTOS);
  await page.getByRole('button', { name: 'Move photo 4 forward' }).click();
  await page.getByRole('button', { name: 'Use photo 2 as cover' }).click();
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Check and send' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `“${title} (2)” is changed.` })).toBeVisible();
  const [after] = await ownRows(page, session, `${title} (2)`);
  expect(after!.title_image).toBe(second!.image_url);
  expect(after!.gallery.map(({ image_url: address }) => address)).toEqual([
    copy!.title_image,
    fourth!.image_url,
    third!.image_url,
    ...copy!.gallery.slice(3).map(({ image_url: address }) => address),
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('twenty photos are a short list, sorted by keys and described at a press; one that was chosen before a reload is not added again', async ({
    page,
  }) => {
    await resumeSession(page, 'agent', `/user/add-property?draft=${crypto.randomUUID()}&step=photos`);
    const files = await renderFiles(20);
    await choosePhotos(page, files);
    await expect(photosOfForm(page)).toHaveCount(files.length);
    const list = await page.getByRole('list', { name: 'Photos', exact: true }).boundingBox();
    // As long as seven photos were, each with its fields open.
    expect(list!.height).toBeLessThan(4000);
    await page.getByRole('button', { name: 'Move photo 2 of 20' }).press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Move photo 1 of 20' })).toBeFocused();
    await page.getByRole('button', { name: 'What photo 3 shows' }).click();
    await page.getByRole('textbox', { name: 'What photo 3 shows' }).fill('The terrace');
    await expect(page.getByRole('button', { name: 'What photo 3 shows The terrace' })).toBeVisible();

    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(photosOfForm(page)).toHaveCount(files.length);
    await page.getByRole('button', { name: 'Remove photo 20' }).click();
    await choosePhotos(page, [files[0]!]);
    const refused = page.getByRole('list', { name: 'Files that can’t be used' });
    await expect(refused.getByText('It’s already among your files')).toBeVisible();
    await expect(photosOfForm(page)).toHaveCount(files.length - 1);
  });
});
