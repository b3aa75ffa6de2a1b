// @ts-check

/** An editor may take a file away before it writes it; so long a build that fails may be followed by one that does not. */
const SETTLES_AFTER_MS = 300;

/**
 * Reports a build that failed when no other one begins right after it.
 * @param {(problem: string) => void} report
 * @param {number} [after]
 */
export function settledProblem(report, after = SETTLES_AFTER_MS) {
  /** @type {NodeJS.Timeout | undefined} */ let waiting;
  return {
    /** A build failed. @param {string} problem */
    failed(problem) {
      clearTimeout(waiting);
      waiting = setTimeout(report, after, problem);
    },
    /** A build begins: what the one before had against it does not matter any more. */
    begun() {
      clearTimeout(waiting);
    },
  };
}
