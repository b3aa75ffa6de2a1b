/** Configuration of the messaging service in the document: the vendor's public configuration, or none for this machine. */
export interface PushConfig {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  /** Public half of the key pair that signs web push subscriptions. */
  vapidKey: string;
}

const ELEMENT_ID = 'lintel-identity';
const fields = ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'] as const;

/**
 * `local` for the messaging service of the sandbox; the configuration of the vendor, which stands in the same block as that
 * of the identity service; null for a site that has an identity service and no push.
 */
export function readPushConfig(page: Document = document): PushConfig | 'local' | null {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return 'local';
  const given = JSON.parse(text) as Partial<PushConfig> & { local?: boolean };
  if (given.local) return 'local';
  return fields.every((field) => typeof given[field] === 'string' && given[field] !== '')
    ? (given as PushConfig)
    : null;
}
