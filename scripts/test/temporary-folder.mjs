// @ts-check
// A temporary folder of one run of tests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Does some work with a temporary folder of its own, which is removed after it, also when the process exits before: tests that are ended
 * halfway leave theirs in it.
 * @template Result @param {(folder: string) => Promise<Result>} work
 */
export async function inTemporaryFolder(work) {
  const folder = fs.mkdtempSync(path.join(temporaryPlace(), 'lintel-'));
  // The embedded database runs as another user when the tests run as root.
  fs.chmodSync(folder, 0o755);
  const remove = () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
}

const IN_MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Where temporary folders of tests lie: in memory where there is room for them, else on the disk, where the file system takes a
 * quarter of all processor time to create and remove the files of a thousand databases. The path is short, because sockets of a
 * database below it may have a hundred characters.
 */
function temporaryPlace() {
  if (fs.existsSync(IN_MEMORY) && os.freemem() > 2 * MEMORY_NEEDED_BYTES) {
    const { bavail, bsize } = fs.statfsSync(IN_MEMORY);
    if (bavail * bsize > MEMORY_NEEDED_BYTES) return IN_MEMORY;
  }
  return fs.existsSync('/tmp') ? '/tmp' : os.tmpdir();
}
