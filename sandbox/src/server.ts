import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

/** A client that never ends its request must not keep the process for ever. Milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildApp(config);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    // Requests that are being answered finish; every confirmed change is on disk already.
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  await app.listen({ port: config.port, host: config.host });
}

start().catch((error: unknown) => {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}${isPortTaken ? '. Set PORT to a free one.' : ''}\n`);
  process.exit(1);
});
