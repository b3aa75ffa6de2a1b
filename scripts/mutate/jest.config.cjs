const path = require('node:path');
const { projects } = require('@lintel/build/jest/projects.cjs');

// Stryker runs Jest in a copy of the repository: the tests of one package at a time.
const [project] = projects(path.join(__dirname, '../..')).filter(
  ({ displayName }) => displayName === process.env.MUTATED_PACKAGE,
);
module.exports = { ...project, testTimeout: 60_000 };
