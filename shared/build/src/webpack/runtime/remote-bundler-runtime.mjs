// Stub for @module-federation/webpack-bundler-runtime in a remote. Its functions keep nothing to themselves, so the shell's do
// (shell-bundler-runtime.mjs); a remote's own are its instance and how its container starts.
const { bundlerRuntime, attachShareScopeMap } = globalThis.federationBundlerRuntime;
// oxlint-disable-next-line no-underscore-dangle -- the vendor's names
const { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } = globalThis._FEDERATION_RUNTIME_CORE;

/** An entry that runs again, from a mirror, goes on with what the first run made. */
function instanceOf(options) {
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's names
  const { __INSTANCES__: instances } = CurrentGlobal.__FEDERATION__;
  const known = instances.find(({ options: { name } }) => name === options.name);
  known?.initOptions(options);
  const instance = known ?? new ModuleFederation(options);
  if (!known) setGlobalFederationInstance(instance);
  return instance;
}

/** All remotes and the shell have one share scope, `default`. */
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
    init: ({ webpackRequire: { federation } }) => instanceOf({ ...federation.initOptions, id: '' }),
    initContainerEntry,
  },
  attachShareScopeMap,
};
