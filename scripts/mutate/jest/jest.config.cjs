const path = require('node:path');
const { projects } = require('@lintel/build/jest/projects.cjs');

// Stryker runs Jest in a copy of the repository: one package at a time, and of it the tests of the mutated folder.
const root = path.join(__dirname, '../../..');
const [project] = projects(root).filter(({ displayName }) => displayName === process.env.MUTATED_PACKAGE);
const ownTests = process.env.MUTATED_BY.split(' ')
  .filter(Boolean)
  .map((file) => path.join(root, file));
const { globalSetup, globalTeardown: _, ...rest } = project;
process.env.MUTATED_ENVIRONMENT =
  project.testEnvironment === 'node' ? 'jest-environment-node' : project.testEnvironment;
module.exports = {
  ...rest,
  ...(globalSetup ? { globalSetup: path.join(__dirname, 'global-setup.cjs') } : {}),
  roots: [path.join(root, process.env.MUTATED_FOLDER)],
  ...(ownTests.length > 0 ? { testMatch: ownTests } : {}),
  testEnvironment: path.join(__dirname, 'until-failure.cjs'),
  runner: path.join(__dirname, 'covering-runner.cjs'),
  testTimeout: 30_000,
};
