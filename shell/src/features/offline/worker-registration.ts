import { inlineLock } from '#platform/lock/inline-lock.ts';
import type { ToPage, ToWorker } from './worker-messages.ts';

const ADDRESS = '/service-worker.js';

/**
 * The page's service worker, registered once; nothing where the browser has none or does not let it. Its file is asked for anew
 * each time, and one that is not what the page's lock says is not registered; the worker of before stays.
 */
export async function registerWorker(
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker as
    | ServiceWorkerContainer
    | undefined,
): Promise<ServiceWorkerRegistration | undefined> {
  if (!container || !(await isOfTheLock())) return container?.getRegistration();
  return (await container.register(ADDRESS, { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined;
}

/** Leaves the right bytes in the browser's cache, which the registration asks the server about and then takes. */
async function isOfTheLock(): Promise<boolean> {
  const integrity = inlineLock()?.worker;
  if (!integrity) return false;
  const answer = await fetch(ADDRESS, { integrity, cache: 'no-cache' }).catch(() => null);
  return answer?.ok === true;
}

/** Says something to the worker as soon as there is one; whether it arrived is not known. */
export async function tellWorker(message: ToWorker): Promise<boolean> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(await container?.getRegistration())) return false;
  const { active } = await container!.ready;
  active?.postMessage(message);
  return active !== null;
}

/** Hears what the worker says; returns the end of it. */
export function hearWorker(listener: (message: ToPage) => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listen = ({ data }: MessageEvent<ToPage>) => listener(data);
  container?.addEventListener('message', listen);
  return () => container?.removeEventListener('message', listen);
}
