// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import vm from 'node:vm';
import webpack from 'webpack';
import { runWebpack } from './build-pages.mjs';
import { SmallRuntimePlugin } from './plugins.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel runtime '));
after(() => fs.rmSync(dir, { recursive: true }));

/** The script of a build whose first module is this code. @param {string} code */
async function built(code) {
  fs.writeFileSync(path.join(dir, 'main.js'), code);
  await runWebpack([
    {
      mode: 'production',
      target: ['web', 'es2022'],
      context: dir,
      entry: './main.js',
      output: { path: path.join(dir, 'out'), publicPath: 'auto' },
      optimization: { minimize: false },
      plugins: [
        new SmallRuntimePlugin(),
        // What asks for a share scope, as the vendor's sharing does.
        (/** @type {webpack.Compiler} */ compiler) =>
          compiler.hooks.thisCompilation.tap('test', ({ hooks }) =>
            hooks.additionalTreeRuntimeRequirements.tap(
              'test',
              (_chunk, needs) => void needs.add(webpack.RuntimeGlobals.shareScopeMap),
            ),
          ),
      ],
    },
  ]);
  return fs.readFileSync(path.join(dir, 'out/main.js'), 'utf8');
}

test('a build finds its folder by the script that runs, whatever follows the name of the file', async () => {
  const script = await built('globalThis.found = __webpack_public_path__;');
  const page = {
    URL,
    document: { currentScript: { src: 'https://homes.example/assets/mfe-x/1-a/main.js?again=/1' } },
    found: '',
  };
  vm.runInNewContext(script, page);
  assert.equal(page.found, 'https://homes.example/assets/mfe-x/1-a/');
});

test("webpack's own share scope is left out", async () => {
  const script = await built('globalThis.found = __webpack_public_path__;');
  assert.ok(!script.includes('initializeSharing') && !script.includes('webpack/runtime/sharing'), script);
});
