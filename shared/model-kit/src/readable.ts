import type { Readable } from '@lintel/contract';
import { useSyncExternalStore } from 'react';

/** Re-renders with each change of a value that lives on the other side of the deployment boundary. */
export const useReadable = <T>(readable: Readable<T>): T =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.get);
