import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../fixtures/browser.ts';
import { beginTalk, bubble, messages, write } from '../fixtures/conversation.ts';

// A microphone that Chromium plays itself.
test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('a picture, a paper and a voice message arrive, are shown and played on the other side', async ({
  page,
  browser,
  request,
}) => {
  const talk = await beginTalk({ page, browser, request }, 3);
  await write(page, 'Here is what you asked for:');
  await expect(bubble(page, 'Here is what')).toContainText('Sent');
  const other = await talk.openOther();
  await expect(bubble(other, 'Here is what')).toBeVisible();

  await page.getByRole('button', { name: 'Send files' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Files', { exact: true }).setInputFiles([
    { name: 'plan.png', mimeType: 'image/png', buffer: await picture() },
    { name: 'contract.pdf', mimeType: 'application/pdf', buffer: paper },
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
  ]);
  await expect(dialog.getByRole('img', { name: /^Preview of plan/ })).toBeVisible();
  await expect(dialog.getByText('contract.pdf')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Files that can’t be used' })).toContainText('fake.png');
  await dialog.getByRole('textbox').fill('The plan and the contract');
  await dialog.getByRole('button', { name: 'Send 2 files' }).click();
  await expect
    .poll(async () => (await talk.stored()).map((row) => row.file_name.split('.')[0]))
    .toEqual(['contract', 'plan', '']);

  // Pictures of a page in the background are not loaded.
  await other.bringToFront();
  // The agent has not answered, so pictures are blurred at first.
  await messages(other)
    .getByRole('button', { name: /^Show picture plan/ })
    .click();
  const thumb = messages(other).getByRole('button', { name: /^Open picture plan/ });
  await expect
    .poll(() => thumb.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await thumb.click();
  await expect(other.getByRole('dialog', { name: 'Pictures of this conversation' })).toBeVisible();
  await other.keyboard.press('Escape');
  const link = messages(other).getByRole('link', { name: /contract\.pdf/ });
  const file = await request.get((await link.getAttribute('href'))!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  const recorder = page.getByRole('group', { name: 'Voice message' });
  await expect(recorder.getByText('0:01')).toBeVisible();
  await recorder.getByRole('button', { name: 'Stop recording' }).click();
  await expect(recorder.getByRole('button', { name: 'Play' })).toBeVisible();
  await recorder.getByRole('button', { name: 'Send voice message' }).click();
  await expect.poll(async () => (await talk.stored())[0]!.audio_duration ?? 0).toBeGreaterThan(0.9);

  await other.bringToFront();
  await messages(other).getByRole('button', { name: 'Play' }).click();
  const position = messages(other).getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await other.context().close();
});
