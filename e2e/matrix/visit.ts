import { expect, type Browser, type Page } from '@playwright/test';
import { resumeSession } from '../fixtures/signed-in.ts';
import { releasesOf, type RemoteOfMatrix, type Train } from './trains.ts';
import type { Combination } from './verdict.ts';

/** A page of a combination, and what went wrong on it since it was opened. */
export interface Visit extends Combination {
  page: Page;
  problems: string[];
  /** Opens an address with the releases of the combination, which the browser session then keeps. */
  open(address: string, others?: Partial<Record<RemoteOfMatrix, Train>>): Promise<void>;
}

/** A browser session of an agent, for one combination after the other. */
export async function agentSession(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', permissions: ['notifications'] });
  const page = await context.newPage();
  await resumeSession(page, 'agent', '/contact-us');
  return page;
}

/** Goes on in a session with one combination; ends with `close`. */
export async function visit<Result>(
  session: Page,
  combination: Combination,
  look: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const page = await session.context().newPage();
  page.setDefaultTimeout(15_000);
  // The overlay's list of other releases is no part of a combination, and one network may ask for it a few times a minute only.
  await page.route('**/choices.json', (route) => route.fulfill({ json: { policy: 'closed', remotes: {} } }));
  const problems: string[] = [];
  page.on('pageerror', (error) => void problems.push(error.message));
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error') problems.push(text);
  });
  const { remote, release, shell } = combination;
  try {
    return await look({
      ...combination,
      page,
      problems,
      async open(address, others = {}) {
        const wanted = releasesOf(shell, { ...others, [remote]: release });
        const to = new URL(address, 'http://page');
        to.searchParams.set('mfe', wanted.join(','));
        await page.goto(to.pathname + to.search);
        await expect(page.locator(`script[src*="/assets/shell/${shell}-"]`).first()).toBeAttached();
      },
    });
  } finally {
    await page.close();
  }
}
