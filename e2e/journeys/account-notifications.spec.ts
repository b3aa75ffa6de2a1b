import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { dataFolder, url } from '../fixtures/address.ts';
import { bearer, demoAccount } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A notification of every kind, about real objects, on the list of the user. */
const raiseAll = (email: string): void => {
  execFileSync(
    process.execPath,
    [
      '--experimental-transform-types',
      '--no-warnings',
      'api/test/harness/notifications/raise-notifications.ts',
      email,
    ],
    { cwd: root, env: { ...process.env, LINTEL_DATA: dataFolder, PUBLIC_URL: url } },
  );
};

interface Row {
  id: number;
  kind: string;
  title: string;
  message: string;
  target: { type: string; id: number; slug_id?: string } | null;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** The page behind each type of object, and what only this page shows once it is there. */
const pages: Record<string, { at: RegExp; shows(page: Page): Promise<void> }> = {
  property: {
    at: /\/properties-details\/[\w-]+/,
    shows: (page) => expect(main(page).getByRole('button', { name: 'Share' }).first()).toBeVisible(),
  },
  own_property: {
    at: /\/my-property\/[\w-]+/,
    shows: (page) => expect(page.getByRole('region', { name: 'Your listing' })).toBeVisible(),
  },
  project: { at: /\/project-details\/[\w-]+/, shows: (page) => expect(heading(page)).toBeVisible() },
  own_project: { at: /\/my-project\/[\w-]+/, shows: (page) => expect(heading(page)).toBeVisible() },
  advert: {
    at: /\/user\/advertisement$/,
    shows: (page) =>
      expect(main(page).getByRole('row').or(main(page).getByRole('article')).first()).toBeVisible(),
  },
  verification: {
    at: /\/user\/verification$/,
    shows: (page) => expect(heading(page)).toHaveText(/verif/i),
  },
  transaction: {
    at: /\/user\/transactions\/\d+$/,
    shows: (page) => expect(main(page).getByRole('term').first()).toBeVisible(),
  },
  package: {
    at: /\/user\/subscription$/,
    shows: (page) => expect(main(page).getByRole('article').first()).toBeVisible(),
  },
  saved_search: {
    at: /\/user\/saved-searches$/,
    shows: (page) => expect(heading(page)).toHaveText('Saved searches'),
  },
};

test('a notification of every kind leads to its object, which is there', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  raiseAll(demoAccount('agent').email);
  // In the language of the page, whichever this account used last.
  const headers = { ...bearer(await sharedSession(browser, 'agent')), 'content-language': 'en' };
  const answer = await request.get('/api/get_notification_list?limit=60', { headers });
  const { data } = (await answer.json()) as { data: Row[] };
  // The newest of each kind and type of object.
  const rows = new Map<string, Row>();
  for (const row of data) {
    const key = `${row.kind} ${row.target?.type ?? ''}`;
    if (!rows.has(key)) rows.set(key, row);
  }
  expect(rows.size).toBeGreaterThan(30);

  await resumeSession(page, 'agent', '/user/notifications');
  for (const [name, row] of rows)
    await test.step(name, async () => {
      if (!row.target) return;
      const behind = pages[row.target.type];
      expect(behind, `no page for ${row.target.type}`).toBeDefined();
      const link = main(page)
        .getByRole('listitem')
        .filter({ hasText: row.message })
        .getByRole('link', { name: row.title })
        .first();
      await expect(async () => {
        if (!(await link.isVisible()))
          await main(page).getByRole('button', { name: /more/i }).click({ timeout: 3_000 });
        await expect(link).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await link.click();
      await expect(page).toHaveURL(behind!.at);
      await behind!.shows(page);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
      await expect(main(page).getByText(/not found/i)).toHaveCount(0);
      await page.goBack();
      await expect(heading(page)).toHaveText('Notifications');
    });
});
