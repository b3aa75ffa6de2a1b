import { yieldToMain } from '#core/yield-to-main.ts';
import { keepErrors } from '#platform/errors/early-errors.ts';

/**
 * Libraries first, then our own code from the inside out: pieces of work between which the browser paints what the document
 * brought, and answers the user. All of it is in this file's chunk; what is put off is running it.
 */
const startupTasks = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '#platform/loader/platform-modules.ts'),
  () => import(/* webpackMode: "eager" */ '#user/settings/settings.model.ts'),
  () => import(/* webpackMode: "eager" */ '#user/user-state.ts'),
  () => import(/* webpackMode: "eager" */ './compose.ts'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
];

async function main(): Promise<void> {
  keepErrors();
  for (const piece of startupTasks) {
    await yieldToMain();
    await piece();
  }
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

void main();
