import { createStore } from 'effector';
import { readPushConfig } from './push-config.ts';

/** A messaging service in the words of this product. */
export interface PushService {
  /** Makes this browser known; resolves with the token under which it gets messages. */
  register(): Promise<string>;
  /** Makes the token worthless. */
  unregister(token: string): Promise<void>;
  /**
   * Fetches messages itself and hands them to the service worker; for services that do not use the browser's own push.
   * Returns the end of it.
   */
  listen?(token: string): () => void;
}

/** The service that this site is configured for, or null; its code is fetched only now. */
export async function loadPushService(): Promise<PushService | null> {
  const config = readPushConfig();
  if (config === null) return null;
  if (config === 'local') {
    const { sandboxPush } = await import(/* webpackChunkName: "push-sandbox" */ './sandbox-push.ts');
    return sandboxPush();
  }
  const { firebasePush } = await import(/* webpackChunkName: "push-firebase" */ './firebase-push.ts');
  return firebasePush(config);
}

/** How to get at the messaging service; replaced in tests. */
export const $pushSource = createStore(loadPushService);
