import { CODE_LIFETIME_MS } from '@lintel/api-contract';
import type { Challenge } from './code.model.ts';
import { readFromTab, writeToTab } from '@lintel/model-kit';

const KEY = 'lintel.code';

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
  return isChallenge(stored) && now - stored.sentAt < CODE_LIFETIME_MS ? stored : null;
}

/** Keeps it for this tab alone; null forgets it. A browser that keeps nothing asks for a new code after a reload. */
export const writePendingCode = (challenge: Challenge | null): void => writeToTab(KEY, challenge);
