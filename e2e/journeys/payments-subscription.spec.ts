import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { bearer } from '../fixtures/people.ts';
import { expect, test } from '../test.ts';

interface Overview {
  active_packages: {
    id: number;
    name: string;
    features: { id: number; used_limit: number | null }[];
  }[];
}
interface Uses {
  data: { quantity: number; feature: { id: number } }[];
}

test('an agent sees what is left, what used it, and goes to the listing that did', async ({
  page,
  browser,
  request,
}) => {
  await resumeSession(page, 'agent', '/user/subscription');
  const card = page.getByRole('article', { name: 'Agent', exact: true });
  await expect(card.getByRole('meter', { name: 'Properties to list' })).toBeVisible();
  const headers = bearer(await sharedSession(browser, 'agent'));
  const read = async <Answer>(path: string) =>
    (await (await request.get(`/api/${path}`, { headers })).json()) as Answer;
  const { active_packages: running } = await read<Overview>('get-package');
  const agent = running.find(({ name }) => name === 'Agent')!;
  const { data } = await read<Uses>(`package-unit-log?package_id=${agent.id}&limit=100`);
  for (const { id, used_limit: used } of agent.features.filter(({ used_limit: one }) => one !== null))
    expect(
      data.filter(({ feature }) => feature.id === id).reduce((sum, { quantity }) => sum + quantity, 0),
    ).toBe(used);

  await page.getByRole('combobox', { name: 'Package' }).selectOption('Agent');
  await expect(page).toHaveURL(/\?package=\d+$/);
  const used = page
    .getByRole('table', { name: 'What used your units' })
    .getByRole('row')
    .filter({ hasText: 'Properties to list' })
    .first()
    .getByRole('link');
  // The rows of all packages stay on screen until those of the chosen one are there, so the address names the pressed one.
  await used.click();
  await expect(page).toHaveURL(/\/user\/properties\?q=/);
  const title = new URL(page.url()).searchParams.get('q')!;
  expect(title).not.toBe('');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});
