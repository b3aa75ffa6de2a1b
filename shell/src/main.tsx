import './platform/platform-modules.ts';
import { keepErrors } from './platform/early-errors.ts';
import { breath } from './breath.ts';

/** Libraries first, then our own code: in two pieces of work, between which the browser paints what the document brought. */
async function main(): Promise<void> {
  keepErrors();
  await breath();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

void main();
