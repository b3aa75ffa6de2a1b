// @ts-check

/**
 * npm as a command to spawn: the npm that runs this script, on this Node, else the one on the path.
 * @param {string[]} args @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const cli = process.env['npm_execpath'] ?? '';
  return /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli, ...args]] : ['npm', args];
}
