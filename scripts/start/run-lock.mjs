// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ pid: number, started: string | null, url: string }} Running A product that runs on a data folder. */

/** Where the process table tells when a process was started; a number is given again after a restart of the machine. */
const STARTED_FIELD = 19;

const fileOf = (/** @type {string} */ data) => path.join(data, 'running.json');

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

/** @param {Running} running */
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

/** The product that runs on a data folder; null when none does, also where its note was written half. @param {string} data @returns {Running | null} */
export const runningIn = (data) => aliveIn(fileOf(data));

/** What a note is about, as long as its process lives. @param {string} file @returns {Running | null} */
function aliveIn(file) {
  try {
    const noted = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(noted?.pid) && typeof noted.url === 'string' && isAlive(noted) ? noted : null;
  } catch {
    return null;
  }
}

/**
 * One `npm start` per data folder, which is made where it is missing. Returns what runs already, or takes the place and returns null;
 * fails with one sentence where nothing can be written.
 * @param {string} data @param {{ url: string }} mine @returns {Running | null}
 */
export function takePlace(data, mine) {
  try {
    makeFolder(data);
    return placeIn(data, mine);
  } catch (error) {
    const { code = String(error) } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(
      `The data folder ${data} cannot be written (${code}). Make it writable, or set LINTEL_DATA to another folder.`,
      { cause: error },
    );
  }
}

const isFolder = (/** @type {string} */ at) => fs.statSync(at, { throwIfNoEntry: false })?.isDirectory();

/** Node's own `recursive` asks without end where a file system makes no folders, as `/proc` does not. @param {string} folder */
function makeFolder(folder) {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (isFolder(folder)) return;
    const parent = path.dirname(folder);
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT' || isFolder(parent)) throw error;
    makeFolder(parent);
    makeFolder(folder);
  }
}

/** @param {string} data @param {{ url: string }} mine @returns {Running | null} */
function placeIn(data, mine) {
  const file = fileOf(data);
  const draft = `${file}.${process.pid}`;
  const { pid } = process;
  fs.writeFileSync(draft, JSON.stringify({ pid, started: entryOf(pid)?.started ?? null, ...mine }));
  try {
    while (!isCreated(draft, file)) {
      const other = runningIn(data);
      if (other && other.pid !== pid) return other;
      removeDead(draft, file);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  process.once('exit', () => fs.rmSync(file, { force: true }));
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
