// @ts-check
import { parseArgs } from 'node:util';
import { fail } from '../bootstrap.mjs';

/** @typedef {import('node:util').ParseArgsConfig} ParseArgsConfig */

/**
 * What follows a command. `--help` prints how the command is used; what it does not know ends it with one sentence.
 * @template {ParseArgsConfig} Config
 * @param {string} usage The command with all that may follow, and what it does.
 * @param {Config} config As of `parseArgs`.
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readCommandLine(usage, config) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem] = /** @type {Error} */ (error).message.split(/\. /);
    return fail(`${problem}. Usage: ${usage}`);
  }
}

/** The port that was asked for, or a sentence. @param {string} text @returns {number} */
export function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  return fail(`--port takes a number from 0 to 65535, not ${text}.`);
}
