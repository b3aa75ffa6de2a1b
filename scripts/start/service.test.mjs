// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { anyFreePort } from './ports.mjs';
import { Service } from './service.mjs';

const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'service-'));
after(() => fs.rmSync(logs, { recursive: true, force: true }));

/** What a service is run with; its lines go to `reported`. @param {string[]} [reported] */
function contextOf(reported = []) {
  const report = (/** @type {string} */ line) => void reported.push(line);
  return { root: logs, logs, onGivenUp: report, onRestart: report, onWork: report };
}

/** What is reported of a service that ended. @param {{ log: string, freeBytes: number }} options */
function lastWords({ log, freeBytes }) {
  fs.writeFileSync(path.join(logs, 'api.log'), log);
  const options = { name: 'api', script: 'none.mjs', port: 1, health: '/', env: {} };
  return new Service(options, { ...contextOf(), freeBytes: () => freeBytes }).lastWords();
}
const full = `The disk of ${logs} is full (0.2 MB free): make room and run the same command again.`;

describe('what is reported of a service that ended', () => {
  it('is the last line that is no record and no place in the code', () => {
    const log = '{"event":"listening"}\nPort 80 is taken.\n    at start (server.mjs:1:1)\nNode.js v24.0.0\n';
    assert.equal(lastWords({ log, freeBytes: 1e9 }), 'It said: Port 80 is taken.');
    assert.equal(lastWords({ log: '{}\n', freeBytes: 1e9 }), 'See api.log.');
    // As Node prints an error that has properties and that nothing caught.
    const thrown = `Error: ENOSPC: no space left on device, write
Emitted 'error' event on SonicBoom instance at:
    at FSReqCallback.wrapper [as oncomplete] (node:fs:870:5) {
  errno: -28,
  syscall: 'write'
}

Node.js v24.21.0
`;
    assert.equal(
      lastWords({ log: thrown, freeBytes: 1e9 }),
      'It said: Error: ENOSPC: no space left on device, write.',
    );
  });

  it('is that the disk is full, where it is, also when there was no room for a line', () => {
    assert.equal(lastWords({ log: '', freeBytes: 200_000 }), full);
    assert.equal(lastWords({ log: 'PANIC\n', freeBytes: 200_000 }), `It said: PANIC. ${full}`);
  });

  it('is no line of an earlier start', async () => {
    fs.writeFileSync(path.join(logs, 'mute.log'), 'Port 80 is taken.\n');
    const script = path.join(logs, 'mute.mjs');
    fs.writeFileSync(script, 'process.exit(1);');
    const options = { name: 'mute', script, port: 1, health: '/', env: {} };
    /** @type {string} */ const reported = await new Promise((resolve) => {
      new Service(options, { ...contextOf(), onGivenUp: resolve }).start();
    });
    assert.equal(reported, 'mute ended (exit code 1). See mute.log.');
  });
});

const TIMEOUT_MS = 3000;

/** A service that is reached after twice the timeout, and what was reported of its work. @param {string} meanwhile */
async function slowStart(meanwhile) {
  const script = path.join(logs, 'slow.mjs');
  fs.writeFileSync(
    script,
    `import http from 'node:http';
    ${meanwhile}
    setTimeout(() => http.createServer((_, answer) => answer.end()).listen(process.env.PORT), ${2 * TIMEOUT_MS});`,
  );
  /** @type {string[]} */ const reported = [];
  const service = new Service(
    { name: 'api', script, port: await anyFreePort(), health: '/', env: {} },
    contextOf(reported),
  );
  service.start();
  const outcome = await service.ready(TIMEOUT_MS).then(
    () => 'ready',
    (error) => error.message,
  );
  await service.stop();
  return { outcome, reported };
}

describe('a start that lasts', () => {
  it('is waited for while the service reports work, which is shown once', async () => {
    const meanwhile = `setInterval(() => process.send({ working: 'applies 0001_homes.sql' }), 100).unref();`;
    assert.deepEqual(await slowStart(meanwhile), {
      outcome: 'ready',
      reported: ['api applies 0001_homes.sql; that may take a while, and is done once.'],
    });
  });

  it('is given up when the service reports nothing', async () => {
    const { outcome } = await slowStart('');
    assert.match(outcome, /^api did not answer within 3 seconds\./);
  });
});

describe('a service that ends with an error', () => {
  /**
   * A service whose first runs, so many, end with code 1: when they are asked at `/end`, or before they listen.
   * @param {{ failing: number, listens: boolean }} options
   */
  async function failing({ failing: most, listens }) {
    const script = path.join(logs, `failing-${most}-${listens}.mjs`);
    const runs = `${script}.runs`;
    fs.writeFileSync(
      script,
      `import fs from 'node:fs';
      import http from 'node:http';
      fs.appendFileSync(${JSON.stringify(runs)}, 'x');
      const fails = fs.readFileSync(${JSON.stringify(runs)}).length <= ${most};
      if (fails && !${listens}) { console.log('No room.'); process.exit(1); }
      http.createServer(({ url }, answer) => (url === '/end' && fails ? process.exit(1) : answer.end())).listen(process.env.PORT);`,
    );
    /** @type {string[]} */ const reported = [];
    const service = new Service(
      { name: 'worker', script, port: await anyFreePort(), health: '/', env: {} },
      contextOf(reported),
    );
    service.start();
    return { service, reported };
  }

  it('is started again once it has worked, which is shown with its last words', async () => {
    const { service, reported } = await failing({ failing: 1, listens: true });
    await service.ready(10_000);
    await fetch(`${service.origin}/end`).catch(() => null);
    await service.ready(10_000);
    await service.stop();
    assert.deepEqual(reported, ['worker ended (exit code 1); starting it again. See worker.log.']);
  });

  it('is given up at once when it has never worked', async () => {
    const { service, reported } = await failing({ failing: 9, listens: false });
    await assert.rejects(service.ready(2000));
    await service.stop();
    assert.deepEqual(reported, ['worker ended (exit code 1). It said: No room.']);
  });
});
