import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const packageFolder = path.resolve(__dirname, '../..');

async function bundle(entry: string, outfile: string, ...options: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [
    require.resolve('esbuild/bin/esbuild'),
    entry,
    '--bundle',
    '--log-level=error',
    `--outfile=${outfile}`,
    ...options,
  ]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** The service as a process of its own on its own data, for tests that kill it or that run in a browser's world. */
export interface SandboxProcess {
  origin: string;
  start(): Promise<void>;
  /** Ends it like a power cut (SIGKILL) or politely (SIGTERM); answers the exit code, null after a kill. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** The SDK as a browser gets it; jest alone would always pick its build for Node, which knows no text messages. */
  browserSdk(): Promise<typeof import('firebase/app') & typeof import('firebase/auth')>;
  remove(): Promise<void>;
}

/** Bundles the service into a folder inside the package, so that its libraries are found. */
export async function prepareSandboxProcess(): Promise<SandboxProcess> {
  const folder = await mkdtemp(path.join(packageFolder, 'node_modules/.sandbox-test-'));
  const entry = path.join(folder, 'server.mjs');
  await bundle(
    path.join(packageFolder, 'src/server.ts'),
    entry,
    '--platform=node',
    '--format=esm',
    '--packages=external',
  );
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function isHealthy(): Promise<boolean> {
    return fetch(`${origin}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  }

  return {
    origin,
    end,
    async start() {
      child = spawn(process.execPath, [entry], {
        env: {
          PORT: String(port),
          LINTEL_DATA: path.join(folder, 'data'),
          PUBLIC_URL: origin,
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const deadline = Date.now() + 30_000;
      while (!(await isHealthy())) {
        if (Date.now() > deadline) throw new Error('the sandbox did not become healthy');
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    async browserSdk() {
      const source = path.join(folder, 'sdk.js');
      const outfile = path.join(folder, 'sdk.cjs');
      await writeFile(source, "export * from 'firebase/app';\nexport * from 'firebase/auth';\n");
      await bundle(source, outfile, '--platform=browser', '--format=cjs');
      return require(outfile);
    },
    async remove() {
      await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
