// Stub for shell/src/platform/loader/federation.ts in the one-bundle build: the same sources, without federation.
import type { RemoteModule, RemoteRelease } from '@lintel/contract';

const remotes: Record<RemoteRelease['name'], () => Promise<RemoteModule>> = {
  'mfe-catalogue': () => import(/* webpackChunkName: "catalogue" */ '../../mfe-catalogue/src/remote.ts'),
  'mfe-account': () => import(/* webpackChunkName: "account" */ '../../mfe-account/src/remote.ts'),
  'mfe-listings': () => import(/* webpackChunkName: "listings" */ '../../mfe-listings/src/remote.ts'),
  'mfe-chat': () => import(/* webpackChunkName: "chat" */ '../../mfe-chat/src/remote.ts'),
  'mfe-payments': () => import(/* webpackChunkName: "payments" */ '../../mfe-payments/src/remote.ts'),
  'mfe-overlay': () => import(/* webpackChunkName: "overlay" */ '../../mfe-overlay/src/remote.ts'),
};

export const importRemote = (release: RemoteRelease): Promise<RemoteModule> => remotes[release.name]();
