import type { Frame, StreamEnd } from './read-events.ts';

/** Milliseconds: the first pause after a failure, and the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export interface StayConnectedOptions {
  /** Reads the stream once from a position. */
  read(lastEventId: string | undefined, onFrame: (frame: Frame) => void): Promise<StreamEnd>;
  /** Where another tab, or an earlier connection, got to. */
  position: { lastEventId: string | undefined };
  onFrame(frame: Frame): void;
  signal: AbortSignal;
  /** Resolves after so many milliseconds, or when the wait is cancelled. */
  wait(ms: number): Promise<void>;
  random(): number;
}

/**
 * Keeps a stream open: goes on where the last connection ended, and waits longer after each failure. Pauses are random
 * between half and all of their length, so that a thousand pages do not come back at the same moment. Resolves with
 * `signed-out` when the session is over, otherwise when the signal ends it.
 */
export async function stayConnected({
  read,
  position,
  onFrame,
  signal,
  wait,
  random,
}: StayConnectedOptions): Promise<'signed-out' | 'stopped'> {
  let failures = 0;
  while (!signal.aborted) {
    const end = await read(position.lastEventId, (frame) => {
      failures = 0;
      if (frame.id) position.lastEventId = frame.id;
      onFrame(frame);
    });
    if (end === 'signed-out') return 'signed-out';
    if (signal.aborted) break;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    await wait(pause * (0.5 + random() / 2));
  }
  return 'stopped';
}
