// A part of Jest, found through NODE_PATH (scripts/mutate.mjs) as Jest's default environment is.
const { default: TestRunner } = require('jest-runner');

/** Runs the files of `COVERING_FILES` in that order (all files without it), and none after the first that fails. */
module.exports = class CoveringRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const wanted = (process.env.COVERING_FILES ?? '').split('\n').filter(Boolean);
    const chosen =
      wanted.length > 0 ? wanted.flatMap((file) => tests.filter(({ path }) => path === file)) : tests;
    let hasFailed = false;
    const stops = [
      this.on('test-file-success', ([, result]) => (hasFailed ||= result.numFailingTests > 0)),
      this.on('test-file-failure', () => (hasFailed = true)),
    ];
    for (const test of chosen) if (!hasFailed) await super.runTests([test], watcher, options);
    for (const stop of stops) stop();
  }
};
