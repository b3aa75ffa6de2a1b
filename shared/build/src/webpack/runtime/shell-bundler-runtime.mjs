// Stub for the parts of @module-federation/webpack-bundler-runtime in a remote: they keep nothing to themselves, so the
// shell's do (see provide-bundler-runtime.mjs).
const { bundlerRuntime, attachShareScopeMap: attach } = globalThis.federationBundlerRuntime;

export const { consumes, I: initializeSharing, installInitialConsumes } = bundlerRuntime;
export const attachShareScopeMap = attach;
