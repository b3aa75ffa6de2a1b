// @ts-check
// Stub for the front of @module-federation/webpack-bundler-runtime in the shell, which has no remotes and shared libraries of its
// build: only what entries of remotes need, as globals, so that they bring no federation runtime of their own (ADR 0044).
import { init } from '@module-federation/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error -- the vendor has no types for it
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

const federation = {
  // The entry made by the vendor's plugin asks whether it is there.
  runtime: {},
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    init: (/** @type {any} */ { webpackRequire }) => init(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
};

Object.assign(globalThis, {
  federationBundlerRuntime: federation,
  // The parts that an entry touches when it runs.
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
});

export default federation;
