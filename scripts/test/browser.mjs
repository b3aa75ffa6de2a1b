// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const usual = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const installed = () => usual.find((file) => file && fs.existsSync(file));

/** The system's Chromium; installs Debian's package where that is possible, else returns what to do. @returns {{ path: string } | { problem: string }} */
export function findBrowser() {
  const found = installed();
  if (found) return { path: found };
  const root = process.getuid?.() === 0;
  if (root && fs.existsSync('/usr/bin/apt-get')) {
    console.log('  Installing Chromium (Debian package) for the tests in a browser …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const now = installed();
  if (now) return { path: now };
  return {
    problem:
      'No Chromium was found for the tests in a browser. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  };
}
