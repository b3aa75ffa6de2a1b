import { expect, test } from '../test.ts';

test('a page measures itself and reports it once, when its visitor looks away', async ({ page }) => {
  const reports: { kind: string; remote: string; vitals: Record<string, number> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/registry/beacons')) reports.push(request.postDataJSON() as never);
  });
  const measuring = page.waitForResponse(/\/assets\/shell\/.*vitals[\w.]*\.js$/);
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await (await measuring).finished();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  // The largest paint is known once the browser has drawn again.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));

  const looksAway = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const answered = page.waitForResponse(/\/registry\/beacons$/);
  await looksAway();
  expect((await answered).status()).toBe(204);
  await looksAway();

  expect(reports.filter(({ kind }) => kind === 'vitals')).toHaveLength(1);
  const { remote, vitals } = reports.find(({ kind }) => kind === 'vitals')!;
  expect(remote).toBe('mfe-catalogue');
  expect(vitals.ttfb).toBeGreaterThan(0);
  expect(vitals.fcp).toBeGreaterThanOrEqual(vitals.ttfb!);
  expect(vitals.lcp).toBeGreaterThanOrEqual(vitals.fcp!);
  expect(vitals.cls).toBeLessThan(0.25);
});

test('each call of a page has an id, by which the back end answers', async ({ page }) => {
  const sent: (string | undefined)[] = [];
  const answered: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || response.request().resourceType() !== 'xhr')
      return;
    sent.push(response.request().headers()['x-request-id']);
    answered.push(response.headers()['x-request-id']);
  });
  await page.goto('/properties');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  for (const id of sent) expect(id).toMatch(/^[\da-f]{24}$/);
  expect(answered).toEqual(sent);
  expect(new Set(sent).size).toBe(sent.length);
});
