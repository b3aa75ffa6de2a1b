// npm run build [-- --only mfe-chat] [--version 1.2.0]: builds what changed.
import { parseArgs } from 'node:util';
import { build } from './build/build.mjs';
import { ready } from './bootstrap.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, version: { type: 'string' } } });
await ready();
await build({ ...values, log: (line) => console.log(line) });
