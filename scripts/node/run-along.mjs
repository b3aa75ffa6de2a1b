// @ts-check
import { spawn } from 'node:child_process';
import { holdSignals } from './hold-signals.mjs';

/**
 * Runs a program to its end. A signal that ends this process ends the program first, with all that it started: programs such as npm
 * leave behind what they run. Answers its exit code, or why it could not be started.
 * @param {string} command @param {string[]} args @param {{ cwd: string, stdio: import('node:child_process').StdioOptions }} options
 * @returns {Promise<{ status: number | null, error?: Error }>}
 */
export function runAlong(command, args, options) {
  // A group of its own has one address for all of it; Windows has none.
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  const release = holdSignals(() => {
    if (child.pid === undefined) return;
    try {
      // Never SIGINT, which shells let what they run in the background ignore.
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    } catch {
      // It has just ended.
    }
  });
  return new Promise((resolve) => {
    const over = (/** @type {{ status: number | null, error?: Error }} */ outcome) => {
      const signal = release();
      if (signal) process.kill(process.pid, signal);
      else resolve(outcome);
    };
    child.once('error', (error) => over({ status: null, error }));
    child.once('exit', (status) => over({ status }));
  });
}
