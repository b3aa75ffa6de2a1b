import type { RemoteName } from './manifest.ts';

/** One release that somebody may look at instead of the live one. */
export interface Choice {
  version: string;
  build: string;
  createdAt: string;
  /** Why it would not fit beside the rest of the live lock; empty when it does. */
  refusals: string[];
}

/** What the overlay of a page may offer in an environment; the registry's server lists it. */
export interface Choices {
  /** `signed`: only by a link that somebody with the secret has made; `closed`: not at all. */
  policy: 'open' | 'signed' | 'closed';
  /** Newest first. Empty where links are not open: what is not live yet is nobody's business there. */
  remotes: Partial<Record<RemoteName, Choice[]>>;
}
