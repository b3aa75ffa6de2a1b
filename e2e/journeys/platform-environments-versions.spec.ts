import type { Page } from '@playwright/test';
import { accessibilityProblems, sidewaysOverflow } from '../fixtures/page-quality/accessibility.ts';
import { operatorToken } from '../fixtures/platform/operators.ts';
import { publishAs, registry, registryOf } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

const testing = registryOf('testing');
const live = () =>
  JSON.parse(registry('explain', 'mfe-payments', '--json')) as {
    revision: number;
    parts: { version: string; build: string }[];
  };
const overlay = (page: Page) => page.getByRole('dialog', { name: 'What this page is made of' });

/** The lock of the environment `testing` with other prices. */
let wanted: string;

test.beforeAll(() => {
  publishAs('mfe-payments', '8.7.0');
  testing('promote', `local@${live().revision}`, '--reason', 'as it is');
  testing('lock', 'mfe-payments@8.7.0', '--reason', 'new prices', '--by', 'carol');
  const { revision } = JSON.parse(testing('explain', 'mfe-payments', '--json')) as { revision: number };
  wanted = `testing@${revision}`;
});

test('a team promotes and reverts from the overlay with its token, after it has seen what changes', async ({
  page,
}) => {
  const { revision, parts } = live();
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  await page.goto('/subscription-plan?mfe-overlay');
  await overlay(page).getByRole('tab', { name: 'Environments' }).click();
  const token = overlay(page).getByLabel('Token of your team');
  await token.fill('a wrong token');
  await token.press('Enter');
  await expect(overlay(page).getByRole('alert')).toHaveText('This needs the token of a team.');
  await token.fill(operatorToken);
  await token.press('Enter');
  const next = overlay(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'testing' }) });
  await expect(next).toContainText('mfe-payments 8.7.0-');
  await expect(next).toContainText('by carol new prices');

  await overlay(page).getByRole('combobox', { name: 'Lock to promote to local' }).selectOption(wanted);
  await overlay(page).getByRole('button', { name: 'Promote…' }).click();
  const { version, build } = parts[0]!;
  const promotion = overlay(page).getByRole('region', { name: `Promote ${wanted} to local?` });
  await expect(promotion).toContainText(`mfe-payments: ${version}-${build} → 8.7.0-${build}`);
  await expect(promotion).toContainText('Nothing speaks against it');
  expect(live().revision).toBe(revision);
  await promotion.getByLabel('Reason').fill('prices are approved');
  await promotion.getByRole('button', { name: 'Promote now' }).click();
  const promoted = Number(
    /lock (\d+)/.exec(
      (await overlay(page)
        .getByRole('status')
        .getByText(/lock \d+/)
        .textContent())!,
    )![1],
  );
  expect(live()).toMatchObject({ revision: promoted, parts: [{ version: '8.7.0' }] });
  expect(registry('history')).toContain(`lock ${promoted} by operators: prices are approved`);

  // Another change came first: the registry refuses what was confirmed on another lock.
  await overlay(page).getByRole('button', { name: 'Revert…' }).click();
  const way = overlay(page).getByRole('region', { name: `Go back to lock ${revision} in local?` });
  await expect(way).toContainText(`mfe-payments: 8.7.0-${build} → ${version}-${build}`);
  registry('off', 'mfe-payments');
  await way.getByRole('button', { name: 'Revert now' }).click();
  await expect(overlay(page).getByRole('alert')).toContainText(`not ${promoted}; look again`);
  registry('promote', String(promoted));
  await way.getByRole('button', { name: 'Revert now' }).click();
  await expect(overlay(page).getByRole('status').getByText(`at lock ${revision}.`)).toBeAttached();
  expect(live().revision).toBe(revision);

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.innerHTML]),
  );
  expect(kept + addresses.join()).not.toContain(operatorToken);
  await page.reload();
  await overlay(page).getByRole('tab', { name: 'Environments' }).click();
  await expect(overlay(page).getByLabel('Token of your team')).toHaveValue('');
});

test('the environments are accessible, from right to left as well', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'ar',
    viewport: { width: 360, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/subscription-plan?mfe-overlay');
  await page.getByRole('tab', { name: 'البيئات' }).click();
  await page.getByLabel('رمز فريقك').fill(operatorToken);
  await page.getByRole('button', { name: 'عرض البيئات' }).click();
  await page.getByRole('button', { name: 'اعتماد…' }).click();
  await expect(page.getByRole('button', { name: 'اعتماد الآن' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await context.close();
});
