// @ts-check
// A remote in a repository of its own, from an empty folder to the site, with the real npm and nothing of the workspace around it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { root } from '../../bootstrap.mjs';
import { npmCommand } from '../../node/npm-command.mjs';
import { anyFreePort } from '../../start/ports.mjs';
import { findBrowser } from '../../test/browser.mjs';
import { packTrain } from '../pack.mjs';
import { startInstalledRegistry } from './installed-registry.mjs';
import { startTestSite, tokens } from './test-site.mjs';

const work = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-own-repository-')));
const repository = path.join(work, 'empty/mfe-reviews');
/** @type {Awaited<ReturnType<typeof startInstalledRegistry>>} */ let libraries;
/** @type {Awaited<ReturnType<typeof startTestSite>>} */ let site;

before(async () => {
  fs.mkdirSync(path.join(work, 'empty'));
  const train = path.join(work, 'train');
  libraries = await startInstalledRegistry(root);
  [site] = await Promise.all([
    startTestSite({ root, work }),
    packTrain({ root, version: '3.2.1', changelog: '# Changelog\n', to: train }),
  ]);
  await site.registry('publish-packages', train);
});
after(() => {
  libraries?.stop();
  site?.stop();
  if (!process.env['OWN_REPOSITORY_KEEP']) fs.rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** npm in a folder, as on a machine that has nothing else. @param {string} cwd @param {string[]} words @param {Record<string, string>} [variables] */
async function npm(cwd, words, variables = {}) {
  const [command, args] = npmCommand(words);
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|LINTEL_|REGISTRY_|NODE_)/i.test(name),
  );
  const own = {
    PATH: (process.env['PATH'] ?? '')
      .split(path.delimiter)
      .filter((dir) => !dir.startsWith(root))
      .join(path.delimiter),
    npm_config_registry: libraries.url,
    npm_config_cache: path.join(work, 'npm-cache'),
    npm_config_userconfig: path.join(work, 'npmrc'),
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_ignore_scripts: 'true',
    npm_config_fund: 'false',
  };
  const begun = Date.now();
  const child = spawn(command, args, { cwd, env: { ...Object.fromEntries(others), ...own, ...variables } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (process.env['OWN_REPOSITORY_TIMES']) console.error(`npm ${words.join(' ')}: ${Date.now() - begun} ms`);
  return { code, output };
}

/** The same, of which nothing else than success is expected. @param {Parameters<typeof npm>} call */
async function succeeds(...call) {
  const { code, output } = await npm(...call);
  assert.equal(code, 0, output);
  return output;
}

const releaseIn = (/** @type {string} */ output) =>
  /mfe-reviews@(\S+) is published/.exec(output)?.[1] ?? assert.fail(output);

test('npm creates the repository from the site, which becomes its environment and source of packages', async () => {
  await succeeds(path.join(work, 'empty'), [
    'create',
    '--yes',
    'lintel-remote',
    'reviews',
    `--registry=${site.origin}/npm/`,
  ]);
  const json = JSON.parse(fs.readFileSync(path.join(repository, 'package.json'), 'utf8'));
  assert.equal(json.lintel.environment, site.origin);
  assert.equal(json.dependencies['@lintel/ui'], '3.2.1');
  assert.match(
    fs.readFileSync(path.join(repository, '.npmrc'), 'utf8'),
    /^@lintel:registry=http:.*\/npm\/$/m,
  );
  assert.ok(fs.existsSync(path.join(repository, '.github/workflows/ci.yml')));
  await succeeds(repository, ['install']);
});

test('what was created passes the compiler and its own tests, the conformance suite among them', async () => {
  await succeeds(repository, ['run', 'types']);
  assert.match(await succeeds(repository, ['test']), /Test Suites: 3 passed, 3 total/);
});

test('the same sources give the same build, and an edit another one', async () => {
  const build = async () =>
    (await succeeds(repository, ['run', '--silent', 'build'])).trim().split('\n').at(-1) ?? '';
  const first = await build();
  assert.match(first, /^dist\/0\.1\.0-[0-9a-f]{8}$/);
  assert.equal(await build(), first);
  const record = JSON.parse(fs.readFileSync(path.join(repository, first, 'release.json'), 'utf8'));
  assert.equal(record.owner.team, 'reviews');
  assert.match(record.requires.shared.react, /^\^19\./);
});

test('styles of installed packages have the values of tokens instead of a table of them, as in the workspace', () => {
  const [folder = ''] = fs.readdirSync(path.join(repository, 'dist'));
  const build = path.join(repository, 'dist', folder);
  const scripts = fs.readdirSync(build).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => fs.readFileSync(path.join(build, file), 'utf8')).join('\n');
  assert.match(code, /gap:var\(--space-\d\)/);
  assert.doesNotMatch(code, /canvas:["']var\(/);
});

test('the team publishes and locks its remote, the site serves it, and the lock before is the way back', async () => {
  const token = { REGISTRY_TOKEN: tokens.reviews };
  const output = await succeeds(repository, ['run', 'publish'], token);
  assert.match(output, /It fits what is live\./);
  const link = /Look at it: +(\S+)/.exec(output)?.[1] ?? '';
  const release = releaseIn(output);
  assert.equal(link, `${site.origin}/reviews?mfe=mfe-reviews@${release}`);
  const preview = await fetch(link, { headers: { accept: 'text/html' }, redirect: 'manual' });
  assert.ok(preview.status < 400, String(preview.status));
  assert.doesNotMatch(await documentOf('/reviews'), /mfe-reviews/);
  assert.match(
    await succeeds(repository, ['run', 'lock'], token),
    /is live: environment staging is at lock 2/,
  );
  assert.match(await documentOf('/reviews'), new RegExp(`/assets/mfe-reviews/${release}/remoteEntry.js`));

  const texts = path.join(repository, 'src/locales/en.json');
  fs.writeFileSync(texts, fs.readFileSync(texts, 'utf8').replace('a new part', 'a second version'));
  const second = releaseIn(await succeeds(repository, ['run', 'publish'], token));
  assert.notEqual(second, release);
  await succeeds(repository, ['run', 'lock', '--', second], token);
  assert.match(await documentOf('/reviews'), new RegExp(`mfe-reviews/${second}/`));
  await succeeds(repository, ['run', 'lock', '--', release, '--reason', 'the second one was worse'], token);
  assert.match(await documentOf('/reviews'), new RegExp(`/assets/mfe-reviews/${release}/remoteEntry.js`));
});

test('an operator tries a release of the team on some visitors, gives it to all, and takes it back', async () => {
  const token = { REGISTRY_TOKEN: tokens.reviews };
  const remoteOf = async () =>
    /\/assets\/mfe-reviews\/([^/]+)\/remoteEntry/.exec(await documentOf('/reviews'))?.[1];
  const earlier = await remoteOf();
  const texts = path.join(repository, 'src/locales/en.json');
  fs.writeFileSync(texts, fs.readFileSync(texts, 'utf8').replace('a second version', 'a third version'));
  const third = releaseIn(await succeeds(repository, ['run', 'publish'], token));
  const output = await succeeds(repository, ['run', 'lock', '--', third, '--hold'], token);
  const lock =
    /is in lock (\d+) of environment staging, which is not live/.exec(output)?.[1] ?? assert.fail(output);
  assert.equal(await remoteOf(), earlier);

  await site.registry('canary', lock, '--percent', '100');
  assert.equal(await remoteOf(), third);
  await site.registry('canary', '--stop');
  assert.equal(await remoteOf(), earlier);
  await site.registry('promote', lock, '--reason', 'the canary was fine');
  assert.equal(await remoteOf(), third);
  await site.registry('revert', '--reason', 'visitors did not like it');
  assert.equal(await remoteOf(), earlier);
});

/** Chromium with one page, for as long as a piece of work takes. @param {(page: import('@playwright/test').Page) => Promise<void>} look */
async function inBrowser(look) {
  const found = findBrowser();
  if ('problem' in found) assert.fail(found.problem);
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    await look(await browser.newPage({ serviceWorkers: 'block', locale: 'en-GB' }));
  } finally {
    await browser.close();
  }
}

test('a browser shows the page in the frame of the shell, and its form works', () =>
  inBrowser(async (page) => {
    await page.goto(`${site.origin}/reviews`);
    await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Note' }).fill('Sunny kitchen');
    await page.getByRole('button', { name: 'Keep note' }).click();
    await page.getByRole('list', { name: 'Notes' }).getByText('Sunny kitchen').waitFor();
  }));

test('in development an edit is in the open page, which keeps what was typed', async () => {
  const port = await anyFreePort();
  const lintel = path.join(repository, 'node_modules/@lintel/build/src/cli/lintel.mjs');
  const development = spawn(process.execPath, [lintel, 'dev', '--port', String(port)], { cwd: repository });
  try {
    let output = '';
    const address = await new Promise((resolve, reject) => {
      development.stdout.on('data', (text) => {
        output += text;
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
      development.stderr.on('data', (text) => (output += text));
      development.on('close', () => reject(new Error(`lintel dev ended: ${output}`)));
    });
    await inBrowser(async (page) => {
      await page.goto(`${address}/reviews`);
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill('Ann');
      const form = path.join(repository, 'src/welcome/note-form.tsx');
      const source = fs.readFileSync(form, 'utf8');
      fs.writeFileSync(form, source.replace("{t('welcome.form.keep')}", 'Keep it'));
      await page.getByRole('button', { name: 'Keep it' }).waitFor();
      fs.writeFileSync(form, source);
      await page.getByRole('button', { name: 'Keep note' }).waitFor();
      assert.equal(await name.inputValue(), 'Ann');
    });
  } finally {
    development.kill('SIGKILL');
  }
});

test('a release is refused without a token, and with one that no team has', async () => {
  const without = await npm(repository, ['run', 'publish']);
  assert.equal(without.code, 1);
  assert.match(without.output, /Put the token of your team into REGISTRY_TOKEN/);
  const wrong = await npm(repository, ['run', 'publish'], { REGISTRY_TOKEN: 'guessed' });
  assert.equal(wrong.code, 1);
  assert.match(wrong.output, /This needs the token of a team/);
});

test('events and slots of the environment become types that the manifest can be held to', async () => {
  await succeeds(repository, ['run', 'environment']);
  const manifest = path.join(repository, 'src/manifest.ts');
  const source = fs.readFileSync(manifest, 'utf8');
  const held = source
    .replace(/^};$/m, '} satisfies EnvironmentManifest;')
    .replace(
      'import { labels',
      "import type { EnvironmentManifest } from './environment.d.ts';\nimport { labels",
    );
  fs.writeFileSync(manifest, held.replace('consumes: []', "consumes: ['chat.read@1']"));
  await succeeds(repository, ['run', 'types']);
  fs.writeFileSync(manifest, held.replace('consumes: []', "consumes: ['chat.dreamt@1']"));
  const { code, output } = await npm(repository, ['run', 'types']);
  assert.notEqual(code, 0);
  assert.match(output, /chat\.dreamt@1/);
});

/** @param {string} address */
const documentOf = async (address) =>
  (await fetch(site.origin + address, { headers: { accept: 'text/html' } })).text();
