import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PORT, reasonIn, waitUntilReady } from './postmaster.ts';

describe('a server that accepts connections and never answers', () => {
  let folder: string;
  let silent: net.Server;
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'silent-'));
    silent = net.createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(path.join(folder, `.s.PGSQL.${PORT}`), resolve));
  });
  afterEach(() => {
    silent.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('is waited for as long as agreed', async () => {
    await expect(waitUntilReady(folder, () => true, 300)).rejects.toThrow('timeout expired');
  }, 5000);

  it('is given up once its process has ended', async () => {
    let isRunning = true;
    setTimeout(() => (isRunning = false), 50);
    await expect(waitUntilReady(folder, () => isRunning, 30_000)).rejects.toThrow('ended');
  }, 10_000);
});

describe('why a program of PostgreSQL ended', () => {
  it('is its first error, not what it tidied up at the end', () => {
    const output = `running bootstrap script ... 2026-11-28 00:04:53.709 UTC [10060] FATAL:  could not extend file "base/1/2691": No space left on device
2026-11-28 00:04:53.709 UTC [10060] HINT:  Check free disk space.
2026-11-28 00:04:53.709 UTC [10060] PANIC:  cannot abort transaction 1, it was already committed
child process exited with exit code 134
initdb: removing data directory "/data/postgres.new"
`;
    expect(reasonIn(output)).toBe('could not extend file "base/1/2691": No space left on device');
    expect(reasonIn('initdb: error: directory "/data" exists but is not empty\ninitdb: hint: …')).toBe(
      'directory "/data" exists but is not empty',
    );
  });

  it('is its last line where none names an error', () => {
    expect(reasonIn('first\nlast\n')).toBe('last');
    expect(reasonIn('')).toBe('');
  });
});
