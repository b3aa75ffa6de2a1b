// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import test from 'node:test';
import { run } from './command.mjs';

const SILENT_MS = 2000;

test('a tool that prints nothing for too long is stopped with a sentence, and keeps what it printed before', async () => {
  const { ok, output } = await run('node', ['-e', 'console.log("begun"); setInterval(() => {}, 1000)'], {
    silentMs: SILENT_MS,
  });
  assert.equal(ok, false);
  assert.match(output, /^begun\n\nnode printed nothing for 2 seconds and was stopped\.\n$/);
});

test('a tool that goes on printing is not stopped', async () => {
  const work = `let lines = 0; const timer = setInterval(() => { console.log(++lines); if (lines === 12) clearInterval(timer); }, ${SILENT_MS / 8})`;
  const { ok, output } = await run('node', ['-e', work], { silentMs: SILENT_MS });
  assert.equal(ok, true);
  assert.match(output, /12\n$/);
});

for (const [signal, exitCode] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]))
  test(`a run that ${signal} ends waits for its tool, which stops what it started, and removes its temporary folder`, async () => {
    const tool =
      "process.on('SIGINT', () => setTimeout(() => { console.log('stopped its own'); process.exit(); }, 200)); console.log('ready'); setInterval(() => {}, 1000)";
    const moduleOf = (/** @type {string} */ name) => JSON.stringify(new URL(name, import.meta.url).href);
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { run } from ${moduleOf('command.mjs')};
import { inTemporaryFolder } from ${moduleOf('temporary-folder.mjs')};
await inTemporaryFolder((folder) => {
  console.log(folder);
  return run('node', ['-e', ${JSON.stringify(tool)}], { live: true });
});
console.log('went on');`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.endsWith('ready\n')) child.kill(signal);
    });
    const [code] = await once(child, 'close');
    const [folder = '', ...rest] = output.split('\n');
    assert.deepEqual(rest, ['ready', 'stopped its own', '']);
    assert.equal(code, exitCode);
    assert.match(folder, /lintel-/);
    assert.equal(fs.existsSync(folder), false);
  });
