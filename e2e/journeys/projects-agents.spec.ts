import { resumeSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('a project shows a visitor what is kept back, and a member its plans one by one', async ({ page }) => {
  await page.goto('/');
  // The foot of a long page is drawn for who comes near.
  const projects = page.getByRole('contentinfo').getByRole('link', { name: 'Projects' });
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(projects).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await projects.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const card = page
    .getByRole('article')
    .filter({ hasText: /^From \$|units? available/ })
    .first();
  await expect(card).toContainText(/From\s*\$/);
  await expect(card).toContainText(/\d+ units? available/);
  const first = card.getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/project-details\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See packages' })).toBeVisible();
  const address = page.url();

  await resumeSession(page, 'agent', address);
  const units = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Available units' }) });
  await expect(units.getByText(/^\d+ available$/).first()).toBeVisible();
  await page.getByRole('heading', { name: 'Plans', exact: true }).scrollIntoViewIfNeeded();
  const plans = page.getByRole('tablist', { name: 'Plans' }).getByRole('tab');
  await expect(plans.first()).toHaveAttribute('aria-selected', 'true');
  await plans.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(plans.nth(1)).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('img', { name: /^Plan: / })).toBeVisible();
  await panel.getByRole('button', { name: 'Zoom in' }).click();
  await expect(panel.getByText('150%')).toBeVisible();
  await expect(page.getByRole('list', { name: 'More projects' }).getByRole('article').first()).toBeVisible();
});

test('agents are found by name; one shows homes and projects on offer', async ({ page }) => {
  await page.goto('/agents?verified=1');
  const agents = page.getByRole('article');
  const name = await agents.nth(1).getByRole('link').innerText();
  const all = await agents.count();
  await page.getByRole('searchbox', { name: 'Agent name' }).fill(name.slice(0, 5));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  // The address is there before its page is.
  await expect.poll(() => agents.count()).toBeLessThan(all);
  // Back undoes the search.
  await page.goBack();
  await expect(page).toHaveURL(/\/agents\?verified=1$/);
  await expect(page.getByRole('searchbox', { name: 'Agent name' })).toHaveValue('');
  await page.goForward();
  await agents.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Verified' }).click();
  await expect(page.getByText('Licence documents')).toBeVisible();
  await page.keyboard.press('Escape');
  const homes = page.getByRole('tabpanel').getByRole('article');
  await expect(homes.first()).toBeVisible();
  await page.getByRole('tab', { name: /project/ }).click();
  await expect(page).toHaveURL(/tab=projects/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
