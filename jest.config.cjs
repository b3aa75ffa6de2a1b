const { projects } = require('@lintel/build/jest/projects.cjs');

// One project per package; `npx jest --selectProjects mfe-chat` runs one of them.
module.exports = { projects: projects(__dirname), testTimeout: 20_000 };
