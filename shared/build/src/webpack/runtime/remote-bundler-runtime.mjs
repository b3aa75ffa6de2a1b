// @ts-check
// Stub for @module-federation/webpack-bundler-runtime in a remote. Its functions keep nothing to themselves, so the shell's do
// (shell-bundler-runtime.mjs); a remote's own are its instance and how its container starts.
/** With what the shell provides, whose types the vendor keeps to itself. @type {any} */
const page = globalThis;
const { bundlerRuntime, attachShareScopeMap } = page.federationBundlerRuntime;
// oxlint-disable-next-line no-underscore-dangle -- the vendor's names
const { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } = page._FEDERATION_RUNTIME_CORE;

/** An entry that runs again, from a mirror, goes on with what the first run made. */
/** @param {{ name: string, id: string }} options */
function instanceOf(options) {
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's names
  const { __INSTANCES__: instances } = CurrentGlobal.__FEDERATION__;
  const known = instances.find((/** @type {any} */ { options: { name } }) => name === options.name);
  known?.initOptions(options);
  const instance = known ?? new ModuleFederation(options);
  if (!known) setGlobalFederationInstance(instance);
  return instance;
}

/** All remotes and the shell have one share scope, `default`. @param {any} start what the entry of a container is called with */
function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }) {
  const { instance } = webpackRequire.federation;
  instance.initShareScopeMap('default', shareScope, {
    hostShareScopeMap: remoteEntryInitOptions.shareScopeMap,
  });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}

export default {
  // The entry made by the vendor's plugin asks whether it is there.
  runtime: {},
  bundlerRuntime: {
    ...bundlerRuntime,
    init: (/** @type {any} */ { webpackRequire: { federation } }) =>
      instanceOf({ ...federation.initOptions, id: '' }),
    initContainerEntry,
  },
  attachShareScopeMap,
};
