import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { yieldToMain } from '#core/yield-to-main.ts';
import { provideFonts } from '#core/fonts/fonts.ts';
import { person } from '#user/user-state.ts';
import { compose } from './compose.ts';
import { readInlineLock } from '#platform/lock/inline-lock.ts';
import { createNavigation } from '#remotes/routing/navigation.ts';
import { ownerOf } from '#remotes/routing/owner-of.ts';
import { preloadOnIntent } from '#remotes/routing/preload-on-intent.ts';
import { startUserServices } from './start-user-services.ts';

/** Starts the page: person, remotes, and then what is to be seen. */
export async function start(): Promise<void> {
  const site = await readInlineLock();
  const navigation = createNavigation();
  const composition = compose(site, navigation);
  const { request, bus, notify, prepareLanguage, keepsPage } = composition;
  // The remote of this address loads while the user's half gets ready.
  const owner = ownerOf(site, location.pathname);
  if (owner?.state === 'on') composition.remotes.preload(owner.name);
  if (!owner?.mount.data?.length) composition.preloadClient();
  await yieldToMain();
  await startUserServices({
    request,
    emit: bus.emit,
    notify,
    prepareLanguage,
    keepsPage,
    log,
  });
  // `?pseudo` shows what a layout does with longer words, and which texts are not translated;
  // in a file with the design page, since only developers load either.
  if (site.environment !== 'production' && new URLSearchParams(location.search).has('pseudo'))
    await import(/* webpackChunkName: "page-design" */ '#user/language/pseudo.ts').then(({ speakPseudo }) =>
      speakPseudo(),
    );
  preloadOnIntent(site, composition.remotes);
  provideFonts(person.language);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  await yieldToMain();
  startTransition(() =>
    createRoot(root).render(<App composition={composition} log={log} onRouter={navigation.attach} />),
  );
}

/** Events that no user needs to see, such as an unavailable position. */
function log(message: string, context: Record<string, unknown> = {}): void {
  // oxlint-disable-next-line no-console -- for developers who read the console
  console.info(`[lintel] ${message}`, context);
}
