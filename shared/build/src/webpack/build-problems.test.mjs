// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { runWebpack } from './build-pages.mjs';

const loader = createRequire(import.meta.url).resolve('swc-loader');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-problems-'));
after(() => fs.rmSync(folder, { recursive: true }));

/** A package of one entry. @param {string} name @param {string} entry */
function configOf(name, entry) {
  const context = path.join(folder, name);
  fs.mkdirSync(context, { recursive: true });
  fs.writeFileSync(path.join(context, 'main.ts'), entry);
  return /** @type {import('webpack').Configuration} */ ({
    context,
    entry: './main.ts',
    mode: 'development',
    output: { path: path.join(context, 'out') },
    module: {
      rules: [
        { test: /\.ts$/, loader, options: { jsc: { parser: { syntax: 'typescript' } } } },
        { test: /\.txt$/, loader: path.join(folder, 'loader.cjs') },
      ],
    },
  });
}

test('what a build found wrong names each file once, without the stacks of loaders', async () => {
  fs.writeFileSync(path.join(folder, 'loader.cjs'), `module.exports = () => JSON.parse('{,}');`);
  fs.writeFileSync(path.join(folder, 'shared.ts'), 'export const open = () => {\n');
  fs.writeFileSync(path.join(folder, 'texts.txt'), '{,}');
  const failed = runWebpack([
    configOf('one', "import '../shared.ts';\nimport './missing.ts';"),
    configOf('two', "import '../shared.ts';\nimport '../texts.txt';"),
  ]);
  const { message } = await failed.then(
    () => assert.fail('the build succeeded'),
    (/** @type {Error} */ error) => error,
  );
  const here = (/** @type {string} */ file) => path.relative('', path.join(folder, file));
  const problems = message.split('\n\n');
  assert.equal(problems.length, 3, message);
  const about = (/** @type {string} */ file) => problems.find((problem) => problem.startsWith(here(file)));
  assert.match(about('shared.ts') ?? '', /^.*\nx Expected '}', got '<eof>'\n.*\n 1 \| export const open/);
  assert.match(about('one/main.ts') ?? '', /main\.ts:2:0-22\nModule not found: .*'\.\/missing\.ts'/);
  assert.match(about('texts.txt') ?? '', /^.*\nSyntaxError: Expected property name/);
  assert.doesNotMatch(message, /<unknown>|^ {4}at |\(from /m);
});
