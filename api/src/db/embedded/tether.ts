import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs in a process of its own: when the pipe to its parent closes, however that ended, it stops the postmaster that still holds these files. */
const WATCHER = `
  const fs = require('node:fs');
  process.stdin.resume().on('close', () => {
    try {
      const pid = Number(fs.readFileSync(process.argv[1], 'utf8').split('\\n')[0]);
      process.kill(pid, 'SIGINT');
      const gone = () => { try { process.kill(pid, 0); return false; } catch { return true; } };
      const until = Date.now() + 10000;
      const timer = setInterval(() => {
        if (!gone() && Date.now() < until) return;
        clearInterval(timer);
        fs.rmSync(process.argv[2], { recursive: true, force: true });
      }, 100);
    } catch {}
  });`;

/**
 * Ties a cluster to this process: tests and benchmarks that are killed leave no database behind. The product itself does
 * not use it, since there a postmaster has to survive its supervisor.
 *
 * @param folder is deleted afterwards
 */
export function tether(home: string, folder: string): void {
  const args = ['-e', WATCHER, path.join(home, 'postmaster.pid'), folder];
  const watcher = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as unknown as { unref?(): void }).unref?.();
}
