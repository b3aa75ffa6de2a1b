// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { aliveIn, takeNote } from '../node/process-note.mjs';

/** @typedef {{ pid: number, started: string | null, url: string }} Running A product that runs on a data folder. */

const fileOf = (/** @type {string} */ data) => path.join(data, 'running.json');

/** The product that runs on a data folder; null when none does, also where its note was written half. @param {string} data @returns {Running | null} */
export const runningIn = (data) => aliveIn(fileOf(data));

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
  const other = takeNote(file, mine);
  if (!other) process.once('exit', () => fs.rmSync(file, { force: true }));
  return other;
}
