// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runningIn, takePlace } from './run-lock.mjs';

const runLock = fileURLToPath(new URL('run-lock.mjs', import.meta.url));
const url = 'http://localhost:8080';
let data = '';
/** @type {import('node:child_process').ChildProcess[]} */ const processes = [];

beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'run-lock-'));
});
afterEach(() => {
  for (const one of processes.splice(0)) one.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

/** Another process that takes the place and stays. */
async function other() {
  const program = `import { takePlace } from ${JSON.stringify(runLock)};
    console.log(JSON.stringify(takePlace(process.argv[1], { url: ${JSON.stringify(url)} })));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const [answer] = await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data');
  return { child, answer: JSON.parse(String(answer)) };
}
const note = (/** @type {string} */ text) => fs.writeFileSync(path.join(data, 'running.json'), text);

describe('the place of a data folder', () => {
  it('belongs to the process that runs there', async () => {
    const { child, answer } = await other();
    assert.equal(answer, null);
    assert.deepEqual([takePlace(data, { url })?.pid, runningIn(data)?.url], [child.pid, url]);
  });

  it('is free when that process was killed', async () => {
    const { child } = await other();
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.equal(runningIn(data), null);
    assert.equal(takePlace(data, { url }), null);
  });

  it('goes to one of several that want it at the same moment', async () => {
    const answers = await Promise.all([other(), other(), other(), other()]);
    assert.equal(answers.filter(({ answer }) => answer === null).length, 1);
  });

  it('is free when the note of it was written half, as on a full disk', () => {
    for (const text of ['', '{"pid":', 'null', '7', '{}']) {
      note(text);
      assert.equal(runningIn(data), null, text);
      assert.equal(takePlace(data, { url }), null, text);
      assert.equal(runningIn(data)?.pid, process.pid, text);
    }
  });

  it('cannot be had where nothing can be written, which is stated in one sentence', () => {
    const file = path.join(data, 'file');
    fs.writeFileSync(file, '');
    for (const [folder, code] of [
      [file, 'EEXIST'],
      [path.join(file, 'below'), 'ENOTDIR'],
    ])
      assert.throws(() => takePlace(String(folder), { url }), {
        message: `The data folder ${folder} cannot be written (${code}). Make it writable, or set LINTEL_DATA to another folder.`,
      });
  });

  it(
    'is free when another program has the number of that process by now',
    { skip: !fs.existsSync('/proc') },
    async () => {
      const { child } = await other();
      const left = JSON.parse(fs.readFileSync(path.join(data, 'running.json'), 'utf8'));
      child.kill('SIGKILL');
      await once(child, 'exit');
      note(JSON.stringify({ ...left, pid: process.ppid }));
      assert.equal(takePlace(data, { url }), null);
    },
  );
});
