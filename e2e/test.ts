import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Notes which addresses the journey puts a handler at, and which of them the page asks for. */
function watchHandlers(page: Page): { unused(): string[] } {
  const used = new Map<string, boolean>();
  const route = page.route.bind(page);
  page.route = (address, handler, options) => {
    // oxlint-disable-next-line typescript/no-base-to-string -- patterns, expressions and functions all have a text
    const name = String(address);
    used.set(name, used.get(name) ?? false);
    return route(
      address,
      (...asked) => {
        used.set(name, true);
        return handler(...asked);
      },
      options,
    );
  };
  return { unused: () => [...used].filter(([, isUsed]) => !isUsed).map(([name]) => name) };
}

/**
 * Playwright's `test`. A journey also fails when nothing asks for an address that its page answers itself, late or not at all
 * (`page.route`): what it is named after has not happened then. Pages of contexts that a journey opens are not watched.
 */
export const test = base.extend({
  page: async ({ page }, run, testInfo) => {
    const handlers = watchHandlers(page);
    await run(page);
    if (testInfo.status !== 'passed') return;
    const unused = handlers.unused();
    if (unused.length > 0)
      throw new Error(`Nothing asked for ${unused.join(', ')}: the journey proves nothing.`);
  },
});
