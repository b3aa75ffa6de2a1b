// @ts-check
import path from 'node:path';

/**
 * What a build found wrong, for a terminal or above a page: each error once, with its file below the current folder, without the
 * stacks of loaders.
 * @param {import('webpack').Stats | import('webpack').MultiStats} stats
 * @returns {string} '' when nothing is wrong
 */
export function buildProblems(stats) {
  const compilations = 'stats' in stats ? stats.stats : [stats];
  // A file of a shared package is in several builds.
  return [...new Set(compilations.flatMap(errorsOf))].join('\n\n');
}

/** @param {import('webpack').Stats} stats */
function errorsOf(stats) {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorStack: false, errorDetails: false });
  return errors.map(({ moduleName, loc, message }) => {
    if (!moduleName) return readable(message);
    const file = path.relative('', path.resolve(stats.compilation.compiler.context, moduleName));
    return `${file}${loc ? `:${loc}` : ''}\n${readable(message)}`;
  });
}

/** @param {string} message of webpack, around that of a loader */
const readable = (message) =>
  message
    .replace(/^Module build failed \(from .*\):\n/, '')
    .replace(/^Error:\s+/, '')
    .replace(/\n+(Caused by|Stack backtrace):\n[^]*/, '')
    .replaceAll(/\n {4}at .*/g, '')
    .trimEnd();
