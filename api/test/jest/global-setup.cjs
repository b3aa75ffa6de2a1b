// Jest loads this file by its fixed name; the work is in TypeScript.
module.exports = async () => {
  const { prepareDatabases } = require('../harness/prepare-databases.ts');
  globalThis.stopTestDatabases = await prepareDatabases();
};
