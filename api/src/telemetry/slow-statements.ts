import type { Observer } from './observer.ts';
import { oneLine } from './one-line.ts';

interface Log {
  warn(line: object, message: string): void;
}

/** Logs statements that take long, with the request and the call that wanted them and without their values. */
export const slowStatements = (log: Log, fromMs: number): Observer => ({
  answered({ text, seconds, failed }, work) {
    if (seconds * 1000 < fromMs) return;
    log.warn(
      {
        event: 'slow_statement',
        // The log writes the id of the running request itself.
        work: work?.name,
        ms: Math.round(seconds * 1000),
        failed,
        statement: oneLine(text),
      },
      'slow statement',
    );
  },
});
