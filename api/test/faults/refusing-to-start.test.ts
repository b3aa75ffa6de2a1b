import fs from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { apiProcess, WITHOUT_POSTGRES, type ApiProcess } from '../harness/api-process.ts';
import { freePort } from '../harness/services.ts';

let api: ApiProcess;
let other: Server | undefined;
beforeAll(async () => {
  api = await apiProcess();
  await api.start();
}, 60_000);
afterAll(async () => {
  other?.close();
  await api.remove();
}, 30_000);

/** One sentence, nothing else. */
const expectSentence = (output: string, ...parts: string[]) => {
  expect(output.trim().split('\n')).toHaveLength(1);
  for (const part of parts) expect(output).toContain(part);
};

describe('a start that is refused', () => {
  it('names the process that uses the database folder', async () => {
    const { code, output } = await api.startExpectingExit({ PORT: String(await freePort()) });
    expect(code).toBe(1);
    expectSentence(
      output,
      api.dataDirectory,
      'is in use by lintel-api',
      'stop that process or set LINTEL_DATA',
    );
    expect((await fetch(`${api.origin}/api/ready`)).ok).toBe(true);
  }, 30_000);

  it('reports that the port is taken', async () => {
    await api.end('SIGTERM');
    const port = Number(new URL(api.origin).port);
    other = createServer().listen(port, '127.0.0.1');
    const { code, output } = await api.startExpectingExit();
    expect(code).toBe(1);
    expectSentence(output, `Port ${port} on 127.0.0.1 is taken`, 'set PORT');
    other.close();
  }, 30_000);

  it('names the variable that is wrong', async () => {
    const { code, output } = await api.startExpectingExit({ PORT: 'many' });
    expect(code).toBe(1);
    expectSentence(output, 'The environment variable PORT cannot be used');
  });

  it('does not run with the sandbox in production unless allowed by ALLOW_SANDBOX', async () => {
    const { code, output } = await api.startExpectingExit({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    expectSentence(output, 'IDENTITY_JWKS_URL', 'ALLOW_SANDBOX=1');
  });

  it('reports that the server of DATABASE_URL cannot be reached', async () => {
    const { code, output } = await api.startExpectingExit({
      DATABASE_URL: `postgres://x@127.0.0.1:${await freePort()}/x`,
    });
    expect(code).toBe(1);
    expectSentence(output, 'DATABASE_URL cannot be reached');
  });

  it('does not put an empty PGlite beside data of PostgreSQL where there is no PostgreSQL for the machine', async () => {
    const { code, output } = await api.startExpectingExit({ NODE_OPTIONS: WITHOUT_POSTGRES });
    expect(code).toBe(1);
    expectSentence(output, 'There is no PostgreSQL on npm for', 'set DATABASE_URL');
  });

  it('refuses files of another major version of PostgreSQL', async () => {
    fs.writeFileSync(path.join(api.dataDirectory, 'postgres/PG_VERSION'), '17\n');
    const { code, output } = await api.startExpectingExit();
    expect(code).toBe(1);
    expectSentence(output, 'was written by PostgreSQL 17', 'this release brings 18');
  });
});
