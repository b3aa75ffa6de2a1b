import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../fixtures/address.ts';
import { accountMenu, demoAccount, fillSignIn } from '../fixtures/people.ts';
import { publishAs, registry } from '../fixtures/registry.ts';
import { expect, test } from '../test.ts';

interface Line {
  event?: string;
  message?: string;
  remote?: string;
  version?: string;
  owner?: string;
}

/** A page of each remote. */
const homes = {
  '/': 'mfe-catalogue',
  '/user/profile': 'mfe-account',
  '/user/properties': 'mfe-listings',
  '/user/chat': 'mfe-chat',
  '/subscription-plan': 'mfe-payments',
};

/** What the registry has written about errors of pages that contain a text. */
const logged = (text: string): Line[] =>
  readFileSync(path.join(dataFolder, 'logs/site.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(text))
    .map((line) => JSON.parse(line) as Line);

test('an error in each remote outside of a boundary is reported with remote, release and owner', async ({
  page,
}) => {
  // Six releases are published here, each by two runs of the command line.
  test.setTimeout(180_000);
  const { parts } = JSON.parse(registry('explain', '--json')) as {
    parts: { name: string; owner: { team: string } }[];
  };
  const remotes = parts.filter(({ name }) => name !== 'shell');
  const names = remotes.map(({ name }) => name);
  for (const name of names)
    publishAs(name, '8.5.0', (folder) =>
      appendFileSync(
        path.join(folder, 'remoteEntry.js'),
        `;setTimeout(() => { throw new Error('thrown by ${name}'); });
         document.head.append(Object.assign(document.createElement('style'), { textContent: '.${name}{}' }));`,
      ),
    );
  const overrides = names.map((name) => `${name}@8.5.0`).join(',');
  await page.goto(`/login?mfe=${overrides}&mfe-overlay`);
  await fillSignIn(page, demoAccount('agent'));
  await expect(accountMenu(page, demoAccount('agent').name)).toBeVisible();
  for (const [address, remote] of Object.entries(homes)) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    const area = page.getByRole('main').locator(`[data-remote=${remote}][data-version="8.5.0"]`);
    await expect(area.first()).toBeVisible();
  }
  for (const { name, owner } of remotes) {
    await expect.poll(() => logged(`thrown by ${name}`)).not.toEqual([]);
    expect(logged(`thrown by ${name}`)[0]).toMatchObject({
      event: 'page-error',
      remote: name,
      version: '8.5.0',
      owner: owner.team,
    });
  }
  // What the policy refuses is attributed as well.
  await expect
    .poll(() => logged('style-src-elem').map(({ remote }) => remote))
    .toEqual(expect.arrayContaining(names));
});
