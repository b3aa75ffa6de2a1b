import type { Operation } from '@lintel/api-contract';
import type { DeliveryOptions, WaitingWrite } from '@lintel/contract';

/** A write that waits for the network. */
export interface OutboxEntry extends WaitingWrite, Pick<DeliveryOptions, 'keepsRefused'> {
  /** Owner of the write: no other user's session may send it. */
  userId: number;
  operation: Operation<unknown, unknown>;
  /** Plain data; files cannot wait. */
  parameters: unknown;
}

/** Where they are kept. */
export interface TextShelf {
  read(key: string): string | null;
  write(key: string, text: string): boolean;
  /** Another tab has written. */
  onElsewhere(listener: () => void): void;
}

/** Key in the browser's storage. */
export const OUTBOX_KEY = 'lintel.outbox';

const isEntry = (value: unknown): value is OutboxEntry => {
  const entry = value as Partial<OutboxEntry> | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof entry.id === 'string' &&
    typeof entry.key === 'string' &&
    typeof entry.userId === 'number' &&
    typeof entry.operation?.path === 'string'
  );
};

function parse(text: string | null): OutboxEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** What waits, oldest first, on the shelf that all tabs share; what cannot be read is not there. */
export function createEntries(storage: TextShelf, userId: () => number | undefined) {
  const listeners = new Set<(waiting: readonly WaitingWrite[]) => void>();
  let seen: { text: string | null; user: number | undefined; shown: readonly WaitingWrite[] } | undefined;

  const all = () => parse(storage.read(OUTBOX_KEY));
  const own = () => all().filter((entry) => entry.userId === userId());
  /** The same array as long as nothing has changed. */
  function shown(): readonly WaitingWrite[] {
    const [text, user] = [storage.read(OUTBOX_KEY), userId()];
    if (seen?.text !== text || seen.user !== user)
      seen = {
        text,
        user,
        shown: own().map(({ id, key, title, parameters, refused }) => ({
          id,
          key,
          title,
          parameters,
          refused,
        })),
      };
    return seen.shown;
  }
  const notify = () => listeners.forEach((listener) => listener(shown()));
  function write(entries: readonly OutboxEntry[]): boolean {
    const isKept = storage.write(OUTBOX_KEY, JSON.stringify(entries));
    notify();
    return isKept;
  }
  storage.onElsewhere(notify);

  return {
    own,
    shown,
    subscribe(listener: (waiting: readonly WaitingWrite[]) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** In place of an earlier one of the same key. */
    put: (entry: OutboxEntry) =>
      write([...all().filter(({ key, userId: who }) => key !== entry.key || who !== entry.userId), entry]),
    remove: (id: string) => write(all().filter((entry) => entry.id !== id)),
    refuse: (id: string, refused: string) =>
      write(all().map((entry) => (entry.id === id ? { ...entry, refused } : entry))),
    forget: () => write([]),
  };
}
