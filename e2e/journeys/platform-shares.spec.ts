import type { Page } from '@playwright/test';
import { resumeSession } from '../fixtures/signed-in.ts';
import { registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

interface Copy {
  library: string;
  version: string;
  provider: string;
  users: string[];
}
interface Federation {
  ['__INSTANCES__']: {
    shareScopeMap: { default: Record<string, Record<string, { from: string; useIn: string[] }>> };
  }[];
}

/** What the page has, from the federation itself, one line for each copy that any container knows of. */
const copiesOf = (page: Page): Promise<Copy[]> =>
  page.evaluate(() => {
    const { ['__FEDERATION__']: federation } = globalThis as unknown as { ['__FEDERATION__']: Federation };
    const found = new Map<string, Copy>();
    for (const { shareScopeMap } of federation['__INSTANCES__'])
      for (const [library, versions] of Object.entries(shareScopeMap.default))
        for (const [version, { from, useIn }] of Object.entries(versions)) {
          const key = `${library} ${version} ${from}`;
          const users = [...new Set([...(found.get(key)?.users ?? []), ...useIn])].sort();
          found.set(key, { library, version, provider: from, users });
        }
    return [...found.values()].sort((a, b) => a.library.localeCompare(b.library));
  });

/** One page of every remote. */
const pages = [
  ['/', 'mfe-catalogue'],
  ['/user/profile', 'mfe-account'],
  ['/user/properties', 'mfe-listings'],
  ['/user/chat', 'mfe-chat'],
  ['/subscription-plan', 'mfe-payments'],
] as const;

test('the forecast of shared copies is what the page has when every remote has been opened', async ({
  page,
}) => {
  const { parts } = JSON.parse(registry('explain', '--json')) as {
    parts: { name: string; version: string; build: string }[];
  };
  const wanted = parts.map(({ name, version, build }) => `${name}@${version}-${build}`);
  const { shared } = JSON.parse(registry('can-i-deploy', ...wanted, '--json')) as { shared: Copy[] };

  await resumeSession(page, 'agent');
  for (const [address, remote] of pages) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    // Names the remote, since the page before stays on screen until the next one is there.
    await expect(page.getByRole('main').locator(`[data-remote=${remote}]`).first()).toBeVisible();
  }
  await page.keyboard.press('Alt+Shift+V');
  await expect(page.getByRole('dialog', { name: 'What this page is made of' })).toBeVisible();

  const copies = await copiesOf(page);
  const named = ({ library, version, provider }: Copy) => `${library} ${version} from ${provider}`;
  expect(copies.map(named)).toEqual(shared.map(named));
  for (const { library, users } of copies) {
    const forecast = shared.find((copy) => copy.library === library)!;
    expect(forecast.users, library).toEqual(expect.arrayContaining(users));
  }
  // Every remote was there, so that none could have brought a copy of its own unseen.
  const users = copies.find(({ library }) => library === 'react')!.users;
  expect(users).toHaveLength(parts.length);
});
