import { z } from 'zod';

const isHere = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
const isSafe = (text: string) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isHere(hostname));
};

/** Addresses that are notified of each change of what visitors get, and the secret that signs what they are sent. */
export const webhooks = z
  .array(
    z.object({
      url: z.url().refine(isSafe, 'has to be https, or on this machine'),
      secret: z.string().min(32),
    }),
  )
  .max(10);
export type Webhook = z.infer<typeof webhooks>[number];
