// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { anyFreePort } from '../start/ports.mjs';
import { startProduct } from '../start/product.mjs';
import { release } from '../start/release.mjs';

/**
 * The product on data and on a port of its own, for measuring; `end` stops it and removes the data.
 * @param {{ name: string, dir: string }[]} builds
 * @returns {Promise<{ url: string, end(): Promise<void> }>}
 */
export async function startOwnProduct(builds) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-measured-'));
  const registryRoot = path.join(data, 'registry');
  release({ builds, registryRoot });
  const port = await anyFreePort();
  const product = await startProduct({ data, registryRoot, port, log: () => {} });
  return {
    url: product.url,
    async end() {
      await product.stop();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
