import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '#config/start-error.ts';
import { isAlive } from '#db/process-life.ts';

/** Start time of a process, to tell it from a later one with the same number. Linux only; empty elsewhere. */
function startedAt(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function holderOf(file: string): number | undefined {
  try {
    const { pid, started } = JSON.parse(fs.readFileSync(file, 'utf8')) as { pid: number; started: string };
    return isAlive(pid) && startedAt(pid) === started ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** PGlite lets two processes write to one folder and destroy it; this lock does not. Returns the release function. */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      // A complete file appears at once under the final name, so no process reads half of it.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startedAt(process.pid) }));
      try {
        fs.linkSync(draft, file);
      } finally {
        fs.rmSync(draft);
      }
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined || attempt > 2) {
        throw new StartError(
          `The database folder ${folder} is in use by process ${holder ?? 'unknown'}; stop that process or set LINTEL_DATA to another folder.`,
        );
      }
      fs.rmSync(file, { force: true });
    }
  }
}
