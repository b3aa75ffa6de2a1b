import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/page-quality/accessibility.ts';
import { bearer, demoAccount, signIn, storedSession, type StoredSession } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });
// Ten homes with their photos and maps, opened one by one, on a busy machine.
test.slow();

interface Row {
  id: number;
  slug_id: string;
  title: string;
  added_by: number;
}

/** The photo is there, not only its frame. */
const hasPhoto = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** Colours that a part of the page shows: a ground without streets has a few, a map has many. */
async function coloursOf(page: Page, part: ReturnType<Page['locator']>): Promise<number> {
  const picture = (await part.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, image.height / 2, image.width, 40);
    const colours = new Set<number>();
    for (let index = 0; index < data.length; index += 4)
      colours.add((data[index]! << 16) | (data[index + 1]! << 8) | data[index + 2]!);
    return colours.size;
  }, picture);
}

/** Saves ten homes for a user; answers them, first one of the agent where one is named. */
async function saveTen(request: APIRequestContext, person: StoredSession, agentId?: number): Promise<Row[]> {
  const answer = await request.get('/api/get-property-list?limit=100&sort_by=newest');
  const { data } = (await answer.json()) as { data: (Row & { is_premium: number })[] };
  const open = data.filter(({ is_premium: isPremium }) => !isPremium);
  const isFirst = ({ added_by: owner }: Row) => Number(owner === agentId);
  const strangers = open.filter(({ added_by: owner }) => owner !== person.data.id);
  const ten = strangers.toSorted((one, other) => isFirst(other) - isFirst(one)).slice(0, 10);
  for (const { id } of ten) {
    const saved = await request.post('/api/add_favourite', {
      headers: bearer(person),
      data: { property_id: id, type: 1 },
    });
    expect(await saved.json()).toMatchObject({ error: false });
  }
  return ten;
}

/** Opens the saved homes through the worker, and keeps them on the device. */
async function keepOffline(page: Page): Promise<void> {
  await page.goto('/user/favourites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole('switch', { name: /Keep these homes offline/ }).click();
  await expect(page.locator('p', { hasText: /^\d+ homes are on this device/ })).toBeVisible({
    timeout: 60_000,
  });
}

test('ten saved homes are opened in airplane mode, a note and a message are written, and all arrives once', async ({
  page,
  context,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  await resumeSession(page, 'buyer');
  const buyer = await storedSession(page);
  const homes = await saveTen(request, buyer, agent.data.id);
  const [asked, noted] = homes as [Row, Row];
  const others = page.getByRole('main').getByRole('article');
  await keepOffline(page);
  await expect(page.getByText(/MB used/)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  for (const [index, { title, slug_id: slug }] of homes.entries()) {
    await page.goto('/user/favourites');
    await page.locator(`main a[href="/properties-details/${slug}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => hasPhoto(page)).toBe(true);
    if (index > 0) continue;
    // The map around it lies on the device as well; it is drawn for who comes near.
    await page.getByRole('heading', { level: 2, name: 'Location', exact: true }).scrollIntoViewIfNeeded();
    const map = page.getByRole('application').or(page.locator('.ol-viewport')).first();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => coloursOf(page, map), { timeout: 20_000 }).toBeGreaterThan(40);
    await page.getByRole('button', { name: 'Write a message' }).click();
    const text = page.getByRole('textbox', { name: 'Your message' });
    await text.fill('Is it still free?');
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We’ll send your message when you’re back online')).toBeVisible();
  }
  await page.goto('/user/favourites');
  await page
    .getByRole('button', { name: `Add a note on ${noted.title}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: `Note on ${noted.title}` }).fill('Ask about the cellar');

  // What waits is named, and still there after a reload.
  const waits = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waits.getByText(`Note on ${noted.title}`)).toBeVisible();
  await page.reload();
  await expect(waits.getByText(`Message about ${asked.title}`)).toBeVisible();
  await expect(waits.getByText('Is it still free?')).toBeVisible();
  await expect(waits.getByText(`Note on ${noted.title}`)).toBeVisible();

  // The first answer to the message gets lost on its way back, so that it is sent again.
  let sendings = 0;
  await context.route('**/api/send_message', async (route) => {
    sendings += 1;
    if (sendings > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect(waits).toHaveCount(0, { timeout: 30_000 });
  expect(sendings).toBe(2);
  const conversation = await request.get(
    `/api/get_messages?user_id=${buyer.data.id}&property_id=${asked.id}&per_page=100`,
    { headers: bearer(agent) },
  );
  const { data: messages } = ((await conversation.json()) as { data: { data: { message: string }[] } }).data;
  expect(messages.filter(({ message }) => message === 'Is it still free?')).toHaveLength(1);
  const kept = await request.get('/api/listing-notes', { headers: bearer(buyer) });
  expect(((await kept.json()) as { data: unknown[] }).data).toContainEqual(
    expect.objectContaining({ property_id: noted.id, text: 'Ask about the cellar', other_text: '' }),
  );

  await page.getByRole('button', { name: 'Remove offline copy' }).click();
  await expect.poll(() => page.evaluate(() => caches.has('lintel-kept-homes'))).toBe(false);
  await expect(others.first()).toBeVisible();
});

test('the files of kept homes are fetched for each release, on a page of another remote as well', async ({
  page: first,
  context,
  request,
}) => {
  await resumeSession(first, 'buyer');
  await saveTen(request, await storedSession(first));
  await keepOffline(first);
  // A release that is new on this device has none of its files there; this page has them in its memory.
  await first.evaluate(() => caches.delete('lintel-files'));
  await first.close();
  const page = await context.newPage();
  await page.goto('/user/chat');
  const files = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('lintel-files')).keys();
      return kept.map(({ url }) => url.split('/').slice(-1)[0]);
    });
  await expect.poll(files).toEqual(expect.arrayContaining(['page-favourites.js', 'page-property.js']));
});

test('a heart taken off in airplane mode waits in sight and can be taken back; a note that changed elsewhere keeps both texts', async ({
  page,
  context,
  request,
}) => {
  const delivered: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/add_favourite') && response.ok())
      delivered.push(response.request().postData() ?? '');
  });
  await signIn(page, demoAccount('owner'));
  const owner = await storedSession(page);
  const [one, two] = (await saveTen(request, owner)) as [Row, Row];
  await keepOffline(page);
  const waits = page.getByRole('region', { name: 'Waiting to be sent' });

  await context.setOffline(true);
  for (const { title } of [one, two])
    await page
      .getByRole('button', { name: `Remove ${title} from saved homes` })
      .first()
      .click();
  await waits.getByRole('button', { name: `Undo: Remove ${two.title} from saved homes` }).click();
  await expect(waits.getByText(`Remove ${two.title} from saved homes`)).toHaveCount(0);
  await page
    .getByRole('button', { name: `Add a note on ${two.title}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: `Note on ${two.title}` }).fill('Written on the phone');
  await expect(waits.getByText(`Note on ${two.title}`)).toBeVisible();
  expect(delivered).toEqual([]);
  // Meanwhile, on another device.
  await request.post('/api/listing-notes', {
    headers: bearer(owner),
    data: { property_id: two.id, text: 'Written on the laptop', device: 'laptop' },
  });

  await context.setOffline(false);
  await expect(waits).toHaveCount(0, { timeout: 30_000 });
  const conflict = page.getByRole('group', { name: `Two versions of the note on ${two.title}` });
  await expect(conflict.getByText('Written on the laptop')).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Note on ${two.title}` })).toHaveValue(
    'Written on the phone',
  );
  expect(await accessibilityProblems(page, 'main')).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect(conflict).toHaveCount(0);
  expect(delivered).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('textbox', { name: `Note on ${two.title}` })).toHaveValue(
    'Written on the phone\n\nWritten on the laptop',
  );
  await expect(page.locator(`main a[href="/properties-details/${one.slug_id}"]`)).toHaveCount(0);
});
