import { z } from 'zod';

const milliseconds = z.number().nonnegative().max(600_000).optional();

/** What a page measures of itself: milliseconds, and `cls`, which has no unit. */
export const webVitals = z.object({
  /** Until the largest thing in view was painted. */
  lcp: milliseconds,
  /** Until the first thing was painted. */
  fcp: milliseconds,
  /** The slowest of what the visitor did, until something was painted. */
  inp: milliseconds,
  /** Until the first byte. */
  ttfb: milliseconds,
  /** How far things moved by themselves. */
  cls: z.number().nonnegative().max(100).optional(),
});

export type WebVital = keyof z.output<typeof webVitals>;
