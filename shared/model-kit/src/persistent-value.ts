import type { Readable } from '@lintel/contract';

/** A value of this browser: nothing of it is sent anywhere. All tabs agree on it, at once and over reloads. */
export interface PersistentValue<Value> extends Readable<Value> {
  /** Returns whether the browser stored it; until a reload it holds anyway. */
  change(next: (value: Value) => Value): boolean;
}

/**
 * Keeps a value in the browser's storage. `read` makes the value of whatever is stored there, which may be anything:
 * `undefined` when nothing is.
 *
 * @example const notes = createPersistentValue({ key: 'lintel.notes', read: toNotes }); useReadable(notes)
 */
export function createPersistentValue<Value>({
  key,
  read,
}: {
  key: string;
  read(stored: unknown): Value;
}): PersistentValue<Value> {
  const listeners = new Set<(value: Value) => void>();
  let known: { text: string | null; value: Value } | undefined;
  /** Where storage is forbidden the value lives as long as the page. */
  let isForbidden = false;

  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      isForbidden = true;
      return null;
    }
  };
  function get(): Value {
    const text = stored();
    if (known && (isForbidden || known.text === text)) return known.value;
    known = { text, value: read(parse(text)) };
    return known.value;
  }
  const notify = () => {
    const value = get();
    for (const listener of listeners) listener(value);
  };
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };

  return {
    get,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', elsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', elsewhere);
      };
    },
    change(next) {
      const value = next(get());
      const text = JSON.stringify(value);
      let isStored = true;
      try {
        localStorage.setItem(key, text);
        isForbidden = false;
      } catch {
        isForbidden = true;
        isStored = false;
      }
      known = { text, value };
      notify();
      return isStored;
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
