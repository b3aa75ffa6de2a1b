import { Negotiator } from '@fastify/accept-negotiator';
import type { Encoding } from './compression.ts';

const both = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });
const gzip = new Negotiator<Encoding>({ supportedValues: ['gzip'] });

/** Encodings that a browser takes, the preferred one first; by its `Accept-Encoding`, weights included (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const accepted = String(header ?? '');
  const first = both.negotiate(accepted);
  const second = first === 'br' ? gzip.negotiate(accepted) : null;
  return [first, second].filter((encoding) => encoding !== null);
}
