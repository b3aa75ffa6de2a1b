import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An unguessable value for links and tokens. */
export const newSecret = (bytes = 32) => randomBytes(bytes).toString('base64url');

/** Six digits for a text message. */
export const newPhoneCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** What is stored instead of a secret, so that a copy of the disk gives no access. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Compares two secrets without telling by the clock where they differ. */
export const isSameSecret = (a: string, b: string) =>
  timingSafeEqual(Buffer.from(digest(a)), Buffer.from(digest(b)));
