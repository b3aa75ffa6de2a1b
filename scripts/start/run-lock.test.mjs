// @ts-check
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
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

/** A process that takes the place and stays. */
function holder() {
  const program = `import { takePlace } from ${JSON.stringify(runLock)};
    console.log(JSON.stringify(takePlace(process.argv[1], { url: ${JSON.stringify(url)} })));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  return child;
}

/** Another process that takes the place and stays. */
async function other() {
  const child = holder();
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

  it('stays with the process that takes it while another has found the note of a dead run', async () => {
    note(JSON.stringify({ pid: 2 ** 30, started: null, url }));
    const read = fs.readFileSync;
    const file = path.join(data, 'running.json');
    const isDead = () => String(read(file)).includes(String(2 ** 30));
    let pid = 0;
    mock.method(fs, 'readFileSync', (/** @type {[any, any]} */ ...args) => {
      const answer = read(...args);
      if (args[0] !== file || pid) return answer;
      pid = holder().pid ?? -1;
      while (!fs.existsSync(file) || isDead())
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      return answer;
    });
    try {
      assert.equal(takePlace(data, { url })?.pid, pid);
    } finally {
      mock.restoreAll();
    }
    assert.equal(runningIn(data)?.pid, pid);
  });

  it('is free when a process was killed while it removed the note of a dead run', () => {
    const dead = JSON.stringify({ pid: 2 ** 30, started: null, url });
    note(dead);
    fs.writeFileSync(path.join(data, 'running.json.turn'), dead);
    assert.equal(takePlace(data, { url }), null);
    assert.deepEqual(fs.readdirSync(data), ['running.json']);
  });

  it(
    'cannot be had where the system makes no folders, which is stated at once',
    { skip: !fs.existsSync('/proc') },
    () => {
      const program = `import { takePlace } from ${JSON.stringify(runLock)}; takePlace('/proc/none/data', {});`;
      const { stderr, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        timeout: 5000,
        encoding: 'utf8',
      });
      assert.equal(signal, null);
      assert.match(stderr, /The data folder \/proc\/none\/data cannot be written \(ENOENT\)\./);
    },
  );

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
