import { defineConfig } from '@playwright/test';
import { dataFolder, port, url } from './fixtures/address.ts';
import { launchOptions } from './fixtures/browser.ts';
import { teams } from './fixtures/platform/operators.ts';

export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  outputDir: '../.cache/test/e2e-results',
  use: {
    baseURL: url,
    locale: 'en-GB',
    // A worker would answer before what a test puts between page and network; tests of the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Calls and the console of what fails, and a picture of its end. Not a film of the page and its document at each step: the film took
    // a quarter of all processor time, the documents half of the time on large pages.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // Signs the demo accounts in whose sessions journeys share.
    { name: 'sign-in', testMatch: 'setup/*.setup.ts' },
    {
      name: 'journeys',
      dependencies: ['sign-in'],
      testMatch: '{journeys,accessibility,budgets}/**/*.spec.ts',
      testIgnore: '**/*-versions.spec.ts',
    },
    // Changes which versions are live, so nothing else may be under way.
    { name: 'versions', testMatch: '**/*-versions.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  webServer: {
    // In place of its shell, whose end it would not see (END_WITH_PARENT).
    command: `exec node scripts/start.mjs --fresh --port ${port}`,
    cwd: '..',
    // The back end is the last to be ready: the site serves pages before.
    url: `${url}/api/ready`,
    // Two workers share demo accounts and one address, and go faster than people: the limits of one user are not theirs.
    env: {
      LINTEL_DATA: dataFolder,
      RATE_LIMIT_USER: '6000',
      RATE_LIMIT_VISITOR: '12000',
      TEAMS: teams,
      // A signal that ends Playwright, other than that of Ctrl-C, leaves its servers.
      END_WITH_PARENT: '1',
    },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
