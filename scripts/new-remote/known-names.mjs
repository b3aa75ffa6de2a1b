// @ts-check
import { ownerLine } from '../check/code-owners.mjs';

/** @param {string} text @param {RegExp} place @param {(found: string) => string} change */
function replaced(text, place, change) {
  if (!place.test(text)) throw new Error(`The place for a new name was not found: ${place}`);
  return text.replace(place, change);
}

/** The one bundle without federation, which size is compared with. @param {string} text @param {string} name */
export const withRemoteInOneBundle = (text, name) =>
  replaced(text, /\n\};\n/, (end) => {
    const chunk = name.replace('mfe-', '');
    const line = `  '${name}': () => import(/* webpackChunkName: "${chunk}" */ '../../${name}/src/remote.ts'),`;
    return `\n${line}${end}`;
  });

/** CODEOWNERS with the line of a package, in the order of their names. @param {string} text @param {{ folder: string, team: string }} owned */
export function withOwner(text, { folder, team }) {
  const lines = text.trimEnd().split('\n');
  const own = ownerLine({ folder, team });
  const next = lines.findIndex((line) => line.startsWith('/') && line > own);
  return `${lines.toSpliced(next === -1 ? lines.length : next, 0, own).join('\n')}\n`;
}
