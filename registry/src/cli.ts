import { createProgram } from '#cli/program.ts';
import { visibleLines } from '#cli/terminal.ts';
import { RegistryError, storageFault } from '#store/registry-error.ts';

const program = createProgram((line) => void process.stdout.write(`${line}\n`));

program.parseAsync().catch((error: unknown) => {
  const sentence = error instanceof RegistryError ? error.message : storageFault(error);
  const text = sentence ?? String((error as Error).stack ?? error);
  process.stderr.write(`registry: ${visibleLines(text)}\n`);
  process.exitCode = 1;
});
