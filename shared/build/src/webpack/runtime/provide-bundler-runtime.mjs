// A runtime plugin of the shell: gives remotes the functions that connect a webpack build with the federation runtime, as the
// vendor's plugin gives them the runtime itself. 3 KB less in every remote's entry (ADR 0044).
export default () => ({
  name: 'provide-bundler-runtime',
  /** @param {unknown} args as given */
  beforeInit(args) {
    Object.assign(globalThis, { federationBundlerRuntime: __webpack_require__.federation });
    return args;
  },
});
