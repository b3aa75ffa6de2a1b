// @ts-check
// Stub for the front of the federation runtime: of its functions those that the shell calls. The vendor's hands all of them to
// each build as one object, so that nothing of it can be left out.
import {
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** The one of this build. @type {ModuleFederation | null} */
let own = null;

/** @param {Omit<ConstructorParameters<typeof ModuleFederation>[0], 'id'>} options */
export function init(options) {
  own = new ModuleFederation({ ...options, id: '' });
  setGlobalFederationInstance(own);
  return own;
}

export const getInstance = () => own;
/** @param {Parameters<ModuleFederation['registerShared']>} given */
export const registerShared = (...given) => own?.registerShared(...given);

setGlobalFederationConstructor(ModuleFederation);
