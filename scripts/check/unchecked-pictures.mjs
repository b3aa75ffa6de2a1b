// @ts-check
// Pictures of a build are shown by `usePicture`, which checks their bytes against the lock. Whatever asks for one in another way
// would show any bytes.
import fs from 'node:fs';
import path from 'node:path';

const ending = String.raw`\.(?:avif|gif|jpe?g|png|svg|webp)`;
const imported = new RegExp(String.raw`(?:from|import\(?)\s*'[^']+${ending}'`, 'g');
const inStyles = new RegExp(String.raw`url\(\s*['"]?(?!data:)[\w@#./-]+${ending}`, 'g');
const named = new RegExp(
  String.raw`(?:const (\w+) = )?new URL\(\s*'[^']+${ending}',\s*import\.meta\.url,?\s*\)(;?)`,
  'g',
);

/** What of a source shows a picture of the build unchecked. @param {string} source @returns {{ at: number, why: string }[]} */
export function uncheckedIn(source) {
  const addresses = [...source.matchAll(named)];
  const names = addresses.flatMap(([, name]) => (name ? [name] : []));
  const asText = names.flatMap((name) => [
    ...source.matchAll(
      new RegExp(String.raw`(?<![.\w])${name}\.\w|\$\{${name}\b|String\(${name}\)|=\{${name}\b`, 'g'),
    ),
  ]);
  const finding =
    (/** @type {string} */ why) =>
    (/** @type {RegExpMatchArray} */ { index = 0 }) => ({
      at: source.slice(0, index).split('\n').length,
      why,
    });
  return [
    ...[...source.matchAll(imported)].map(finding('an imported picture is a plain address')),
    ...[...source.matchAll(inStyles)].map(finding('browsers check no picture of a style sheet')),
    ...addresses.filter(([, name, end]) => !name || !end).map(finding('give it a name, for usePicture')),
    ...asText.map(finding('only usePicture may have the address')),
  ];
}

/** @param {string} root @returns {string[]} one line per finding */
export function uncheckedPictures(root) {
  const shared = ['ui', 'map', 'model-kit', 'remote-kit'].map((name) => path.join('shared', name));
  const folders = fs.readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [...folders, ...shared].flatMap((folder) => {
    const home = path.join(root, folder, 'src');
    const files = fs.readdirSync(home, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) =>
        uncheckedIn(fs.readFileSync(path.join(home, file), 'utf8')).map(
          ({ at, why }) => `${folder}/src/${file}:${at}: ${why}`,
        ),
      );
  });
}
