// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { holdSignals } from '../node/hold-signals.mjs';

/** The longest that any tool works on something without a line about it, on a slow machine, and room. */
const SILENT_MS = 20 * 60_000;

/**
 * Runs a tool of the workspace and keeps what it prints; `live` also shows it, or only what goes to the standard error. A tool that
 * prints nothing for `silentMs` waits for what never comes: it is stopped, and its output ends with a sentence about that.
 * @param {string} tool @param {string[]} args
 * @param {{ live?: boolean | 'stderr', env?: Record<string, string | undefined>, cwd?: string, silentMs?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(tool, args, { live = false, env = {}, cwd = root, silentMs = SILENT_MS } = {}) {
  return new Promise((resolve) => {
    const bin = path.join(root, 'node_modules/.bin', tool);
    const [command, ...rest] = tool === 'node' ? [process.execPath, ...args] : [bin, ...args];
    const child = spawn(command, rest, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // The one signal after which both Jest and Playwright stop their own processes.
    const release = holdSignals(() => child.kill('SIGINT'));
    let output = '';
    const silence = setTimeout(() => {
      // Its own processes may hold its output open, so the run does not wait for the end of it, nor listens any more.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      child.kill();
      const sentence = `\n${tool} printed nothing for ${silentMs / 1000} seconds and was stopped.\n`;
      if (live) process.stdout.write(sentence);
      resolve({ ok: false, output: output + sentence });
    }, silentMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        silence.refresh();
        if (live === true || (live && stream === child.stderr)) process.stdout.write(chunk);
      });
    }
    const ended = (/** @type {{ ok: boolean, output: string }} */ result) => {
      clearTimeout(silence);
      resolve(result);
    };
    // Not when its output is closed: what it leaves behind may hold that open.
    child.once('exit', () => {
      const signal = release();
      // As a shell names it. Not by the signal itself, after which nothing is tidied up.
      if (signal) process.exit(128 + constants.signals[signal]);
    });
    child.once('error', (error) => {
      release();
      ended({ ok: false, output: error.message });
    });
    child.once('close', (code) => ended({ ok: code === 0, output }));
  });
}
