import { loadToaster } from '#user/toasts/notices.tsx';
import { registerWorker, postToWorker } from './worker-registration.ts';

/**
 * Registers the service worker and gives it what this page is made of, so that the page opens without a network from the
 * first visit on, notices included, which tell what fails then, and the parts of the frame that `frameParts` fetch.
 */
export async function precachePage(frameParts: (() => Promise<unknown>)[]): Promise<void> {
  if (!(await registerWorker())) return;
  // What cannot be had now costs nothing of the rest.
  await Promise.allSettled([loadToaster, ...frameParts].map((load) => load()));
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .filter(({ pathname }) => /\.(js|css)$/.test(pathname))
    .map(({ pathname }) => pathname);
  await postToWorker({ type: 'lintel.keep', urls: [...new Set(urls)] });
}
