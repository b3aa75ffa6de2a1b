// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeNote } from '../node/process-note.mjs';

const LOOK_MS = 200;

/**
 * Does work that writes what all commands of a workspace share, such as builds, while no other command does so. A command that waits
 * states it on the error stream; one that was killed holds up none.
 * @template T @param {string} root @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function inTurn(root, work) {
  const file = path.join(root, '.cache/at-work.json');
  let awaited = 0;
  for (let other = take(file); other; other = take(file)) {
    if (awaited !== other.pid)
      console.error(`Another command (process ${other.pid}) builds here; waiting for it …`);
    awaited = other.pid;
    await pause(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** Where nothing can be written no other command writes either, and what is built already can be used. @param {string} file */
function take(file) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    return takeNote(file);
  } catch {
    return null;
  }
}
