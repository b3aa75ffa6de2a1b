// @ts-check
import fs from 'node:fs';

/** @typedef {{ pid: number, started: string | null }} Noted The process that a file belongs to. */

/** Where the process table tells when a process was started; a number is given again after a restart of the machine. */
const STARTED_FIELD = 19;

/** State and start of a process; null where there is no process table in files, or no such process. @param {number} pid */
function entryOf(pid) {
  try {
    // The name of the program stands before, in parentheses, and may contain anything.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return { state: fields[0], started: fields[STARTED_FIELD] ?? null };
  } catch {
    return null;
  }
}

/** @param {Noted} noted */
function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const entry = entryOf(pid);
  // A process that has ended and waits for its parent to take notice keeps its number.
  return !entry || (entry.state !== 'Z' && (!started || started === entry.started));
}

/** What a note is about, as long as its process lives; null also where it was written half. @param {string} file @returns {any} */
export function aliveIn(file) {
  try {
    const noted = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(noted?.pid) && isAlive(noted) ? noted : null;
  } catch {
    return null;
  }
}

/**
 * Notes in a file that it belongs to this process. Returns the note of another one that lives, or takes the file and returns null; of
 * several that want it at the same moment one gets it.
 * @param {string} file @param {object} [mine] What the note contains beside the process. @returns {any}
 */
export function takeNote(file, mine = {}) {
  const draft = `${file}.${process.pid}`;
  const { pid } = process;
  fs.writeFileSync(draft, JSON.stringify({ pid, started: entryOf(pid)?.started ?? null, ...mine }));
  try {
    while (!isCreated(draft, file)) {
      const other = aliveIn(file);
      if (other && other.pid !== pid) return other;
      removeDead(draft, file);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return null;
}

/** In turn with others, after another look: what was dead a moment ago may be the note of a run by now. @param {string} draft @param {string} file */
function removeDead(draft, file) {
  const turn = `${file}.turn`;
  if (!isCreated(draft, turn)) {
    if (!aliveIn(turn)) fs.rmSync(turn, { force: true });
    return;
  }
  const other = aliveIn(file);
  if (!other || other.pid === process.pid) fs.rmSync(file, { force: true });
  fs.rmSync(turn, { force: true });
}

/** Other than a rename, this fails where a file is already: of two that start at the same moment. @param {string} draft @param {string} file */
function isCreated(draft, file) {
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}
