/** Prepares the test databases once per runner of Stryker instead of once per mutant; their server ends with the runner. */
module.exports = async () => {
  if (!globalThis.stopTestDatabases) await require('../../../api/test/jest/global-setup.cjs')();
};
