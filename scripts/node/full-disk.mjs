// @ts-check
import fs from 'node:fs';

/** With less the database cannot write its log, whose files have this size. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** What is left of the disk of a folder. @param {string} folder */
function freeBytesOf(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

/** That the disk of a folder is full; null where it has room. @param {string} folder @returns {string | null} */
export function fullDisk(folder, freeBytes = freeBytesOf) {
  const free = freeBytes(folder);
  return free < LEAST_FREE_BYTES
    ? `The disk of ${folder} is full (${(free / 1e6).toFixed(1)} MB free)`
    : null;
}

/** How the system states that there is no room, also among the errors of a compiler. */
const NO_ROOM = /\b(?:ENOSPC|EDQUOT): [^\n]*/;

/** What was thrown, with what to do about it where the disk is full. @param {unknown} thrown @returns {Error} */
export function withRemedy(thrown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const [words] = NO_ROOM.exec(error.message) ?? [];
  if (!words) return error;
  return new Error(`The disk is full (${words}): make room and run the same command again.`, {
    cause: error,
  });
}
