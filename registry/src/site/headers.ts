import type { ResolvedSite } from './resolve-site.ts';
import { contentPolicy } from './content-policy.ts';

/**
 * Headers of a page with these releases.
 * @param connect other origins that all pages may call, e.g. the identity service's
 */
export const pageHeaders = ({ hosts }: Pick<ResolvedSite, 'hosts'>, connect: string[]) => ({
  'content-security-policy': contentPolicy({ ...hosts, connect: [...connect, ...hosts.connect] }),
  // A script without a hash does not run.
  'integrity-policy': 'blocked-destinations=(script)',
  // `same-origin` would break the sign-in popup.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), microphone=(self), camera=()',
  'x-content-type-options': 'nosniff',
});
