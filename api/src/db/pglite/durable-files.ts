import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenModule {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } } };
}

/**
 * PGlite's file system has no fsync, so PostgreSQL's own care for power cuts goes nowhere. This adds it: together with
 * the start parameters below every commit reaches the disk before it is confirmed.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    const preRun = (result.emscriptenOpts.preRun ?? []) as ((module: EmscriptenModule) => void)[];
    preRun.push((module) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fdatasyncSync(nfd);
        return 0;
      };
    });
    return { ...result, emscriptenOpts: { ...result.emscriptenOpts, preRun: preRun as never } };
  }
}

/** PGlite starts with `-F` (no fsync); this is its list without that, and with the sync method that uses the above. */
export const durableStart = (defaults: readonly string[]) => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
