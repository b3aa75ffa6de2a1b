import type { Operation } from '@lintel/api-contract';

/** A write that waits for the network. */
export interface Entry {
  id: string;
  key: string;
  /** Whose write it is: nobody else's session may send it. */
  userId: number;
  operation: Operation<unknown, unknown>;
  /** Plain data; files cannot wait. */
  parameters: unknown;
}

/** Where they are kept. */
export interface TextShelf {
  read(key: string): string | null;
  write(key: string, text: string): boolean;
}

/** Key in the browser's storage. */
export const OUTBOX_KEY = 'lintel.outbox';

const isEntry = (value: unknown): value is Entry => {
  const entry = value as Partial<Entry> | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof entry.id === 'string' &&
    typeof entry.key === 'string' &&
    typeof entry.userId === 'number' &&
    typeof entry.operation?.path === 'string'
  );
};

/** What waits, oldest first; what cannot be read is not there. */
export function readEntries(storage: TextShelf): Entry[] {
  try {
    const stored: unknown = JSON.parse(storage.read(OUTBOX_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export const writeEntries = (storage: TextShelf, entries: readonly Entry[]): boolean =>
  storage.write(OUTBOX_KEY, JSON.stringify(entries));
