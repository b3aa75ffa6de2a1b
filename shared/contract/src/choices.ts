import type { ByRemote } from './manifest.ts';

/** A release that a user may look at instead of the live one. */
export interface Choice {
  version: string;
  build: string;
  createdAt: string;
  /** Why it would not fit beside the rest of the live lock; empty when it does. */
  refusals: string[];
}

/** What the overlay of a page may offer in an environment; the registry's server lists it. */
export interface Choices {
  /** `signed`: only by a link that was signed with the secret; `closed`: not at all. */
  policy: 'open' | 'signed' | 'closed';
  /** Newest first. Empty where links are not open: releases that are not live yet are not public there. */
  remotes: ByRemote<Choice[]>;
}
