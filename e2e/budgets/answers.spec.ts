import { expect, test } from '../test.ts';

/** Pages whose content is one public answer, which travels in their document; and the call that is not made then. */
const pages = {
  '/projects': 'get-projects',
  '/articles/': 'get_articles',
  '/agents': 'agent-list',
  '/categories': 'get_categories',
  '/cities': 'get-cities-data',
  '/faqs': 'faqs',
  '/subscription-plan': 'get-package',
};

test('pages of one public list ask a visitor’s back end for nothing before they are there', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  page.on('request', (one) => calls.push(new URL(one.url()).pathname));
  const { data } = (await (await request.get('/api/get_articles?limit=1')).json()) as {
    data: { slug_id: string }[];
  };
  for (const [path, call] of Object.entries(pages)) {
    const address = path.endsWith('/') ? `${path}${data[0]!.slug_id}` : path;
    // A document waits for its answers for a moment only; on a busy machine the next one has them.
    await expect(async () => {
      calls.length = 0;
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(calls).not.toContain(`/api/${call}`);
    }).toPass();
  }
});
