const { projects } = require('@lintel/build/jest/projects.cjs');

// One project per package; `npx jest --selectProjects mfe-chat` runs one of them.
// The first test of a file pays for compiling what it imports; with all cores busy that alone can take twenty seconds.
module.exports = { projects: projects(__dirname), testTimeout: 60_000 };
