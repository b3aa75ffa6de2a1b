// @ts-check

/** @param {string} text @param {RegExp} place @param {(found: string) => string} change */
function replaced(text, place, change) {
  if (!place.test(text)) throw new Error(`The place for a new name was not found: ${place}`);
  return text.replace(place, change);
}

/** The union of all remotes with one more. @param {string} text of the contract's manifest @param {string} name */
export const withRemoteName = (text, name) =>
  replaced(text, /export type RemoteName =\n(?: {2}\| 'mfe-[a-z]+'\n)* {2}\| 'mfe-[a-z]+';/, (union) =>
    union.replace(/;$/, `\n  | '${name}';`),
  );

/** The one bundle without federation, which size is compared with. @param {string} text @param {string} name */
export const withRemoteInOneBundle = (text, name) =>
  replaced(text, /\n\};\n/, (end) => {
    const chunk = name.replace('mfe-', '');
    const line = `  '${name}': () => import(/* webpackChunkName: "${chunk}" */ '../../${name}/src/remote.ts'),`;
    return `\n${line}${end}`;
  });
