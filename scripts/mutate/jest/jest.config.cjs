const path = require('node:path');
const { projects } = require('@lintel/build/jest/projects.cjs');

// Stryker runs Jest in a copy of the repository: one package at a time, and of it the folders with tests of what is mutated.
const root = path.join(__dirname, '../../..');
const [project] = projects(root).filter(({ displayName }) => displayName === process.env.MUTATED_PACKAGE);
const paths = (names) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => path.join(root, name));
const ownTests = paths(process.env.MUTATED_BY);
const { globalSetup, globalTeardown: _, ...rest } = project;
process.env.MUTATED_ENVIRONMENT =
  project.testEnvironment === 'node' ? 'jest-environment-node' : project.testEnvironment;
module.exports = {
  ...rest,
  ...(globalSetup ? { globalSetup: path.join(__dirname, 'global-setup.cjs') } : {}),
  roots: paths(process.env.MUTATION_TESTS),
  ...(ownTests.length > 0 ? { testMatch: ownTests } : {}),
  testEnvironment: path.join(__dirname, 'until-failure.cjs'),
  runner: path.join(__dirname, 'covering-runner.cjs'),
  testTimeout: 30_000,
};
