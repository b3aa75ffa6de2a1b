import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../../src/db/process-life.ts';
import { apiProcess, WITHOUT_POSTGRES, type ApiProcess } from '../harness/api-process.ts';
import { packageRoot } from '../../src/config/package-root.ts';

let api: ApiProcess;
beforeAll(async () => {
  api = await apiProcess();
}, 60_000);
afterAll(() => api.remove(), 30_000);

describe('the back end without its usual database', () => {
  it('runs on PGlite where npm has no PostgreSQL for the machine', async () => {
    await api.start({ NODE_OPTIONS: WITHOUT_POSTGRES, SEED: 'none' });
    const reply = await fetch(`${api.origin}/api/faqs`);
    expect(await reply.json()).toMatchObject({ error: false });
    expect(fs.existsSync(path.join(api.dataDirectory, 'pglite'))).toBe(true);
    expect(fs.existsSync(path.join(api.dataDirectory, 'postgres'))).toBe(false);
  }, 90_000);

  it('takes the database of a killed benchmark with it', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-tether-'));
    fs.chmodSync(folder, 0o755);
    const child = spawn(process.execPath, [path.join(packageRoot(), 'dist/bench-search.mjs')], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Its first output comes when the database is up and filled.
    await once(child.stdout, 'data');
    const [home] = fs.readdirSync(folder).filter((name) => name.startsWith('lintel-bench-'));
    const pidFile = path.join(folder, home!, 'postgres/postmaster.pid');
    const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    const isLeft = () => isAlive(pid) || fs.existsSync(pidFile);
    for (let attempt = 0; attempt < 300 && isLeft(); attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isLeft()).toBe(false);
    fs.rmSync(folder, { recursive: true, force: true });
  }, 90_000);
});
