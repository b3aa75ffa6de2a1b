import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../src/db/process-life.ts';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';

const OWN_DATABASE = { SEED: 'demo', STOP_DATABASE: '1' };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let api: ApiProcess;
beforeEach(async () => {
  api = await apiProcess();
}, 60_000);
afterEach(() => api.remove(), 30_000);

/** Process id of the database as soon as there is one. */
async function startedDatabase(): Promise<number> {
  for (;;) {
    await pause(20);
    try {
      const pid = api.databasePid();
      if (pid > 0) return pid;
    } catch {
      // Not yet.
    }
  }
}

describe('a start that comes to no end', () => {
  it('takes its database along when it is stopped halfway, and the next start fills it from the beginning', async () => {
    const starting = api.start(OWN_DATABASE).catch(() => 'interrupted');
    const pid = await startedDatabase();
    await pause(500);
    expect(await api.end('SIGTERM')).toBe(0);
    expect(await starting).toBe('interrupted');
    expect(isAlive(pid)).toBe(false);
    await api.start(OWN_DATABASE);
    const answer = await fetch(`${api.origin}/api/get_property?limit=1`);
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1);
  }, 90_000);

  it('takes its database along when something else is in its way', async () => {
    fs.writeFileSync(path.join(api.dataDirectory, 'files'), 'where a folder belongs');
    const failing = api.startExpectingExit(OWN_DATABASE);
    const pid = await startedDatabase();
    expect((await failing).code).toBe(1);
    expect(isAlive(pid)).toBe(false);
  }, 60_000);
});
