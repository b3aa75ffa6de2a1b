// @ts-check
import { onScreen } from './look.mjs';
import { OWN } from './own-builds.mjs';
import { done, LIMIT, LIVE, onPlainHost, visiting } from './sites.mjs';

/** A tab stays open while the remote that it shows is deployed again, and then loads a further part of it. @type {import('./sites.mjs').FaultCase} */
export const openTab = {
  name: 'redeploy, open tab',
  setUp:
    'a page is open while its remote is deployed anew; then somebody opens a part of it that loads later',
  plain: (browser, site) =>
    visiting(browser, async (context) => {
      const at = onPlainHost(site);
      const page = await context.newPage();
      await page.goto(site.url + at.address);
      await at.part(page).waitFor();
      site.deploy('next');
      await page.getByRole('button', { name: 'Details' }).click();
      const isThere = await appears(page.getByRole('heading', { level: 2 }));
      return inWords(await onScreen(page), isThere);
    }),
  own: (browser, site) => visiting(browser, (context) => onOurTab(context, site)),
};

/**
 * Home is open; the list of homes is another chunk of its remote.
 * @param {import('@playwright/test').BrowserContext} context @param {import('./sites.mjs').Own} site
 * @returns {Promise<import('./sites.mjs').Outcome>}
 */
async function onOurTab(context, site) {
  const page = await context.newPage();
  await page.goto(site.url);
  const area = page.getByRole('main').locator('[data-remote=mfe-catalogue]');
  await area.getByRole('article').first().waitFor();
  /** @type {Set<string>} */ const loaded = new Set();
  page.on('request', (request) => {
    const release = /\/assets\/mfe-catalogue\/([^-]+)-/.exec(request.url())?.[1];
    if (release) loaded.add(release);
  });
  done(site.registry('lock', `mfe-catalogue@${OWN.next}`, '--reason', 'open tab'));
  // As a link does it: without reloading the document.
  await page.evaluate(() => {
    history.pushState({}, '', '/agents');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  const isThere = await appears(page.getByRole('heading', { level: 1, name: 'Agents' }));
  const screen = await onScreen(page);
  const versions = [...new Set([...screen.versions, ...loaded])];
  await page.reload();
  await area.first().waitFor();
  const { versions: next } = await onScreen(page);
  const problems = [
    screen.blank && 'the page is blank',
    !isThere && 'the later part never comes',
    loaded.size === 0 && 'the later part came without loading anything, so nothing was tried',
    versions.join() !== LIVE && `the tab has ${versions.join(' and ')}`,
    next.join() !== OWN.next && `loaded anew it has ${next.join(' and ')}`,
  ].filter((problem) => problem !== false);
  const words = inWords({ ...screen, versions }, isThere);
  return { words: `${words}; loaded anew: ${next.join(' and ')}`, problems };
}

/** @param {import('@playwright/test').Locator} locator */
const appears = (locator) =>
  locator
    .first()
    .waitFor({ timeout: 1000 * LIMIT })
    .then(
      () => true,
      () => false,
    );

/** @param {Pick<Awaited<ReturnType<typeof onScreen>>, 'blank' | 'versions'>} screen @param {boolean} isThere whether the later part is */
function inWords({ blank, versions }, isThere) {
  if (blank) return 'blank page';
  if (!isThere) return `the later part never comes; the page of ${versions.join(', ')} stays`;
  return versions.length > 1
    ? `old and new mixed on one page: pieces of ${versions.join(' and ')}`
    : `everything of ${versions.join()}`;
}
