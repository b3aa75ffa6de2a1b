import { createHash } from 'node:crypto';
import type { Integrity } from '@lintel/contract';

/** SHA-256 in the form of an `integrity` attribute. */
export const integrityOf = (bytes: Buffer | string): Integrity =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
