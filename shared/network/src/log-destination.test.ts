import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, 'log-destination.ts');
/** A server that logs and answers two requests, and ends. */
const script = `
  import { createRequire } from 'node:module';
  import { logDestination } from ${JSON.stringify(source)};
  const { default: pino } = await import(createRequire(${JSON.stringify(source)}).resolve('pino'));
  const log = pino({}, logDestination(pino));
  for (const answer of ['first', 'second']) {
    log.info(answer);
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.error(answer);
  }
`;

it('a log that cannot be written ends no server, neither while it answers nor at its end', async () => {
  // Each write to a file that is open for reading fails, as on a full disk.
  const output = openSync(source, 'r');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', output, 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  closeSync(output);
  let answers = '';
  child.stderr!.on('data', (data: Buffer) => (answers += data));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, answers }).toEqual({ code: 0, answers: 'first\nsecond\n' });
});
