import type { APIRequestContext, Page } from '@playwright/test';
import { accountMenu, demoAccount, fillSignIn } from '../fixtures/people.ts';
import { styleLeaks, watchedRemotes, watchStyles } from '../fixtures/platform/style-leaks.ts';
import { expect, test } from '../test.ts';

/** As a link does it: without a new document, so that the rules of all pages gather in one document. */
const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** As far as it is needed here: which remotes there are, and where their pages are. */
interface Site {
  remotes: { name: string; active: { manifest: { mounts: { path: string }[] } } }[];
}
const siteOf = async (page: Page): Promise<Site> =>
  JSON.parse((await page.locator('#lintel-site').textContent()) ?? '{}') as Site;

/** Something to put in for each parameter of an address. */
async function samples(request: APIRequestContext): Promise<Record<string, string>> {
  const slug = async (call: string): Promise<string> => {
    const { data } = (await (await request.get(call)).json()) as { data: { slug_id: string }[] };
    return data[0]!.slug_id;
  };
  return {
    '/properties-details/:slug': await slug('/api/get-property-list?limit=1'),
    '/project-details/:id': await slug('/api/get-projects?limit=1'),
    '/agent-details/:slug': await slug('/api/agent-list?limit=1&offset=1'),
    '/articles/:slug': await slug('/api/get_articles?limit=1'),
    '/properties/categories/:category': 'villa',
    '/properties/city/:city': 'Porto',
  };
}

/** A page of the shell with only its own styles, watched from there on. */
async function begin(page: Page): Promise<void> {
  // A pointer that rests on a link would fetch the remote behind it.
  await page.mouse.move(0, 0);
  await page.goto('/403');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await watchStyles(page);
}

test('no style of a remote matches anything outside of its own root, on any page of any remote', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const agent = demoAccount('agent');
  await begin(page);
  await goInside(page, '/login');
  await fillSignIn(page, agent);
  await expect(accountMenu(page, agent.name)).toBeVisible();
  const { remotes } = await siteOf(page);
  const given = await samples(request);
  const leaks = new Set<string>();
  for (const { name, active } of remotes)
    for (const { path } of active.manifest.mounts) {
      const address = path.replace(/:\w+|\*/, () => given[path] ?? 'none');
      await test.step(address, async () => {
        await goInside(page, address);
        const area = page.getByRole('main').locator(`[data-remote=${name}]`);
        await expect(area.getByRole('heading').first()).toBeVisible();
        for (const leak of await styleLeaks(page)) leaks.add(`${address}: ${leak}`);
      });
    }
  await page.keyboard.press('Alt+Shift+V');
  await expect(page.getByRole('dialog', { name: 'What this page is made of' })).toBeVisible();
  for (const leak of await styleLeaks(page)) leaks.add(`overlay: ${leak}`);
  expect([...leaks]).toEqual([]);
  // Nothing was overlooked: of each remote there are styles that were looked at.
  expect(Object.keys(await watchedRemotes(page)).sort()).toEqual(remotes.map(({ name }) => name).sort());
});

test('the check finds what it looks for: a rule for every button, one that reaches out, and what is drawn elsewhere', async ({
  page,
}) => {
  await begin(page);
  await goInside(page, '/subscription-plan');
  const area = page.getByRole('main').locator('[data-remote=mfe-payments]');
  await expect(area.getByRole('article').first()).toBeVisible();
  expect(await styleLeaks(page)).toEqual([]);

  const ownClass = await area.evaluate((root) => root.querySelector('[class]')!.classList.item(0)!);
  const seed = (rule: string) =>
    page.evaluate((text) => {
      const sheet = [...document.styleSheets].find(({ href }) => href === null)!;
      const at = sheet.insertRule(text, sheet.cssRules.length);
      return () => sheet.deleteRule(at);
    }, rule);
  await seed('button { color: inherit; }');
  await expect.poll(() => styleLeaks(page)).toContainEqual('somebody: button matches <button> of the shell');
  await seed(`body:has(.${ownClass}) header { color: inherit; }`);
  await expect
    .poll(() => styleLeaks(page))
    .toContainEqual(`mfe-payments: body:has(.${ownClass}) header matches <header> of the shell`);
  await area.evaluate((root) => document.body.append(root.querySelector('article')!.cloneNode(true)));
  await expect
    .poll(() => styleLeaks(page))
    .toContainEqual(expect.stringMatching(/^mfe-payments draws <article> of the shell outside of its root$/));
});
