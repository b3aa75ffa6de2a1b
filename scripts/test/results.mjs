// @ts-check
// What the suites of a run counted. A run passes only when every suite had tests and none failed.

/** @typedef {{ passed: number, failed: number, skipped: number, notes?: string[] }} Counts `notes` are lines for the end of the run */

/**
 * Runs suites one after the other and keeps their numbers.
 * @param {{ skip?: string[], print?(line: string): void }} [options] `skip` names suites that are left out.
 */
export function testResults({ skip = [], print = console.log } = {}) {
  /** @type {(Counts & { name: string, seconds: number })[]} */ const results = [];
  /** @type {string[]} */ const allNotes = [];
  const unknown = new Set(skip);
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);

  /** A suite that cannot be run or has no tests counts as one failure. @param {string} name @param {() => Promise<Counts>} work */
  async function step(name, work) {
    if (unknown.delete(name) || skip.includes(name)) return;
    const begun = Date.now();
    print(`▸ ${name} …`);
    let {
      passed,
      failed,
      skipped,
      notes = [],
    } = await work().catch((error) => {
      print(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return /** @type {Counts} */ ({ passed: 0, failed: 1, skipped: 0 });
    });
    if (passed + failed === 0) {
      print(`There are no tests to run in ${name}.`);
      failed = 1;
    }
    allNotes.push(...notes);
    const seconds = (Date.now() - begun) / 1000;
    results.push({ name, passed, failed, skipped, seconds });
    print(
      `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`,
    );
  }

  /** Prints the table and the sum of all suites. @param {number} milliseconds @returns {number} the exit code */
  function finish(milliseconds) {
    for (const name of unknown) {
      print(`✗ There is no suite ${name} to skip.`);
      results.push({ name, passed: 0, failed: 1, skipped: 0, seconds: 0 });
    }
    print(`\n${'suite'.padEnd(38)} passed failed skipped  seconds`);
    for (const { name, passed, failed, skipped, seconds } of results) {
      const numbers = [passed, failed, skipped].map((value) => String(value).padStart(6)).join(' ');
      print(`${name.padEnd(38)} ${numbers}  ${seconds.toFixed(1).padStart(7)}`);
    }
    for (const note of allNotes) print(note);
    print(`in ${(milliseconds / 60_000).toFixed(1)} minutes`);
    print(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
    return sum('failed') > 0 ? 1 : 0;
  }

  return { step, finish };
}
