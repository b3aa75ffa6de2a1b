// A runtime plugin of the shell: gives remotes the federation runtime, which the vendor's plugin gives them as a whole. These are
// the parts that an entry touches when it runs.
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

const runtime = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

export default () => ({
  name: 'provide-runtime',
  /** @param {unknown} args as given */
  beforeInit(args) {
    Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtime });
    return args;
  },
});
