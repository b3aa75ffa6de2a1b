// Stub for the federation runtime's preloading, which works from snapshots. The registry announces files instead.
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = (exposes) => exposes;
export const matchRemote = () => undefined;
export const preloadAssets = () => {};
