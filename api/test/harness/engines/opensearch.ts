import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../src/config/package-root.ts';
import { freePort } from '../services.ts';
import type { Engine, EngineFolder } from './engine-folder.ts';
import { programs } from './programs.ts';

export interface SearchCluster {
  /** Addresses of its nodes, as the product takes them. */
  readonly url: string;
  /** The first manages the cluster; both have data. */
  readonly nodes: readonly [Engine, Engine];
}

/** A JVM that compiles its one source first, on a busy machine. */
const STARTED_WITHIN_MS = 120_000;
const MEMORY = ['-Xms384m', '-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** Settings of the deployment that hold for nodes of any name. */
function deployedSettings(): string[] {
  const file = path.join(packageRoot(), '../deploy/kubernetes/engines/settings/opensearch.yml');
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => /^[a-z]/.test(line) && !line.includes('${') && !line.startsWith('cluster.name'))
    .map((line) => line.replace(': ', '='));
}

const project = () => path.join(packageRoot(), 'test/harness/engines/opensearch');

/** The folder with the libraries of a node, which Maven fetches the first time (100 MB). */
function libraries(): string {
  const pom = path.join(project(), 'pom.xml');
  const make = createHash('sha256').update(fs.readFileSync(pom)).digest('hex').slice(0, 16);
  const folder = path.join(packageRoot(), '../.cache/opensearch', make);
  if (fs.existsSync(folder)) return folder;
  const fetched = `${folder}-${process.pid}`;
  const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${fetched}`, '-DincludeScope=runtime'];
  execFileSync(programs.maven(), ['-q', '-B', '-f', pom, ...copy], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  fs.renameSync(fetched, folder);
  return folder;
}

async function untilTogether(url: string, nodes: number): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN_MS;
  for (;;) {
    const health = await fetch(`${url}/_cluster/health`)
      .then((answer) => answer.json() as Promise<{ number_of_nodes?: number }>)
      .catch(() => undefined);
    if (health?.number_of_nodes === nodes) return;
    if (Date.now() > deadline) throw new Error('the nodes of OpenSearch do not find each other');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A cluster of two nodes, each a process of its own. */
export async function startOpenSearch(folder: EngineFolder): Promise<SearchCluster> {
  const classes = path.join(libraries(), '*');
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
  const start = (name: string, http: number, transport: number, roles: string) =>
    folder.start(programs.java(), [
      ...MEMORY,
      '-cp',
      classes,
      path.join(project(), 'SearchNode.java'),
      `path.home=${folder.make(name)}`,
      `node.name=${name}`,
      `node.roles=${roles}`,
      `http.port=${http}`,
      `transport.port=${transport}`,
      'http.type=netty4',
      'transport.type=netty4',
      'cluster.name=lintel-tests',
      ...deployedSettings(),
      'network.host=127.0.0.1',
      `discovery.seed_hosts=127.0.0.1:${ports[1]}`,
      'cluster.initial_cluster_manager_nodes=search-1',
      // A full disk of the machine is no reason to refuse what tests write.
      'cluster.routing.allocation.disk.threshold_enabled=false',
    ]);
  const nodes = [
    start('search-1', ports[0], ports[1], 'cluster_manager,data'),
    start('search-2', ports[2], ports[3], 'data'),
  ] as const;
  const urls = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[2]}`] as const;
  await untilTogether(urls[0], 2);
  return { url: urls.join(','), nodes };
}
