import { inlineLock } from '#platform/lock/inline-lock.ts';
import type { ToPage, ToWorker } from './worker-messages.ts';

const ADDRESS = '/service-worker.js';

/**
 * The page's service worker, registered once; nothing where the browser has none or does not let it. Its file is requested again
 * each time; a file that differs from the page's lock is not registered, and the previous worker stays.
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

/** Posts a message to the worker as soon as there is one; delivery is not confirmed. */
export async function postToWorker(message: ToWorker): Promise<boolean> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(await container?.getRegistration())) return false;
  const { active } = await container!.ready;
  active?.postMessage(message);
  return active !== null;
}

/** Listens to messages of the worker and confirms each one; returns a function that stops it. */
export function hearWorker(listener: (message: ToPage) => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listen = ({ data, ports }: MessageEvent<ToPage>) => {
    listener(data);
    ports[0]?.postMessage('received');
  };
  container?.addEventListener('message', listen);
  return () => container?.removeEventListener('message', listen);
}
