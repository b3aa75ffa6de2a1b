// @ts-check
// Colours and layers have names; their values stand in shared/ui/src/tokens and nowhere else.
import fs from 'node:fs';
import path from 'node:path';

const raw = /#[0-9a-f]{3,8}\b(?!['"]?\s*\/)|\b(?:rgb|hsl)a?\(|z-index:\s*\d/i;
const home = path.join('shared', 'ui', 'src', 'tokens');

/** @param {string} root @returns {string[]} one line per finding */
export function rawColours(root) {
  const folders = fs
    .readdirSync(root)
    .filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mfe-'));
  return folders
    .flatMap((folder) => files(path.join(root, folder)))
    .filter((file) => !path.relative(root, file).startsWith(home) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => raw.test(line.replace(/\/\/.*|\*.*|'#[a-z-]+\/.*'|from '#.*/g, '')))
        .map(({ line, number }) => `${path.relative(root, file)}:${number}: ${line.trim()}`),
    );
}

/** @param {string} dir @returns {string[]} */
const files = (dir) =>
  fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(dir, entry.name);
    if (['node_modules', 'dist', 'build', 'testing', 'api-contract'].includes(entry.name)) return [];
    return entry.isDirectory() ? files(full) : /\.tsx?$/.test(entry.name) ? [full] : [];
  });
