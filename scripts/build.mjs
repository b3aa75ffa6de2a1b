// @ts-check
// npm run build [-- --only mfe-chat] [--version 1.2.0]: builds what changed.
import { build } from './build/build.mjs';
import { ready } from './bootstrap.mjs';
import { readCommandLine } from './command-line/command-line.mjs';

const { values } = readCommandLine(
  'npm run build [-- --only mfe-chat] [--version 1.2.0]: builds what changed.',
  {
    options: { only: { type: 'string' }, version: { type: 'string' } },
  },
);
await ready();
await build({ ...values, log: (line) => console.log(line) });
