// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, it } from 'node:test';

const scripts = path.join(import.meta.dirname, '..');
let root = '';
/** @type {import('node:child_process').ChildProcess[]} */ const processes = [];

const write = (/** @type {string} */ name, /** @type {string} */ text) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};

/** A workspace whose builder builds until it gets a line. */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'in-turn-'));
  for (const folder of ['build', 'node'])
    fs.cpSync(path.join(scripts, folder), path.join(root, 'scripts', folder), { recursive: true });
  write('scripts/bootstrap.mjs', `export const root = ${JSON.stringify(root)};`);
  const module = (/** @type {string} */ name, /** @type {string} */ text) =>
    write(`node_modules/@lintel/build/${name}`, text);
  module('package.json', '{ "type": "module" }');
  module('packages.mjs', 'export const readPackages = () => [];');
  module('webpack/build-pages.mjs', 'export const buildPages = async () => [];');
  module(
    'node/build-services.mjs',
    `import { once } from 'node:events';
    export async function buildServices() {
      console.log('begins');
      await once(process.stdin, 'data');
      process.stdin.pause();
    }`,
  );
  write(
    'command.mjs',
    `import { build } from './scripts/build/build.mjs';
    await build({ log() {} });
    console.log('built');`,
  );
});
afterEach(() => {
  for (const one of processes.splice(0)) one.kill('SIGKILL');
  fs.rmSync(root, { recursive: true, force: true });
});

/** A command that builds. `next()`: the next line that it prints. */
function command() {
  const child = spawn(process.execPath, ['command.mjs'], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
  processes.push(child);
  /** @type {string[]} */ const lines = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      child.emit('line');
    });
  const next = async () => {
    while (lines.length === 0) await once(child, 'line');
    return lines.shift();
  };
  return { child, next, finish: () => child.stdin.write('\n') };
}

const waiting = (/** @type {number | undefined} */ pid) =>
  `Another command (process ${pid}) builds here; waiting for it …`;

describe('two commands that build in one workspace at the same time', () => {
  it('do so one after the other, and the second states what it waits for', async () => {
    const first = command();
    assert.equal(await first.next(), 'begins');
    const second = command();
    assert.equal(await second.next(), waiting(first.child.pid));
    first.finish();
    assert.equal(await first.next(), 'built');
    assert.equal(await second.next(), 'begins');
    second.finish();
    assert.equal(await second.next(), 'built');
  });

  it('do not wait for one that was killed, before or meanwhile', async () => {
    const first = command();
    await first.next();
    const second = command();
    assert.equal(await second.next(), waiting(first.child.pid));
    first.child.kill('SIGKILL');
    assert.equal(await second.next(), 'begins');
    second.child.kill('SIGKILL');
    await once(second.child, 'exit');
    assert.equal(await command().next(), 'begins');
  });
});
