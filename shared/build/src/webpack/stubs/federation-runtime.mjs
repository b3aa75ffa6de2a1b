// Stub for the front of the federation runtime: of its functions those that the shell and an entry call. The vendor's hands
// all of them to each build as one object, so that nothing of it can be left out.
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** The one of this build. */
let own = null;

function create(options) {
  const Federation = getGlobalFederationConstructor() || ModuleFederation;
  const made = new Federation({ ...options, id: options.id || '' });
  setGlobalFederationInstance(made);
  return made;
}

/** An entry that runs again, from a mirror, goes on with what the first run made. */
export function init(options) {
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's names
  const { __INSTANCES__: instances } = CurrentGlobal.__FEDERATION__;
  const known = instances.find(({ options: { name } }) => name === options.name);
  known?.initOptions({ ...options, id: options.id || '' });
  own ??= known ?? create(options);
  return known ?? own;
}

export const loadRemote = (...given) => own.loadRemote(...given);
export const registerRemotes = (...given) => own.registerRemotes(...given);
export const registerPlugins = (...given) => own.registerPlugins(...given);

setGlobalFederationConstructor(ModuleFederation);
