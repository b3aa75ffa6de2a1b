import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { newRegistry } from '#testing/new-registry.ts';

const folder = path.join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const moduleOf = (name: string) => pathToFileURL(require.resolve(`@lintel/build/${name}`)).href;
const build = `
  import { buildServices } from '${moduleOf('node/build-services.mjs')}';
  import { readPackage } from '${moduleOf('packages.mjs')}';
  const root = process.argv[1];
  await buildServices({ root, packages: [readPackage(root, 'registry')], log() {} });`;

/** A server that holds a port that was free. */
async function taken() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { port, free: () => new Promise((resolve) => server.close(resolve)) };
}
async function freePort(): Promise<number> {
  const { port, free } = await taken();
  await free();
  return port;
}

const children: ChildProcess[] = [];
let root: string;
beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', build, path.dirname(folder)]);
  const { files, release, lock } = await newRegistry();
  await lock(await release({ name: 'shell' }));
  root = files.folder!;
}, 60_000);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The program as an operator runs it. */
function serve(environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    [path.join(folder, 'dist/cli.mjs'), 'serve', '--root', root, '--env', 'staging'],
    { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  return child;
}

describe('the serve command', () => {
  it('answers visitors at one port and Prometheus at another, until it is stopped', async () => {
    const [port, metrics] = [await freePort(), await freePort()];
    const child = serve({ PORT: String(port), METRICS_PORT: String(metrics) });
    await once(child.stdout, 'data');
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(text).toMatch(/^lintel_site_revision\{lock="stable"\} 1$/m);
    expect(text).toMatch(
      /^lintel_http_request_duration_seconds_count\{.*route="\/health",status="200"\} 1$/m,
    );
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).not.toContain('lintel_site');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('counts nothing and opens no second port unless that is asked for', async () => {
    const port = await freePort();
    const child = serve({ PORT: String(port) });
    await once(child.stdout, 'data');
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('names the variable of a port that another program has', async () => {
    const other = await taken();
    const child = serve({ PORT: String(await freePort()), METRICS_PORT: String(other.port) });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(output).toContain(`Port ${other.port} is taken; set METRICS_PORT to another one.`);
    await other.free();
  });
});
