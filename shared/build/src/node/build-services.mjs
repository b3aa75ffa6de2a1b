// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import esbuild from 'esbuild';
import { sourceHash } from '../packages.mjs';

/** Our own packages go into the bundle; libraries stay in node_modules. @type {esbuild.Plugin} */
const librariesOutside = {
  name: 'libraries-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@lintel/') ? undefined : { path: name, external: true },
    );
  },
};

/**
 * Bundles the entries (`lintel.entry` in package.json) of Node services to `<package>/dist/<entry>.mjs`; a package whose
 * sources did not change is left alone.
 * @param {{ root: string, packages: import('../packages.mjs').Package[], log(line: string): void }} options
 */
export async function buildServices({ root, packages, log }) {
  for (const pkg of packages) {
    const stamp = path.join(pkg.dir, 'dist/.source-hash');
    const hash = sourceHash(root, pkg.folder);
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) continue;
    // What is killed halfway is the build of no sources.
    fs.rmSync(stamp, { force: true });
    log(`building ${pkg.name}`);
    await esbuild.build({
      absWorkingDir: pkg.dir,
      entryPoints: pkg.entry,
      outdir: path.join(pkg.dir, 'dist'),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      logLevel: 'error',
      plugins: [librariesOutside],
    });
    fs.writeFileSync(stamp, hash);
  }
}
