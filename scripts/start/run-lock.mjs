// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    // One that has ended and waits for its parent to take notice keeps its number.
    const stat = `/proc/${pid}/stat`;
    return !fs.existsSync(stat) || !/\) Z /.test(fs.readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
};

/**
 * One `npm start` per data folder. Returns who runs already, or takes the place and returns null.
 * @param {string} data @param {{ url: string }} mine
 * @returns {{ pid: number, url: string } | null}
 */
export function takePlace(data, mine) {
  const file = path.join(data, 'running.json');
  if (fs.existsSync(file)) {
    const other = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (other.pid !== process.pid && isAlive(other.pid)) return other;
  }
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, ...mine }));
  process.once('exit', () => fs.rmSync(file, { force: true }));
  return null;
}
