// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fits } from './continue-on-node.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'continue on node '));
after(() => fs.rmSync(folder, { recursive: true }));
const node = path.join(folder, 'newer', 'node');
fs.mkdirSync(path.dirname(node));
fs.writeFileSync(node, `#!/bin/sh\nNEWER=1 exec "${process.execPath}" "$@"\n`, { mode: 0o755 });

/** The file of a command that needs a newer Node than any, unless it runs on the one that is brought. @param {string} label @param {string} body @param {string} brought */
function fileOf(label, body, brought = `{ path: ${JSON.stringify(node)} }`) {
  const file = path.join(folder, `${label}.mjs`);
  fs.writeFileSync(
    file,
    `import { spawnSync } from 'node:child_process';
import { continueOnNode } from ${JSON.stringify(new URL('continue-on-node.mjs', import.meta.url).href)};
const fail = (sentence) => { console.error(sentence); process.exit(1); };
await continueOnNode({ range: process.env.NEWER ? '>=20' : '>=999.1', bring: async () => (${brought}), fail });
${body}`,
  );
  return file;
}

/** Starts such a command. @param {Parameters<typeof fileOf>} described */
const command = (...described) => watched([fileOf(...described), 'first word', '--second']);

/** A process that starts a command and continues. @param {string} file */
const starterOf = (file) =>
  watched([
    '-e',
    `const env = { ...process.env, NEWER: '1', END_WITH_PARENT: '1' };
delete env.npm_lifecycle_event;
require('node:child_process').spawn(process.execPath, [${JSON.stringify(file)}], { env, stdio: 'inherit' });
setInterval(() => {}, 1000);`,
  ]);

/** A Node process with what it prints. @param {string[]} args */
function watched(args) {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output, errors }));
  });
  /** Resolves when the command has printed a word. @param {string} word */
  const printed = (word) =>
    new Promise((resolve) => {
      child.stdout.on('data', () => output.includes(word) && resolve(undefined));
    });
  return { child, ended, printed };
}

test('versions are compared by number', () => {
  assert.ok(fits('24.15.0', '>=24.15'));
  assert.ok(fits('24.21.3', '>=24.15'));
  assert.ok(fits('26.0.0', '>=24.15'));
  assert.ok(!fits('24.9.0', '>=24.15'));
  assert.ok(!fits('20.20.2', '>=24.15'));
});

test('the command runs again with its words, and ends with its exit code', async () => {
  const { ended } = command(
    'again',
    'console.log(process.env.NEWER, process.argv.slice(2)); process.exit(7);',
  );
  assert.deepEqual(await ended, {
    code: 7,
    signal: null,
    output: "1 [ 'first word', '--second' ]\n",
    errors: '',
  });
});

test('what the command starts by the name of node is the same Node', async () => {
  const { ended } = command(
    'path',
    "process.stdout.write(spawnSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }).stdout);",
  );
  const { output } = /** @type {{ output: string }} */ (await ended);
  assert.equal(output.trim(), process.execPath);
});

test('one clear sentence when no newer Node could be brought', async () => {
  const { ended } = command('none', '', "{ problem: 'no room', remedy: 'Make room' }");
  const { code, errors } = /** @type {{ code: number, errors: string }} */ (await ended);
  assert.equal(code, 1);
  assert.equal(
    errors.trim(),
    `Lintel needs Node 999.1 or newer, this is ${process.versions.node}, and a newer one could not be brought: no room. Make room, or install Node, and run the same command again.`,
  );
});

const waiting =
  "process.on('SIGTERM', () => { console.log('ended in order'); process.exit(3); }); console.log('ready'); setInterval(() => {}, 1000);";

test('workers that the command forks stay until they receive a signal to end', async () => {
  const worker = path.join(folder, 'worker.mjs');
  fs.writeFileSync(
    worker,
    "process.on('message', (word) => word === 'end' ? process.exit(0) : process.send(word)); process.send('idle');",
  );
  const { ended } = command(
    'forks',
    `const { fork } = await import('node:child_process');
const worker = fork(${JSON.stringify(worker)});
const next = () => new Promise((resolve) => {
  worker.once('message', resolve);
  worker.once('exit', () => resolve('gone'));
});
console.log(await next());
// Long enough for a worker with nothing to do to end: starting a process takes longer.
spawnSync('node', ['-e', '']);
const answer = next();
worker.send('work', () => {});
console.log(await answer);
worker.send('end', () => {});`,
  );
  const { output, errors } = /** @type {{ output: string, errors: string }} */ (await ended);
  assert.equal(output, 'idle\nwork\n', errors);
});

test('a signal reaches the command, which ends in its order', async () => {
  const { child, ended, printed } = command('signal', waiting);
  await printed('ready');
  child.kill('SIGTERM');
  const { code, output } = /** @type {{ code: number, output: string }} */ (await ended);
  assert.equal(code, 3);
  assert.match(output, /ended in order/);
});

test('the command ends in its order when the process that started it is killed', async () => {
  const { child, ended, printed } = command('killed', waiting);
  await printed('ready');
  child.kill('SIGKILL');
  const { output } = /** @type {{ output: string }} */ (await ended);
  assert.match(output, /ended in order/);
});

for (const [on, environment] of /** @type {const} */ ([
  ['the Node of npm', { NEWER: '1' }],
  ['the one that is brought', {}],
]))
  test(
    `a command on ${on} ends in its order when npm is ended, which ends the shell of a script and not what the shell started`,
    { timeout: 30_000 },
    async (context) => {
      const scripts = path.join(folder, `scripts on ${on}`);
      fs.mkdirSync(scripts);
      const file = fileOf('script', `console.log(process.pid); ${waiting}`);
      fs.writeFileSync(
        path.join(scripts, 'package.json'),
        JSON.stringify({ scripts: { start: `node ${JSON.stringify(file)}` } }),
      );
      const npm = spawn('npm', ['start'], {
        cwd: scripts,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      npm.stdout.on('data', (chunk) => {
        output += chunk;
        if (/^ready/m.test(output)) npm.kill('SIGTERM');
      });
      context.after(() => {
        const pid = Number(/^\d+$/m.exec(output)?.[0]);
        if (!/ended in order/.test(output)) process.kill(pid, 'SIGKILL');
      });
      await once(npm, 'close');
      assert.match(output, /ended in order/);
    },
  );

test('a command that is to end with what started it ends in its order when that is killed', async () => {
  const { child, ended, printed } = starterOf(fileOf('asked', waiting));
  await printed('ready');
  child.kill('SIGKILL');
  const { output } = /** @type {{ output: string }} */ (await ended);
  assert.match(output, /ended in order/);
});

test('a command that a signal ends is seen as ended by it', async () => {
  const { ended } = command(
    'by signal',
    "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);",
  );
  const { signal } = /** @type {{ signal: string }} */ (await ended);
  assert.equal(signal, 'SIGKILL');
});
