// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../bootstrap.mjs';
import { anyFreePort } from '../../start/ports.mjs';
import { startProduct } from '../../start/product.mjs';
import { release } from '../../start/release.mjs';
import { startFiles, startFront } from './front.mjs';

/**
 * The product behind its front, with a registry and data of its own.
 * @param {{ builds: { name: string, dir: string }[], others: string[] }} options what is live; builds that are only published
 */
export async function startOwnSite({ builds, others }) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-faults-'));
  const registryRoot = path.join(data, 'registry');
  const port = await anyFreePort();
  /** @param {string[]} args */
  const registry = (...args) => {
    const cli = [path.join(root, 'registry/dist/cli.mjs'), ...args, '--root', registryRoot, '--env', 'local'];
    const { status, stdout, stderr } = spawnSync(process.execPath, cli, { cwd: root, encoding: 'utf8' });
    return { ok: status === 0, output: (stdout + stderr).trim() };
  };
  release({ builds, registryRoot });
  const published = registry('publish', ...others);
  if (!published.ok) throw new Error(published.output);
  const product = await startProduct({ data, registryRoot, port: await anyFreePort(), log: () => {} });
  /** @type {Awaited<ReturnType<typeof startFiles>> | null} */ let files = null;
  const { api } = product.services;
  const ofApi = /^\/(api|images|tiles)\//;
  const originOf = (/** @type {string} */ url) => {
    if (!files) return product.url;
    return ofApi.test(url) && api ? api.origin : files.origin;
  };
  const front = await startFront({ port, originOf });
  const first = String(JSON.parse(registry('explain', '--json').output).revision);
  return {
    ...front,
    registry,
    /** As before the fault. */
    recover() {
      front.breaks(null);
      registry('promote', first, '--reason', 'as before the fault');
    },
    /** The registry's server ends; a host for files goes on with what it exported before. */
    async onlyFiles() {
      const folder = path.join(data, 'public');
      const exported = registry('export', 'local', '--to', folder);
      if (!exported.ok) throw new Error(exported.output);
      await product.services.site?.stop();
      const documentOf = (/** @type {string} */ pathname) => path.join(folder, pathname, 'index.html');
      files = await startFiles({ folderOf: () => folder, documentOf });
    },
    async close() {
      await front.close();
      await files?.close();
      await product.stop();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
