const Environment = require(process.env.MUTATED_ENVIRONMENT);

/** The environment of a package's tests, in which no test runs after the first that fails: one is enough to notice a change. */
module.exports = class UntilFailure extends (Environment.TestEnvironment ?? Environment) {
  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state);
    if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true;
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
  }
};
