import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster, type Cluster } from './cluster.ts';

describe('a cluster whose server hangs', () => {
  let folder: string;
  let cluster: Cluster;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-cluster-'));
    fs.chmodSync(folder, 0o755);
    cluster = await startCluster({ directory: path.join(folder, 'postgres'), goesWithParent: folder });
  }, 60_000);
  afterAll(async () => {
    process.kill(cluster.pid(), 'SIGCONT');
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  it('is refused in a sentence that names the process', async () => {
    process.kill(cluster.pid(), 'SIGSTOP');
    await expect(
      startCluster({ directory: path.join(folder, 'postgres'), readyWithinMs: 500 }),
    ).rejects.toThrow(`(process ${cluster.pid()}) runs but does not answer; end that process`);
  }, 15_000);
});
