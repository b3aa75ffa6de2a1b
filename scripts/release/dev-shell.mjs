// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { readPackage } from '@lintel/build/packages.mjs';
import { runWebpack } from '@lintel/build/webpack/build-pages.mjs';
import { hotConfig } from '@lintel/build/webpack/hot/hot-config.mjs';

/**
 * Builds the shell in development into `<to>/build`, for `lintel dev`: only that shell has the React that replaces components in
 * the open page (ADR 0143). @param {{ root: string, to: string }} options @returns {Promise<Record<string, any>>} its package.json
 */
export async function emitDevShell({ root, to }) {
  const outDir = path.join(to, 'build');
  const config = hotConfig(readPackage(root, 'shell'), { root, outDir });
  /** @type {{ hash?: string | undefined, scripts: string[] }} */ const built = { scripts: [] };
  await runWebpack([
    {
      ...config,
      // Source maps would be twice as large as the rest, for code that no team changes.
      devtool: false,
      plugins: [
        ...(config.plugins ?? []),
        (compiler) =>
          compiler.hooks.done.tap('DevShell', ({ hash, compilation }) => {
            const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
            Object.assign(built, { hash, scripts: files.filter((file) => file.endsWith('.js')) });
          }),
      ],
    },
  ]);
  const local = {
    build: built.hash?.slice(0, 8),
    container: String(config.output?.uniqueName),
    integrity: '',
    manifest: { mounts: [] },
    scripts: built.scripts,
  };
  fs.writeFileSync(path.join(outDir, 'shell.json'), `${JSON.stringify(local, null, 2)}\n`);
  fs.writeFileSync(
    path.join(to, 'README.md'),
    '# @lintel/dev-shell\n\nThe shell in development, which `lintel dev` puts into pages so that edits keep their state.\n',
  );
  return {
    name: '@lintel/dev-shell',
    description: 'The shell in development, for lintel dev',
    license: 'MIT',
    type: 'module',
    exports: { './*': './build/*' },
    files: ['build', 'CHANGELOG.md'],
    dependencies: {},
  };
}
