const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * What jsdom lacks and Node has: react-router needs TextEncoder, firebase needs fetch.
 * Not MessageChannel: React's scheduler would then keep jest alive for ever.
 */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }
};
