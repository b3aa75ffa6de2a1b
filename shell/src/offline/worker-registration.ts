import type { ToPage, ToWorker } from './worker-messages.ts';

const ADDRESS = '/service-worker.js';

/**
 * The page's service worker, registered once; nothing where the browser has none or does not let it. The worker's own file
 * is never answered from the HTTP cache.
 */
export async function registerWorker(
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker as
    | ServiceWorkerContainer
    | undefined,
): Promise<ServiceWorkerRegistration | undefined> {
  const registration = (await container?.register(ADDRESS, { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined;
  return registration;
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
