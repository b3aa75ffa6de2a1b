import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

/** Runs npm in a folder, with a configuration and a cache of its own. */
export async function npm(folder: string, ...words: string[]): Promise<string> {
  const own = {
    npm_config_cache: path.join(folder, '.npm'),
    npm_config_userconfig: path.join(folder, '.npmrc'),
  };
  const others = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(others), ...own, npm_config_update_notifier: 'false' };
  return (await run('npm', words, { cwd: folder, env })).stdout;
}

/** A folder with one package as `npm pack` writes it, which exports a text. */
export async function packedFolder(json: object, content = 'hello'): Promise<string> {
  const folder = await temporaryFolder('packed');
  const source = path.join(folder, 'source');
  await mkdir(source);
  await writeFile(path.join(source, 'package.json'), JSON.stringify({ main: 'index.js', ...json }));
  await writeFile(path.join(source, 'index.js'), `module.exports = ${JSON.stringify(content)};\n`);
  await npm(folder, 'pack', '--ignore-scripts', '--silent', './source');
  return folder;
}
