import { createProgram } from './cli/program.ts';
import { RegistryError } from './store/registry-error.ts';

const program = createProgram((line) => void process.stdout.write(`${line}\n`));

program.parseAsync().catch((error: unknown) => {
  const expected = error instanceof RegistryError;
  process.stderr.write(`registry: ${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
