import { buildAs, ownVersion, registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

test('two versions of one remote side by side: the lock decides, and nothing else is built again', async ({
  page,
}) => {
  const version = page.locator('[data-remote=mfe-payments]');
  const own = ownVersion('mfe-payments');
  await page.goto('/subscription-plan');
  await expect(version).toHaveAttribute('data-version', own);
  const shell = await page.locator('script[src*="/assets/shell/"]').first().getAttribute('src');

  buildAs('mfe-payments', '9.0.0');
  try {
    registry('lock', 'mfe-payments@9.0.0', '--reason', 'e2e');
    await page.reload();
    await expect(version).toHaveAttribute('data-version', '9.0.0');
    expect(await page.locator('script[src*="/assets/shell/"]').first().getAttribute('src')).toBe(shell);
    expect(registry('explain', 'mfe-payments')).toContain(`falls back to ${own}`);

    // The new version dies: the one before it takes over without another lock.
    await page.route('**/assets/mfe-payments/9.0.0-*/**', (route) => route.abort());
    await page.reload();
    await expect(version).toHaveAttribute('data-version', own, { timeout: 20_000 });
    await page.unroute('**/assets/mfe-payments/9.0.0-*/**');
  } finally {
    registry('revert');
  }
  await page.reload();
  await expect(version).toHaveAttribute('data-version', own);
});

test('a remote that is switched off shows a placeholder, and its neighbours do not notice', async ({
  page,
}) => {
  registry('off', 'mfe-payments');
  try {
    await page.goto('/subscription-plan');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.goto('/');
    await expect(page.locator('[data-remote=mfe-catalogue]')).toBeVisible();
  } finally {
    registry('on', 'mfe-payments');
  }
});
