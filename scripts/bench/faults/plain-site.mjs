// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { anyFreePort } from '../../start/ports.mjs';
import { startFiles, startFront } from './front.mjs';
import { buildPlain } from './plain-builds.mjs';

/** @typedef {'live' | 'next' | 'other-major' | 'removed-export' | 'throws'} Variant */

/** The plain host behind its front: files in one folder, where a deploy replaces those of one remote. */
export async function startPlainSite() {
  const builds = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-plain-'));
  const port = await anyFreePort();
  await buildPlain({ url: `http://localhost:${port}`, folder: builds });
  const live = path.join(builds, 'live');
  const put = (/** @type {string} */ build, /** @type {string} */ name) => {
    fs.rmSync(path.join(live, name), { recursive: true, force: true });
    fs.cpSync(path.join(builds, build), path.join(live, name), { recursive: true });
  };
  const files = await startFiles({
    folderOf: (pathname) => (/^\/(catalogue|packages)\//.test(pathname) ? live : path.join(live, 'host')),
    documentOf: () => path.join(live, 'host/index.html'),
  });
  for (const name of ['host', 'catalogue']) put(name, name);
  put('packages-live', 'packages');
  const front = await startFront({ port, originOf: () => files.origin });
  return {
    ...front,
    /** What the second team has deployed. @param {Variant} variant */
    deploy: (variant) => put(`packages-${variant}`, 'packages'),
    /** As before the fault. */
    recover() {
      front.breaks(null);
      put('packages-live', 'packages');
    },
    async close() {
      await front.close();
      await files.close();
      fs.rmSync(builds, { recursive: true, force: true });
    },
  };
}
