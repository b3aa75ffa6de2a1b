import { CONTRACT_VERSION, type RemoteManifest } from '@lintel/contract';

/** In no menu and at no address: the shell asks for it when somebody wants to see what a page is made of. */
export const manifest: RemoteManifest = {
  name: 'mfe-overlay',
  contract: CONTRACT_VERSION,
  mounts: [],
  navigation: [],
  fills: ['page.overlay'],
  emits: [],
  consumes: [],
};
