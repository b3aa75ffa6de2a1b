// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fullDisk } from './full-disk.mjs';

/** @typedef {{ problem: string, remedy: string }} Obstacle Why a command failed, and what a user does about it. */

/** What a user does where nothing on this machine is in the way. */
export const REACH_REGISTRY = 'Check that the npm registry is reachable';

/** The folder, or the nearest one above it that is there. @param {string} folder @returns {string} */
const existing = (folder) => (fs.existsSync(folder) ? folder : existing(path.dirname(folder)));

/** Why a folder can neither be written nor made; null where it can. @param {string} folder */
function refusal(folder) {
  const at = existing(folder);
  if (!fs.statSync(at).isDirectory()) return 'ENOTDIR';
  try {
    fs.accessSync(at, fs.constants.W_OK | fs.constants.X_OK);
    return null;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code;
  }
}

/**
 * What keeps npm from installing into a folder on this machine; null where nothing does, so that it is the registry.
 * @param {string} folder @returns {Obstacle | null}
 */
export function obstacleTo(folder) {
  const ofFolder = refusal(folder);
  if (ofFolder) return { problem: `${folder} cannot be written (${ofFolder})`, remedy: 'Make it writable' };
  // npm sets the variable for what it starts.
  const cache = process.env['npm_config_cache'] ?? path.join(os.homedir(), '.npm');
  const ofCache = refusal(path.join(cache, '_cacache'));
  if (ofCache)
    return {
      problem: `npm's cache ${cache} cannot be written (${ofCache})`,
      remedy: 'Make it writable, or set npm_config_cache to another folder',
    };
  const full = fullDisk(existing(folder)) ?? fullDisk(existing(cache));
  return full ? { problem: full, remedy: 'Make room' } : null;
}
