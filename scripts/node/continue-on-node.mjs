// @ts-check
// Commands may be started with an older Node: they go on with the one that the product needs.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Whether a version is at least the one of a range such as `>=24.15`. @param {string} version @param {string} range */
export function fits(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [atLeast = 0, minorAtLeast = 0] = range.replace('>=', '').split('.').map(Number);
  return major > atLeast || (major === atLeast && minor >= minorAtLeast);
}

/**
 * Returns when this Node is new enough. Else the same command runs again with the Node that `bring` gives, and this process only
 * passes signals on and ends as that one does. All that either of them starts finds the same Node on the path.
 * @param {{ range: string, bring(): Promise<import('./bring-node.mjs').Brought>, fail(sentence: string): never }} options
 */
export async function continueOnNode({ range, bring, fail }) {
  endWithStarter();
  if (fits(process.versions.node, range)) {
    putOnPath(process.execPath);
    endWithParent();
    return;
  }
  const brought = await bring();
  if ('problem' in brought) {
    const { problem, remedy } = brought;
    return fail(
      `Lintel needs Node ${range.replace('>=', '')} or newer, this is ${process.versions.node}, and a newer one could not be brought: ${problem}. ${remedy ? `${remedy}, or install` : 'Install'} Node, and run the same command again.`,
    );
  }
  putOnPath(brought.path);
  const child = spawn(
    brought.path,
    [...process.execArgv, ...process.argv.slice(1)],
    // The channel tells the command when this process is gone, also by kill -9.
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => {
    child.once('error', (error) => fail(`${brought.path} cannot be run: ${error.message}.`));
    child.once('exit', (code, signal) => {
      for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
        process.removeAllListeners(name);
      if (signal) process.kill(process.pid, signal);
      else resolve(process.exit(code ?? 1));
    });
  });
}

/** How often a command looks whether what started it is still there. */
const LOOK_MS = 500;

/**
 * npm passes a signal on to the shell of a script, which ends by it and leaves what it started. Other programs ask for the same with
 * `END_WITH_PARENT`.
 */
function endWithStarter() {
  const { npm_lifecycle_event: script, END_WITH_PARENT: isAsked } = process.env;
  // What goes on with a newer Node is notified through the channel.
  if (!(script || isAsked) || process.channel) return;
  const starter = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}

/** Ends the command in its order when the process that passes signals on is gone. Not by an option of Node: workers inherit those. */
function endWithParent() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

/** Tools start `node` by its name. @param {string} program */
function putOnPath(program) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const first = folders
    .map((folder) => path.join(folder, path.basename(program)))
    .find((file) => fs.existsSync(file));
  if (first && fs.realpathSync(first) === fs.realpathSync(program)) return;
  process.env['PATH'] = [path.dirname(program), ...folders].join(path.delimiter);
}
