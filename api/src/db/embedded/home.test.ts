import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reachable } from './account.ts';
import { linkLibraries } from './binaries.ts';
import { clusterHome, reachableBinaries } from './home.ts';

describe('a database server of root', () => {
  let folder: string;
  let umask: number;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-home-'));
    fs.chmodSync(folder, 0o755);
    umask = process.umask(0o077);
    // Only root has folders that its server cannot reach; which those are is read from their modes, which any user may.
    jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.umask(umask);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('finds its libraries in a copy of programs that an earlier start has linked, whatever the umask', () => {
    const closed = path.join(folder, 'closed');
    fs.mkdirSync(path.join(closed, 'lib'), { recursive: true });
    fs.writeFileSync(path.join(closed, 'lib/libpq.so.5.18'), 'library');
    fs.symlinkSync('libpq.so.5.18', path.join(closed, 'lib/libpq.so.5'));

    const { folder: copy } = reachableBinaries(
      { folder: closed, version: '18.4.0' },
      path.join(folder, 'elsewhere'),
    );

    fs.rmSync(closed, { recursive: true });
    expect(fs.readFileSync(path.join(copy, 'lib/libpq.so.5'), 'utf8')).toBe('library');
    expect(reachable(path.join(copy, 'lib'))).toBe(true);
    expect(fs.statSync(path.join(copy, 'lib/libpq.so.5')).mode & 0o777).toBe(0o644);
  });

  it('mends links of a copy whose origin is gone', () => {
    fs.mkdirSync(path.join(folder, 'lib'));
    fs.writeFileSync(path.join(folder, 'lib/libpq.so.5.18'), 'library');
    fs.symlinkSync('/nowhere/libpq.so.5.18', path.join(folder, 'lib/libpq.so.5'));
    fs.writeFileSync(
      path.join(folder, 'pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
    );
    linkLibraries({ folder, version: '18.4.0' });
    expect(fs.readFileSync(path.join(folder, 'lib/libpq.so.5'), 'utf8')).toBe('library');
  });

  it('is refused files that were moved below a folder which it cannot enter, with what to do', () => {
    const closed = path.join(folder, 'closed');
    fs.mkdirSync(path.join(closed, 'postgres'), { recursive: true });
    expect(() => clusterHome(path.join(closed, 'postgres'))).toThrow('open the folders above it (chmod o+x)');
    fs.chmodSync(closed, 0o711);
    expect(clusterHome(path.join(closed, 'postgres'))).toBe(path.join(closed, 'postgres'));
  });
});
