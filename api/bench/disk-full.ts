/**
 * npm run bench -- disk-full   (Linux, as root: it mounts a small file system in memory)
 *
 * Fills the disk under a running back end. Ends with 1 when it dies for good, loses something that it had confirmed, or does
 * not work again once there is room.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backEnd, databaseOf, register } from './back-end.ts';
import { print } from './world.ts';

const SIZE = '400m';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-disk-full-'));
const filler = path.join(data, 'filler');

/** Leaves no byte free. */
function fill(): void {
  const file = fs.openSync(filler, 'w');
  const block = Buffer.alloc(1024 * 1024);
  for (const part of [block, block.subarray(0, 4096)]) {
    try {
      for (;;) fs.writeSync(file, part);
    } catch {
      // full
    }
  }
  fs.closeSync(file);
}

async function writeUntilRefused(origin: string, confirmed: string[]): Promise<void> {
  for (let at = 0; at < 3000; at += 1) {
    const email = `full-${confirmed.length}-${at}@example.com`;
    if (!(await register(origin, email))) return;
    confirmed.push(email);
    if (at % 20 === 0) fill();
  }
}

async function main(): Promise<boolean> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', data]);
  const api = await backEnd(data);
  try {
    await api.start();
    const confirmed: string[] = [];
    for (let at = 0; at < 20; at += 1)
      if (await register(api.origin, `before-${at}@example.com`)) confirmed.push(`before-${at}@example.com`);
    fill();
    await writeUntilRefused(api.origin, confirmed);
    print(`refused for want of room after ${confirmed.length} accounts`);
    fs.rmSync(filler);
    let works = false;
    for (let attempt = 0; attempt < 200 && !works; attempt += 1) {
      works = await register(api.origin, `after-${attempt}@example.com`);
      if (!works) await pause(200);
    }
    const client = await databaseOf(data);
    const { rows } = await client.query<{ n: number }>(
      'select count(distinct email)::int as n from users where email = any($1)',
      [confirmed],
    );
    await client.end();
    const missing = confirmed.length - (rows[0]?.n ?? 0);
    const alive = api.child().exitCode === null;
    print(
      `works again: ${works}; ${missing} of ${confirmed.length} confirmed accounts missing; process ${alive ? 'alive' : 'dead'}`,
    );
    return works && missing === 0 && alive;
  } finally {
    await api.end('SIGTERM');
    execFileSync('umount', ['-l', data]);
    fs.rmdirSync(data);
  }
}

process.exitCode = (await main()) ? 0 : 1;
