import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import { registerWorker } from '#features/offline/worker-registration.ts';
import type { PushConfig } from './push-config.ts';
import type { PushService } from './push-service.ts';

/**
 * Firebase Cloud Messaging. Only the token comes from the SDK: messages arrive in our own service worker, which is the same
 * for every vendor.
 */
export function firebasePush({ vapidKey, ...config }: PushConfig): PushService {
  const messaging = getMessaging(initializeApp(config, 'lintel-push'));
  return {
    async register() {
      const serviceWorkerRegistration = await registerWorker();
      if (!serviceWorkerRegistration) throw new Error('there is no service worker');
      return getToken(messaging, { vapidKey, serviceWorkerRegistration });
    },
    async unregister() {
      await deleteToken(messaging);
    },
  };
}
