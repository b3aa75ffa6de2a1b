// @ts-check
const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');
const { rememberComputedStyles } = require('./computed-styles.cjs');

// styled-components adds rule by rule, as in the product. As texts, each rule makes jsdom parse the whole sheet again.
process.env.SC_DISABLE_SPEEDY = 'false';

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

/**
 * Where a page has port 0: another one for each process, so that runs beside each other do not meet. Below those that systems give
 * to connections.
 */
const ownPort = 20_000 + (process.pid % 10_000);

module.exports = class BrowserEnvironment extends JsdomEnvironment {
  /**
   * @param {any} config what Jest gives an environment; its types are in no package that this one has
   * @param {any} context
   */
  constructor(config, context) {
    const { testEnvironmentOptions: options } = config.projectConfig;
    if (options.url) options.url = options.url.replace(':0/', `:${ownPort}/`);
    super(config, context, jsdom);
  }

  /** @override */
  async setup() {
    await super.setup();
    /** @type {Record<string, unknown>} */ const page = this.global;
    /** @type {Record<string, unknown>} */ const node = globalThis;
    for (const name of fromNode) page[name] ??= node[name];
    // Tests begin on a page that has loaded.
    const { document } = this.global;
    if (document.readyState !== 'complete')
      await new Promise((resolve) => this.global.addEventListener('load', resolve, { once: true }));
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
    rememberComputedStyles(this.global);
  }
};
