import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityProblems, misfits, sidewaysOverflow } from '../fixtures/page-quality/accessibility.ts';
import { expectNoShift, recordShifts } from '../fixtures/page-quality/layout-shift.ts';
import { markupProblems } from '../fixtures/page-quality/markup.ts';
import { plainPages } from '../fixtures/pages.ts';
import { bearer, storedSession } from '../fixtures/people.ts';
import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

const personal = [
  '/user/dashboard',
  '/user/profile',
  '/user/notifications',
  '/user/verification',
  '/user/security',
  '/user/data',
  '/user/properties',
  '/user/add-property',
  '/user/add-property?draft=axe&step=basics',
  '/user/add-property?draft=axe&step=facts',
  '/user/add-property?draft=axe&step=photos',
  '/user/add-property?draft=axe&step=search',
  '/user/add-property?draft=axe&step=check',
  '/user/projects',
  '/user/add-project',
  '/user/add-project?draft=axe&step=units',
  '/user/add-project?draft=axe&step=plans',
  '/user/advertisement',
  '/user/chat',
  '/user/favourites',
  '/feed',
  '/user/personalize-feed',
  '/mortgage-calculator',
  '/payment/2',
  '/payment/fail',
  '/user/subscription',
  '/user/transactions',
  '/subscription-plan',
  '/subscription-plan?for=property_list&return=%2Ffaqs',
  '/design',
];

/** Also a conversation, the outcome of a payment, an own listing and an own project, by the addresses of the first ones. */
async function personalPages(page: Page): Promise<string[]> {
  const headers = bearer(await storedSession(page));
  const first = async <Row>(call: string) =>
    ((await (await page.request.get(call, { headers })).json()) as { data: [Row] }).data[0];
  const chat = await first<{ user_id: number; property_id: number }>('/api/get_chats');
  const payment = await first<{ id: number }>('/api/get_payment_details');
  const listing = await first<{ slug_id: string }>('/api/get-added-properties');
  const project = await first<{ slug_id: string }>('/api/get-added-projects');
  return [
    ...personal,
    `/user/chat?property=${chat.property_id}&peer=${chat.user_id}`,
    `/payment/success?payment_transaction_id=${payment.id}`,
    `/my-property/${listing.slug_id}`,
    `/my-project/${project.slug_id}`,
    `/user/interested/${listing.slug_id}`,
  ];
}

async function publicPages(request: APIRequestContext): Promise<string[]> {
  const slug = async (call: string) => {
    const { data } = (await (await request.get(call)).json()) as { data: { slug_id: string }[] };
    return data[0]!.slug_id;
  };
  const { data: pair } = (await (
    await request.get('/api/get-property-list?category_slug_id=villa&property_type=0&organic=1&limit=20')
  ).json()) as { data: { id: number; is_premium: boolean }[] };
  const [a, b] = pair.filter(({ is_premium: isPremium }) => !isPremium);
  return [
    '/',
    '/properties',
    '/properties?view=split',
    '/properties-on-map',
    `/properties-details/${await slug('/api/get-property-list?limit=1')}`,
    '/projects',
    '/agents',
    `/agent-details/${await slug('/api/agent-list?limit=1&offset=1')}`,
    '/agent-details/provider?is_admin=1',
    '/categories',
    '/cities',
    '/articles',
    `/articles/${await slug('/api/get_articles?limit=1')}`,
    '/faqs',
    `/compare?a=${a!.id}&b=${b!.id}`,
    ...plainPages,
    '/user/saved-searches',
    '/login',
    '/register',
    '/forgot-password',
    '/nowhere',
  ];
}

/** Patterns of the pages of all remotes that are live. */
async function patternsOfPages(page: Page): Promise<string[]> {
  await page.goto('/403');
  const { remotes } = JSON.parse((await page.locator('#lintel-site').textContent()) ?? '') as {
    remotes: { active: { manifest: { mounts: { path: string }[] } } }[];
  };
  return remotes.flatMap(({ active }) => active.manifest.mounts.map(({ path }) => path));
}

test('every page of a remote whose address has no parameter is among those that are looked at', async ({
  page,
}) => {
  await resumeSession(page, 'agent');
  const addresses = [...(await personalPages(page)), ...(await publicPages(page.request))];
  const listed = addresses.map((address) => address.split('?')[0]);
  const patterns = (await patternsOfPages(page)).filter((pattern) => !pattern.includes(':'));
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => !listed.includes(pattern))).toEqual([]);
});

/** Whether search engines have something to show below the title, or are to leave the page out. */
const isDescribed = async (page: Page) =>
  (await page
    .locator('meta[name=description]:not([content=""]), meta[name=robots][content=noindex]')
    .count()) > 0;

interface Sweep {
  /** Also at other widths. */
  fit?: boolean;
  /** Search engines find them. */
  isFound?: boolean;
}

/** Opens each page, waits for its content, and collects what is wrong with any of them. */
async function expectPagesInOrder(
  page: Page,
  addresses: string[],
  { fit = false, isFound = false }: Sweep = {},
): Promise<void> {
  await recordShifts(page);
  for (const address of addresses) {
    // Not until the network is idle: a signed-in person's page listens for events as long as it is open.
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is further down is drawn once the user does something.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // The gallery of the design system has parts that are busy for ever.
    const busy = page.locator('main [aria-busy=true]:visible');
    if (address !== '/design') await expect(busy, address).toHaveCount(0);
    await expectNoShift(page, address);
    expect.soft(await accessibilityProblems(page), address).toEqual([]);
    expect.soft(await sidewaysOverflow(page), `${address} scrolls sideways`).toBe(0);
    expect.soft(await markupProblems(page), `${address} is valid HTML (D)`).toEqual([]);
    if (fit) expect.soft(await misfits(page), `${address} at other widths`).toEqual([]);
    if (isFound)
      expect.soft(await isDescribed(page), `${address} has a description for search engines`).toBe(true);
  }
}

/** What the header opens over a page: the latest notifications, the palette, the menu of the account. */
async function expectOverlays(page: Page): Promise<void> {
  await page.goto('/faqs');
  const header = page.getByRole('banner');
  const correct = async (what: string) => {
    expect.soft(await accessibilityProblems(page), what).toEqual([]);
    expect.soft(await sidewaysOverflow(page), `${what} scrolls sideways`).toBe(0);
  };
  await header.locator('button[aria-controls]').click();
  await expect(header.getByRole('group').getByRole('listitem').first()).toBeVisible();
  await correct('the bell');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('port');
  await expect(page.getByRole('dialog').getByRole('option').nth(3)).toBeVisible();
  await correct('the palette');
  await page.keyboard.press('Escape');
  await header.locator('button[aria-haspopup=menu]').last().click();
  await expect(page.getByRole('menuitemcheckbox')).toBeVisible();
  await correct('the menu of the account');
}

test.describe('light, German, 1440 wide', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'de' });

  test('public pages have no serious problem', async ({ page, request }) => {
    test.slow();
    await expectPagesInOrder(page, await publicPages(request), { fit: true, isFound: true });
  });

  test('pages of a user have no serious problem', async ({ page }) => {
    test.slow();
    await resumeSession(page, 'agent');
    await expectPagesInOrder(page, await personalPages(page), { fit: true });
    await expectOverlays(page);
  });
});

test.describe('dark, right to left, 360 wide', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

  /** As on a phone: through the menu. */
  async function chooseDarkArabic(page: Page): Promise<void> {
    await page.goto('/faqs');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('"code":"ar"');
  }

  test('public pages have no serious problem and nothing sticks out', async ({ page, request }) => {
    test.slow();
    await chooseDarkArabic(page);
    await expectPagesInOrder(page, await publicPages(request));
  });

  test('pages of a user have no serious problem and nothing sticks out', async ({ page }) => {
    test.slow();
    await resumeSession(page, 'agent');
    const pages = await personalPages(page);
    await chooseDarkArabic(page);
    await expectPagesInOrder(page, pages);
    await expectOverlays(page);
  });
});
