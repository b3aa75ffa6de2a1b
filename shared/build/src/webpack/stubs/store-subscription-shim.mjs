// Stub for use-sync-external-store/shim: React has had the hook itself since version 18.
import { useSyncExternalStore } from 'react';

export { useSyncExternalStore };
export default { useSyncExternalStore };
