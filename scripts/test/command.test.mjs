// @ts-check
import assert from 'node:assert/strict';
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
