// Stub for the part that loads remotes which a configuration names; ours are named by the lock.
export const remotes = undefined;
