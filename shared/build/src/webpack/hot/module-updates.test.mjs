import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import vm from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { updateModules } from './module-updates.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'module-updates-'));
const outDir = path.join(dir, 'dist');
const card = path.join(dir, 'src/card.tsx');
const texts = path.join(dir, 'src/locales/en.json');
const CARD =
  "import { price } from './price.js';\nimport { unit } from 'units';\nvoid unit;\nexport const Card = () => `Home for ${price()}`;\n";
/** webpack's watcher then looks at the file again. Milliseconds. */
const SETTLED_MS = 50;
const TEXTS = '{ "title": "Homes" }';

const files = {
  'src/main.js':
    "import { Card } from './card.tsx';\nimport texts from './locales/en.json';\nimport './date.js';\nimport 'units';\nconsole.log(Card(), texts);\nvoid import('./map.js');\n",
  'src/card.tsx': CARD,
  'src/price.js': "export const price = () => '100';\nexport const rent = () => '10';\n",
  'src/date.js': "export const today = () => 'today';\n",
  'src/map.js': "export { area } from './area.js';\n",
  'src/area.js': "export const area = () => 'area';\n",
  'node_modules/units/package.json': '{ "name": "units", "version": "1.0.0", "main": "index.js" }',
  'node_modules/units/index.js': "export const unit = 'm²';\n",
  'src/unknown.js': 'export const unknown = 1;\n',
  'src/locales/en.json': TEXTS,
};

/** @type {webpack.Compilation} */ let last;
/** @type {(ahead: Awaited<ReturnType<typeof updateModules>>, stats: webpack.Stats) => void} */ let answer =
  () => {};
/** @type {webpack.Watching | undefined} */ let watching;
/** What a page loads of the first build. */
let firstScript = '';
/** Without the hash of the build, in which updates of the builds before count as well. */
const script = () => fs.readFileSync(path.join(outDir, 'main.js'), 'utf8').replace(/require__\.h = .*/, '');

before(async () => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  const compiler = webpack({
    context: dir,
    mode: 'development',
    target: ['web', 'es2022'],
    devtool: 'cheap-module-source-map',
    entry: './src/main.js',
    output: { path: outDir, pathinfo: false, hotUpdateGlobal: 'update' },
    cache: { type: 'memory', cacheUnaffected: true },
    module: { unsafeCache: true, rules: [{ test: /\.tsx$/, type: 'javascript/auto' }] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'updated',
        shared: { units: { eager: true, singleton: true } },
        dts: false,
        dev: false,
        manifest: false,
      }),
      new webpack.HotModuleReplacementPlugin(),
    ],
  });
  /** @type {Awaited<ReturnType<typeof updateModules>>} */ let ahead = null;
  compiler.hooks.watchRun.tapPromise('test', async ({ modifiedFiles }) => {
    ahead = modifiedFiles ? await updateModules(last, modifiedFiles) : null;
  });
  await new Promise((resolve) => {
    answer = () => resolve(undefined);
    watching = compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
      if (error || !stats) throw error;
      last = stats.compilation;
      answer(ahead, stats);
    });
  });
  firstScript = script();
});
after(async () => {
  await new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined)));
  fs.rmSync(dir, { recursive: true });
});

/** Writes a file; resolves with what there was ahead of the build, and with the build. @param {string} file @param {string} text */
const edit = (file, text) =>
  new Promise((resolve) => {
    answer = (ahead, stats) => resolve({ ahead, stats });
    setTimeout(fs.writeFileSync, SETTLED_MS, file, text);
  });

/** The functions in an update ahead of a build. @param {string} code @returns {Promise<Record<string, Function>>} */
const functionsOf = async (code) =>
  (await import(`data:text/javascript,${encodeURIComponent(code.replace(/\/\/# source.*/, ''))}`)).default;

/** Those in the newest file that the build itself made. @param {webpack.Stats} stats @returns {Record<string, Function>} */
function builtFunctions(stats) {
  const file = [...stats.compilation.emittedAssets].find((name) => name.endsWith('.hot-update.js')) ?? '';
  /** @type {Record<string, Function>} */ let found = {};
  Object.assign(globalThis, {
    update: (/** @type {string} */ _chunk, /** @type {typeof found} */ modules) => (found = modules),
  });
  vm.runInThisContext(fs.readFileSync(path.join(outDir, file), 'utf8'));
  return found;
}

for (const [kind, file, text] of [
  ['component', card, CARD.replace('Home', 'House')],
  ['component with another import of what the page has', card, `import { today } from './date.js';\n${CARD}`],
  ['file of texts', texts, '{ "title": "Houses" }'],
])
  test(`new code of a ${kind} is there ahead of the build, which then has the same`, async () => {
    const { ahead, stats } = await edit(file, text);
    const [id] = ahead.ids;
    assert.equal(id, `./${path.relative(dir, file)}`);
    const [mine, built] = [await functionsOf(ahead.code), builtFunctions(stats)];
    assert.deepEqual(Object.keys(mine), Object.keys(built));
    if (!text.includes('today')) assert.equal(String(mine[id]), String(built[id]));
    await edit(file, file === card ? CARD : TEXTS);
  });

test('a build after new code gives pages the same as one without, with the libraries that it shares', async () => {
  const withoutLibrary = CARD.replace(/import \{ unit \}[^]*void unit;\n/, '');
  for (const text of [CARD.replace('Home', 'Tent'), withoutLibrary, CARD]) {
    const { ahead } = await edit(card, text);
    assert.ok(ahead);
  }
  assert.ok(script() === firstScript, 'main.js is not that of the first build');
});

test('errors in new code are found in the file that was edited', async () => {
  const { ahead } = await edit(card, CARD.replace('Home', 'Flat'));
  const map = JSON.parse(ahead.map);
  assert.match(map.sources[0], /^webpack:\/\/.*\/\.\/src\/card\.tsx$/);
  assert.match(map.sourcesContent[0], /Flat/);
  assert.match(ahead.code, new RegExp(`sourceMappingURL=${ahead.name}\\.js\\.map`));
});

for (const [change, text] of [
  ['another export', `${CARD}export const Row = () => '';\n`],
  ['a new chunk', `${CARD}export const load = () => import('./map.js');\n`],
  ['a module that no page has', `import { unknown } from './unknown.js';\n${CARD}void unknown;\n`],
  ['a module of a chunk that the page may not have loaded', `import { area } from './area.js';\n${CARD}`],
  ['code that cannot be parsed', `${CARD}(`],
])
  test(`${change} waits for the build`, async () => {
    const { ahead } = await edit(card, text);
    assert.equal(ahead, null);
    await edit(card, CARD);
  });

test('any other module waits for the build', async () => {
  const { ahead } = await edit(path.join(dir, 'src/price.js'), "export const price = () => '200';\n");
  assert.equal(ahead, null);
});
