const { availableParallelism } = require('node:os');
const path = require('node:path');
const { projects } = require('@lintel/build/jest/projects.cjs');
const { TEST_TIMEOUT_MS } = require('@lintel/build/jest/test-timeout.cjs');
const { plainNode } = require('./scripts/test/plain-node/plain-node.cjs');

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error(
    'Tests need Node 24. This command brings it: npm run exec -- jest --selectProjects mfe-chat',
  );

// One project per package; `npm run exec -- jest --selectProjects mfe-chat` runs one of them.
// The first test of a file pays for compiling what it imports; with all cores busy that alone can take twenty seconds.
// Jest leaves one core free, which is half of a small machine; the tests of the back end mostly wait for their database.
module.exports = {
  projects: projects(__dirname, { plainNode }),
  // Not in the temporary folder, which `npm test` empties after each suite.
  cacheDirectory: path.join(__dirname, '.cache/jest'),
  testTimeout: TEST_TIMEOUT_MS,
  maxWorkers: Math.max(2, availableParallelism() - 1),
};
