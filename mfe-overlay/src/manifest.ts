import { CONTRACT_VERSION, type RemoteManifest } from '@lintel/contract';

/** In no menu and at no address: the shell loads it when the user opens the debug overlay. */
export const manifest: RemoteManifest = {
  name: 'mfe-overlay',
  contract: CONTRACT_VERSION,
  mounts: [],
  navigation: [],
  fills: ['page.overlay'],
  emits: [],
  consumes: [],
};
