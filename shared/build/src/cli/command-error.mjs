// @ts-check
/** What a developer did or has to do, in one sentence; printed without a stack. */
export class CommandError extends Error {}

/** Ends the program with a sentence. @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`lintel: ${sentence}\n`);
  process.exit(1);
}
