import type { Challenge } from './code.model.ts';
import { readFromTab, writeToTab } from './tab-storage.ts';

const KEY = 'lintel.code';
/** As long as a code holds (docs/spec/accounts.md#codes). Milliseconds. */
const HOLDS_MS = 10 * 60_000;

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' &&
  value !== null &&
  'sender' in value &&
  'to' in value &&
  typeof value.to === 'string' &&
  'from' in value &&
  'sentAt' in value &&
  typeof value.sentAt === 'number';

/** The code that this tab waits for, also after it was loaded again; null when none is, or it has ended. */
export function readPendingCode(now: number): Challenge | null {
  const stored = readFromTab(KEY);
  return isChallenge(stored) && now - stored.sentAt < HOLDS_MS ? stored : null;
}

/** Keeps it for this tab alone; null forgets it. A browser that keeps nothing asks for a new code after a reload. */
export const writePendingCode = (challenge: Challenge | null): void => writeToTab(KEY, challenge);
