// Stub for the federation runtime's snapshot handler. Snapshots describe remotes that have a manifest of their own; ours
// are described by the lock, and a runtime with them preloads chunks without their hashes.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});
